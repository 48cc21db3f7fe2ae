//! How our types stand in columns.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{Ended, Hashed, Hidden, PersonId, Stage, TableId};

macro_rules! as_inner {
    ($($type:ty),*) => {$(
        impl ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl FromSql for $type {
            fn column_result(value: ValueRef) -> FromSqlResult<Self> {
                FromSql::column_result(value).map(Self)
            }
        }
    )*};
}

as_inner!(PersonId, TableId, Hashed, Hidden<String>, Hidden<Vec<u8>>);

macro_rules! as_word {
    ($type:ty: $($value:ident $word:literal),*) => {
        impl ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(match self { $(Self::$value => $word,)* }.into())
            }
        }

        impl FromSql for $type {
            fn column_result(value: ValueRef) -> FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok(Self::$value),)*
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    };
}

as_word!(Stage: Gathering "gathering", Running "running", Over "over");
as_word!(Ended: Agreed "agreed", Untouched "untouched");
