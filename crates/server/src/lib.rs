//! Friends at one table: Backroom's games over HTTP and WebSocket, on an embedded database.

pub mod wire;
