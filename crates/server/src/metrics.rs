//! What there is to count, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use store::Counts;

/// What the server counts while it runs.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: AtomicI64,
    pub(crate) connections: AtomicI64,
    pub(crate) tables: AtomicI64,
    pub(crate) messages: AtomicU64,
    pub(crate) moves: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) slow_readers: AtomicU64,
    pub(crate) notices: AtomicU64,
    pub(crate) store_errors: AtomicU64,
    pub(crate) lease_errors: AtomicU64,
    /// Sockets passed on to other servers.
    pub(crate) passed: AtomicI64,
}

impl Metrics {
    /// The page. Without counts the store does not answer.
    pub(crate) fn page(&self, counts: Option<&Counts>, waiting: usize, lease: Option<Duration>) -> String {
        let mut page = String::new();
        let mut put = |name: &str, kind: &str, help: &str, value: String| {
            let _ = write!(page, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        let gauge = |value: &AtomicI64| value.load(Relaxed).to_string();
        let count = |value: &AtomicU64| value.load(Relaxed).to_string();
        put("backroom_connections", "gauge", "Open connections.", gauge(&self.connections));
        put("backroom_sockets", "gauge", "Open WebSockets.", gauge(&self.sockets));
        put("backroom_tables_in_memory", "gauge", "Tables in memory.", gauge(&self.tables));
        put("backroom_messages_total", "counter", "Messages of clients.", count(&self.messages));
        put("backroom_moves_total", "counter", "Stored choices of people and bots.", count(&self.moves));
        put("backroom_refused_total", "counter", "Refused requests at tables.", count(&self.refused));
        put("backroom_thoughts_total", "counter", "Thoughts of bots.", count(&self.thoughts));
        put("backroom_slow_readers_total", "counter", "Sockets cut off.", count(&self.slow_readers));
        put("backroom_notices_total", "counter", "Messages to devices without a page.", count(&self.notices));
        put("backroom_waiting_bytes", "gauge", "Bytes that wait for readers.", waiting.to_string());
        put("backroom_store_errors_total", "counter", "What could not be stored.", count(&self.store_errors));
        put("backroom_lease_errors_total", "counter", "Times the lease was not renewed.", count(&self.lease_errors));
        if let Some((seconds, bytes)) = process() {
            put("process_cpu_seconds_total", "counter", "Processor time used.", format!("{seconds:.2}"));
            put("process_resident_memory_bytes", "gauge", "Memory used.", bytes.to_string());
        }
        put("backroom_sockets_passed", "gauge", "Sockets passed on to other servers.", gauge(&self.passed));
        put("backroom_store_answers", "gauge", "Whether the store answers.", u8::from(counts.is_some()).to_string());
        put("backroom_lease_held", "gauge", "Whether there is a lease.", u8::from(lease.is_some()).to_string());
        if let Some(age) = lease {
            let age = format!("{:.3}", age.as_secs_f64());
            put("backroom_lease_age_seconds", "gauge", "Since the lease was renewed.", age);
        }
        let Some(counts) = counts else { return page };
        put("backroom_people", "gauge", "People known.", counts.people.to_string());
        put("backroom_tables_gathering", "gauge", "Stored tables not begun.", counts.gathering.to_string());
        put("backroom_tables_running", "gauge", "Stored running games.", counts.running.to_string());
        put("backroom_tables_over", "gauge", "Stored finished games.", counts.over.to_string());
        put("backroom_inputs", "gauge", "Stored inputs.", counts.inputs.to_string());
        page
    }
}

/// This process's processor time and memory, where the system tells.
fn process() -> Option<(f64, u64)> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name, which may contain anything: the state is the first field, times are the 12th and 13th.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = memory.trim().trim_end_matches(" kB").parse().ok()?;
    // Linux tells times in hundredths of a second on every platform we run on.
    Some((ticks as f64 / 100.0, kilobytes * 1024))
}
