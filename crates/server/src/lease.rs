//! This server's lease: as long as it is renewed, the tables it has taken are its own.
//!
//! What is in memory belongs to the lease it was taken under. When that has run out (this server slept, or could not reach
//! the database), all of it is let go at once and read anew by whoever takes it; the database refuses whatever is still
//! on its way. Its end is the database's time; here it is only looked at early, by a clock that nobody sets: a lease lasts
//! from when it was asked for, and what is answered after its end is not believed, for others may have had everything
//! in between.

use std::future::pending;
use std::mem::take;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use store::{ServerId, StoreError};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, sleep_until, timeout};

use crate::state::{Server, closing};

/// A hundred years.
const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

/// Who this server is at the moment, and who else there is.
pub(crate) struct Lease {
    /// How long it lasts.
    length: Duration,
    me: watch::Sender<Option<ServerId>>,
    /// All servers whose leases have not run out, as far as is known.
    live: watch::Sender<Vec<ServerId>>,
    /// When it was asked for that was last given.
    renewed: Mutex<Option<Instant>>,
    /// Games that go on by themselves, and could not be stored or read.
    stalled: Mutex<Vec<String>>,
}

impl Lease {
    /// One that lasts so long; for ever, where nobody else can take anything.
    pub(crate) fn new(length: Option<Duration>) -> Self {
        Self {
            length: length.unwrap_or(FOR_EVER),
            me: watch::Sender::new(None),
            live: watch::Sender::new(Vec::new()),
            renewed: Mutex::default(),
            stalled: Mutex::default(),
        }
    }

    /// How long ago it was renewed, if it lasts.
    pub(crate) fn age(&self) -> Option<Duration> {
        let renewed = *self.renewed.lock().expect("nobody panics holding this");
        renewed.map(|renewed| renewed.elapsed()).filter(|age| *age < self.length)
    }

    /// A game goes on as soon as the store works again.
    pub(crate) fn go_on_later(&self, code: &str) {
        self.stalled.lock().expect("nobody panics holding this").push(code.to_owned());
    }

    /// The games that are to go on now.
    pub(crate) fn stalled(&self) -> Vec<String> {
        take(&mut *self.stalled.lock().expect("nobody panics holding this"))
    }

    /// Who this server is, as long as its lease lasts.
    pub(crate) fn me(&self) -> Option<ServerId> {
        self.age().and(self.named())
    }

    /// Who it is or was.
    fn named(&self) -> Option<ServerId> {
        *self.me.borrow()
    }

    /// Waits until whatever was taken as this server is lost.
    pub(crate) async fn lost(&self, server: ServerId) {
        let _ = self.me.subscribe().wait_for(|me| *me != Some(server)).await;
    }

    /// Waits until another server's lease has run out. It may have come in later than was last asked who is there.
    pub(crate) async fn gone(&self, other: ServerId) {
        let mut live = self.live.subscribe();
        while live.changed().await.is_ok() {
            if !live.borrow_and_update().contains(&other) {
                return;
            }
        }
    }

    /// Waits until this server has a lease.
    async fn arrived(&self) {
        let _ = self.me.subscribe().wait_for(Option::is_some).await;
    }

    /// When it ends.
    fn ends(&self) -> Option<Instant> {
        (*self.renewed.lock().expect("nobody panics holding this")).map(|renewed| renewed + self.length)
    }

    fn set(&self, me: Option<ServerId>, renewed: Option<Instant>) {
        *self.renewed.lock().expect("nobody panics holding this") = renewed;
        self.me.send_if_modified(|known| std::mem::replace(known, me) != me);
    }
}

/// Comes in, and stays until the server closes. Answers when it is in, or when that takes too long.
pub(crate) async fn keep(house: &Arc<Server>) {
    let weak = Arc::downgrade(house);
    let (lease, mut shutdown) = (house.config.lease, house.shutdown.clone());
    tokio::spawn(async move {
        let mut often = interval(lease / 4);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ends = None;
        loop {
            tokio::select! {
                _ = often.tick() => {}
                () = over(ends) => {}
                () = closing(&mut shutdown) => return,
            }
            let Some(house) = weak.upgrade() else { return };
            if let Err(error) = renew(&house).await {
                tracing::warn!(%error, "the lease was not renewed");
                house.metrics.lease_errors.fetch_add(1, Relaxed);
                if error == StoreError::Lost || house.lease.ends().is_none_or(|ends| Instant::now() >= ends) {
                    lose(&house);
                    // At once, and as somebody new.
                    often.reset_immediately();
                    sleep(Duration::from_millis(100)).await;
                }
            }
            ends = house.lease.ends();
        }
    });
    let _ = timeout(lease, house.lease.arrived()).await;
}

async fn over(ends: Option<Instant>) {
    match ends {
        Some(ends) => sleep_until(ends.into()).await,
        None => pending().await,
    }
}

/// Renews the lease, or comes in.
async fn renew(house: &Server) -> Result<(), StoreError> {
    let (lease, asked) = (&house.lease, Instant::now());
    let ends = lease.ends();
    let left = ends.map_or(house.config.lease, |ends| ends.saturating_duration_since(asked));
    if left.is_zero() {
        return Err(StoreError::Lost);
    }
    let late = |_| StoreError::Unavailable("the lease could not be renewed in time".into());
    let (me, live) = timeout(left.min(house.config.lease / 2), ask(house)).await.map_err(late)??;
    if ends.is_some_and(|ends| Instant::now() >= ends) {
        return Err(StoreError::Lost);
    }
    lease.set(Some(me), Some(asked));
    lease.live.send_replace(live);
    Ok(())
}

/// Asks for the lease, as whoever this server is or as somebody new: who that is, and who else there is.
async fn ask(house: &Server) -> Result<(ServerId, Vec<ServerId>), StoreError> {
    let (store, config) = (&house.store, &house.config);
    let me = if let Some(me) = house.lease.named() {
        me
    } else {
        let address = config.peers.as_ref().map(|peers| peers.address.clone());
        store.arrive(config.name.clone(), address, config.lease).await?
    };
    Ok((me, store.renew(me, config.lease).await?))
}

/// Whatever was held is lost, and others may take it: a renewal that is still on its way must not keep it for nobody.
fn lose(house: &Server) {
    let lost = house.lease.named();
    house.lease.set(None, None);
    if let Some(lost) = lost {
        drop(house.store.depart(lost));
    }
}

/// Leaves: what was held is free for others at once. Everything is stored by now.
pub(crate) async fn leave(house: &Server) {
    let Some(me) = house.lease.named() else { return };
    if let Ok(Err(error)) = timeout(Duration::from_secs(2), house.store.depart(me)).await {
        tracing::warn!(%error, "the lease could not be ended; it runs out by itself");
    }
}
