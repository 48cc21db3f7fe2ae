//! This server's lease: as long as it is renewed, the tables it has taken are its own.
//!
//! What is in memory belongs to the lease it was taken under. When that has run out (this server slept, or could not reach
//! the database), all of it is let go at once and read anew by whoever takes it; the database refuses whatever is still
//! on its way. Its end is the database's time; here it is only looked at early, by a clock that nobody sets.

use std::mem::take;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use store::{ServerId, StoreError};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::state::{Server, closing};

/// So many games of servers that are gone are gone on with at a time.
const AT_ONCE: u32 = 100;

/// Who this server is at the moment, and who else there is.
pub(crate) struct Lease {
    me: watch::Sender<Option<ServerId>>,
    /// All servers whose leases have not run out, as far as is known.
    live: watch::Sender<Vec<ServerId>>,
    /// When it was asked for that was last given.
    renewed: Mutex<Option<Instant>>,
    /// Games that go on by themselves, and could not be stored.
    stalled: Mutex<Vec<String>>,
}

impl Lease {
    pub(crate) fn new() -> Self {
        Self {
            me: watch::Sender::new(None),
            live: watch::Sender::new(Vec::new()),
            renewed: Mutex::default(),
            stalled: Mutex::default(),
        }
    }

    /// How long ago it was renewed, if it lasts.
    pub(crate) fn age(&self) -> Option<Duration> {
        let renewed = *self.renewed.lock().expect("nobody panics holding this");
        self.me().and(renewed).map(|renewed| renewed.elapsed())
    }

    /// A game goes on as soon as the store works again.
    pub(crate) fn go_on_later(&self, code: &str) {
        self.stalled.lock().expect("nobody panics holding this").push(code.to_owned());
    }

    /// Who this server is, as long as its lease lasts.
    pub(crate) fn me(&self) -> Option<ServerId> {
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
}

/// Comes in, and stays until the server closes. Answers when it is in, or when that takes too long.
pub(crate) async fn keep(house: &Arc<Server>) {
    let weak = Arc::downgrade(house);
    let (lease, mut shutdown) = (house.config.lease, house.shutdown.clone());
    tokio::spawn(async move {
        let mut often = interval(lease / 4);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ends = Instant::now();
        loop {
            tokio::select! {
                _ = often.tick() => {}
                () = closing(&mut shutdown) => return,
            }
            let Some(house) = weak.upgrade() else { return };
            // Not longer than the lease: whoever waits for an answer notices too late that it is over.
            let asked = Instant::now();
            let answer = match timeout(lease / 2, renewed(&house)).await {
                Ok(answer) => answer,
                Err(_) => Err(StoreError::Unavailable("the lease could not be renewed in time".into())),
            };
            match answer {
                Ok(()) => {
                    ends = asked + lease;
                    *house.lease.renewed.lock().expect("nobody panics holding this") = Some(asked);
                }
                Err(error) => {
                    tracing::warn!(%error, "the lease was not renewed");
                    house.metrics.lease_errors.fetch_add(1, Relaxed);
                    if error == StoreError::Lost || Instant::now() >= ends {
                        house.lease.me.send_if_modified(|me| me.take().is_some());
                        // At once, and as somebody new.
                        often.reset_immediately();
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                }
            }
        }
    });
    let _ = timeout(lease, house.lease.arrived()).await;
}

/// Renews the lease, or comes in; and goes on with what servers that are gone have left behind.
async fn renewed(house: &Arc<Server>) -> Result<(), StoreError> {
    let (store, config) = (&house.store, &house.config);
    let me = if let Some(me) = house.lease.me() {
        me
    } else {
        let address = config.peers.as_ref().map(|peers| peers.address.clone());
        let me = store.arrive(config.name.clone(), address, config.lease).await?;
        house.lease.me.send_replace(Some(me));
        me
    };
    let live = store.renew(me, config.lease).await?;
    house.lease.live.send_replace(live);
    let stalled = take(&mut *house.lease.stalled.lock().expect("nobody panics holding this"));
    for code in store.orphans(AT_ONCE).await?.into_iter().chain(stalled) {
        house.table(&code);
    }
    Ok(())
}

/// Leaves: what was held is free for others at once. Everything is stored by now.
pub(crate) async fn leave(house: &Server) {
    let Some(me) = house.lease.me() else { return };
    if let Ok(Err(error)) = timeout(Duration::from_secs(2), house.store.depart(me)).await {
        tracing::warn!(%error, "the lease could not be ended; it runs out by itself");
    }
}
