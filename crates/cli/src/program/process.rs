//! A running program: lines in, lines out, and nobody waits for it longer than agreed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A longer line is nonsense.
const LONGEST_LINE: u64 = 1 << 20;
/// How much of what it complains about is kept: the end.
const COMPLAINT: usize = 300;
/// How long a program may take to go home when the game is over.
const GOODBYE: Duration = Duration::from_millis(500);

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It took too long.
    Silent,
    /// It does not end its line.
    TooLong,
    /// It is gone; how it ended, and what it wrote to its error output last.
    Gone(Option<ExitStatus>, String),
}

/// A program at work. It ends with this value.
pub(crate) struct Process {
    child: Child,
    /// What it is told; written by a thread, because a program that does not read must not stop us.
    to: Option<Sender<String>>,
    from: Receiver<Option<Vec<u8>>>,
    complaint: Receiver<String>,
}

impl Process {
    /// Starts a program with its arguments, separated by blanks.
    pub(crate) fn start(command: &str) -> std::io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for us: a program that it stopped would seem to have given its game away.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (to, lines) = channel::<String>();
        let mut stdin = child.stdin.take().expect("piped");
        thread::spawn(move || {
            // A program that is gone does not hear the rest.
            lines.iter().try_for_each(|line| writeln!(stdin, "{line}").and_then(|()| stdin.flush()))
        });
        // One line at a time: a program that talks without being asked is not listened to.
        let (say, from) = sync_channel(1);
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE => {
                        let _ = say.send(None);
                        return;
                    }
                    Ok(_) if say.send(Some(line)).is_err() => return,
                    Ok(_) => {}
                }
            }
        });
        let (complain, complaint) = channel();
        let mut stderr = child.stderr.take().expect("piped");
        thread::spawn(move || {
            let (mut kept, mut chunk) = (Vec::new(), [0; 1024]);
            while let Ok(count @ 1..) = stderr.read(&mut chunk) {
                kept.extend_from_slice(&chunk[..count]);
                kept.drain(..kept.len().saturating_sub(COMPLAINT));
            }
            complain.send(String::from_utf8_lossy(&kept).split_whitespace().collect::<Vec<_>>().join(" "))
        });
        Ok(Self { child, to: Some(to), from, complaint })
    }

    /// Tells it something; it need not listen.
    pub(crate) fn tell(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// The next line it says.
    pub(crate) fn hear(&mut self, within: Duration) -> Result<Vec<u8>, Failure> {
        match self.from.recv_timeout(within) {
            Ok(Some(line)) => Ok(line),
            Ok(None) => Err(Failure::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Failure::Silent),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.wait(GOODBYE);
                Err(Failure::Gone(status, self.complaint.recv_timeout(GOODBYE).unwrap_or_default()))
            }
        }
    }

    /// How it ended, if it does so in time.
    fn wait(&mut self, within: Duration) -> Option<ExitStatus> {
        let began = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if began.elapsed() < within => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// Lets it finish by itself: there is nothing more to hear.
    pub(crate) fn dismiss(&mut self) {
        self.to = None;
        self.wait(GOODBYE);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
