//! Telling people something while no page of theirs is open: by web push, a message for each of their devices.
//!
//! A message names a game and its table, and nothing that happens there; it is encrypted for one device, and all
//! messages are equally long.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use push::{Allowed, BadSubscription, Failure, Keys, Sender, Subscription, Urgency};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{Hidden, PersonId, Store, Subscription as StoredDevice};
use tabletop::{Arg, Line, Viewer};
use words::{Language, Listener, Words};

use crate::config::Config;
use crate::state::{Server, closing};
use crate::wire::rest::Device;

/// Under this name the house keeps its key.
const KEY: &str = "web-push";

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// A game by letter waits for them.
    Turn,
    /// They are asked to another round.
    Invitation,
}

/// Something to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub(crate) to: PersonId,
    pub(crate) news: News,
    pub(crate) game: &'static str,
    pub(crate) code: String,
}

/// What is stored of a device, besides its address.
#[derive(Serialize, Deserialize)]
struct Body {
    p256dh: String,
    auth: String,
    language: Option<String>,
}

/// Who tells people something.
pub(crate) struct Teller {
    sender: Sender,
    services: Allowed,
}

impl Teller {
    /// With the key of this house, which is made at the first start; nobody where that is not wished.
    pub(crate) async fn open(store: &dyn Store, config: &Config) -> Option<Self> {
        let wished = config.push.as_ref()?;
        let kept = store.house_key(KEY, Hidden(Keys::fresh().to_bytes().to_vec())).await;
        let keys = kept.map_err(|error| error.to_string());
        let keys = keys.and_then(|kept| Keys::from_bytes(&kept.0).map_err(|error| error.to_string()));
        let sender = keys.and_then(|keys| Sender::new(keys, wished.contact()).map_err(|error| error.to_string()));
        match sender {
            Ok(sender) => Some(Self { sender, services: wished.services().clone() }),
            Err(error) => {
                tracing::error!(error, "nobody is told anything while no page is open");
                None
            }
        }
    }

    /// What devices subscribe with.
    pub(crate) fn key(&self) -> &str {
        self.sender.keys().public()
    }

    /// A device as it is stored, if it can be told something: its address must be a push service's.
    pub(crate) fn read(&self, device: &Device) -> Result<StoredDevice, BadSubscription> {
        let read = Subscription::read(&device.endpoint, &device.p256dh, &device.auth, &self.services)?;
        let language = device.language.clone().filter(|language| language.parse::<Language>().is_ok());
        let body = Body { p256dh: read.p256dh(), auth: read.auth(), language };
        let body = Hidden(serde_json::to_string(&body).expect("plain data"));
        Ok(StoredDevice { endpoint: read.endpoint().to_owned(), body })
    }

    /// Tells one device; whether it is there no longer.
    async fn tell(&self, device: &StoredDevice, notice: &Notice) -> bool {
        let Ok(body) = serde_json::from_str::<Body>(&device.body.0) else { return true };
        // Read anew: a service may have been taken off the list.
        let Ok(to) = Subscription::read(&device.endpoint, &body.p256dh, &body.auth, &self.services) else {
            return false;
        };
        let language = body.language.and_then(|language| language.parse().ok()).unwrap_or(Language::En);
        let message = notice.message(language);
        let (keep, urgency) = match notice.news {
            News::Turn => (Duration::from_secs(24 * 3600), Urgency::Normal),
            News::Invitation => (Duration::from_secs(3600), Urgency::High),
        };
        match self.sender.send(&to, message.as_bytes(), keep, urgency, Some(&notice.code)).await {
            Ok(()) => false,
            Err(Failure::Gone) => true,
            Err(failure) => {
                tracing::warn!(%failure, "a device could not be told something");
                false
            }
        }
    }
}

impl Notice {
    /// What the device is sent.
    fn message(&self, language: Language) -> String {
        let (kind, text) = match self.news {
            News::Turn => ("turn", "server-push-turn"),
            News::Invitation => ("invitation", "server-push-invitation"),
        };
        let title = || Arg::Name(format!("{}-title", self.game).into());
        let nobody = Listener { viewer: Viewer::Spectator, names: &[] };
        let say = |id: &'static str| Words::of(language).say(&Line::new(id).with("game", title()), &nobody);
        json!({ "kind": kind, "game": self.game, "code": self.code, "title": say("server-preview-title"), "text": say(text) })
            .to_string()
    }
}

impl fmt::Debug for Teller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Teller").field(&self.key()).finish()
    }
}

impl Server {
    /// Tells somebody something on all their devices, if they wish to be told and were not told too much lately.
    pub(crate) fn tell(self: &Arc<Self>, notice: Notice) {
        if self.teller.is_none() || !self.notices.allow(notice.to) {
            return;
        }
        let (house, mut shutdown) = (self.clone(), self.shutdown.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = house.tell_devices(&notice) => {}
                () = closing(&mut shutdown) => {}
            }
        });
    }

    async fn tell_devices(&self, notice: &Notice) {
        let Some(teller) = &self.teller else { return };
        let devices = match self.store.subscriptions(notice.to).await {
            Ok(devices) => devices,
            Err(error) => return tracing::warn!(%error, "nobody knows whom to tell"),
        };
        for device in devices {
            self.metrics.notices.fetch_add(1, Relaxed);
            if teller.tell(&device, notice).await
                && let Err(error) = self.store.unsubscribe(&device.endpoint).await
            {
                tracing::warn!(%error, "a device that is gone could not be forgotten");
            }
        }
    }
}
