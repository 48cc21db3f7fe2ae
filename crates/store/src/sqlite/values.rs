//! How our types stand in columns.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::{Hashed, Hidden, PersonId, Stage, TableId};

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

impl ToSql for Stage {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Over => "over",
        }
        .into())
    }
}

impl FromSql for Stage {
    fn column_result(value: ValueRef) -> FromSqlResult<Self> {
        match value.as_str()? {
            "gathering" => Ok(Self::Gathering),
            "running" => Ok(Self::Running),
            "over" => Ok(Self::Over),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}
