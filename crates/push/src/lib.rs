//! Web push: a short message to a browser whose page is closed.
//!
//! A browser that wants to be told gives us a [`Subscription`]: an address at its maker's push service and
//! keys that this service does not have. A [`Sender`] encrypts a message for it (RFC 8291), signs that it
//! comes from this house (RFC 8292, [`Keys`]) and hands it to the service (RFC 8030). The service sees neither
//! what is said nor how long it is. Nothing here knows what messages are about.
//!
//! The address comes from a stranger, and we send requests to it. So it must be one of a push service:
//!
//! ```
//! use push::{Allowed, BadSubscription, Keys, Sender, Subscription};
//!
//! let keys = Keys::fresh();
//! println!("applicationServerKey: {}", keys.public());
//! let sender = Sender::new(keys, "mailto:host@example.org")?;
//! let inside = Subscription::read("https://10.0.0.1/admin", "", "", &Allowed::default());
//! assert_eq!(inside.unwrap_err(), BadSubscription::NotAPushService);
//! # Ok::<(), push::BadSubject>(())
//! ```

mod address;
mod allowed;
mod encrypt;
mod keys;
mod line;
mod sender;
mod subscription;
#[cfg(feature = "testkit")]
pub mod testkit;
mod token;

pub use allowed::{Allowed, BadEntry};
pub use encrypt::LONGEST_MESSAGE;
pub use keys::{BadKeys, Keys};
pub use sender::{AT_ONCE, Failure, PATIENCE, Sender, Urgency};
pub use subscription::{BadSubscription, LONGEST_ENDPOINT, Subscription};
pub use token::BadSubject;
