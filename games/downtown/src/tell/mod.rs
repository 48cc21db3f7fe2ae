//! What there is to say, as message ids and what goes into them. The words are in
//! `locales/*/downtown.ftl`.

pub(crate) mod parts;
