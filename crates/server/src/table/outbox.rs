//! What waits to be told until it is stored, in order.

use std::collections::VecDeque;

use store::{StoreError, Waiting};

use super::{Asker, SocketId};
use crate::outgoing::Outgoing;
use crate::telling::Notice;

/// Something to be told once it is stored.
pub(super) struct Parcel {
    /// What has to be durable first.
    pub(super) stored: Option<Waiting<()>>,
    /// To whom and what.
    pub(super) sends: Vec<(SocketId, Outgoing)>,
    /// Who is told something without having a screen here.
    pub(super) notices: Vec<Notice>,
    /// Who is told if it cannot be stored.
    pub(super) asker: Option<Asker>,
    /// Tells whoever has asked without a socket.
    pub(super) answer: Option<Box<dyn FnOnce() + Send>>,
}

/// What waits, oldest first.
#[derive(Default)]
pub(super) struct Outbox(VecDeque<Parcel>);

impl Outbox {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn push(&mut self, parcel: Parcel) {
        self.0.push_back(parcel);
    }

    /// Waits until the oldest is stored. Safe to give up and ask again.
    pub(super) async fn stored(&mut self) -> Result<(), StoreError> {
        if let Some(Parcel { stored: Some(stored), .. }) = self.0.front_mut() {
            stored.await?;
        }
        if let Some(parcel) = self.0.front_mut() {
            parcel.stored = None;
        }
        Ok(())
    }

    /// The oldest, if nothing keeps it any longer.
    pub(super) fn ready(&mut self) -> Option<Parcel> {
        self.0.front().filter(|parcel| parcel.stored.is_none())?;
        self.0.pop_front()
    }

    /// Whoever waits for an answer.
    pub(super) fn askers(&mut self) -> impl Iterator<Item = Asker> {
        self.0.drain(..).filter_map(|parcel| parcel.asker)
    }
}
