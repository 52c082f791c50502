//! Hashes the values of any data in their order and leaves out every name: of types, fields and variants. A variant is
//! its place in the enum, a list begins with its length, and every value with its kind, so that no two different states
//! of one layout run together.

use std::fmt;

use serde::Serialize;
use serde::ser::{self, Serializer};
use sha2::{Digest as _, Sha256};

pub struct Values(pub Sha256);

/// What comes next.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Kind {
    Number,
    Text,
    Nothing,
    Something,
    Variant,
    List,
}

#[derive(Debug)]
pub struct NotData(String);

impl fmt::Display for NotData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotData {}

impl ser::Error for NotData {
    fn custom<T: fmt::Display>(message: T) -> NotData {
        NotData(message.to_string())
    }
}

type Done = Result<(), NotData>;

impl Values {
    fn put(&mut self, kind: Kind, value: u64) -> Done {
        let mut bytes = [kind as u8; 9];
        bytes[1..].copy_from_slice(&value.to_le_bytes());
        self.0.update(bytes);
        Ok(())
    }

    fn put_bytes(&mut self, bytes: &[u8]) -> Done {
        self.put(Kind::Text, bytes.len() as u64)?;
        self.0.update(bytes);
        Ok(())
    }

    /// A list whose length nobody says is told from the next value by what ends it.
    fn list(&mut self, length: Option<usize>) -> Result<&mut Values, NotData> {
        self.put(Kind::List, length.map_or(u64::MAX, |length| length as u64))?;
        Ok(self)
    }

    fn variant(&mut self, index: u32) -> Result<&mut Values, NotData> {
        self.put(Kind::Variant, u64::from(index))?;
        Ok(self)
    }
}

impl Serializer for &mut Values {
    type Ok = ();
    type Error = NotData;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_bool(self, value: bool) -> Done {
        self.put(Kind::Number, u64::from(value))
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(i64::from(value))
    }

    fn serialize_i64(self, value: i64) -> Done {
        self.put(Kind::Number, value.cast_unsigned())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.serialize_u64(u64::from(value))
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.put(Kind::Number, value)
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.serialize_f64(f64::from(value))
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.put(Kind::Number, value.to_bits())
    }

    fn serialize_char(self, value: char) -> Done {
        self.put(Kind::Number, u64::from(value))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.put_bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.put_bytes(value)
    }

    fn serialize_none(self) -> Done {
        self.put(Kind::Nothing, 0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Done {
        self.put(Kind::Something, 0)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.put(Kind::Nothing, 0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.put(Kind::Nothing, 0)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.variant(index).map(|_| ())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.variant(index)?)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, NotData> {
        self.list(length)
    }

    fn serialize_tuple(self, length: usize) -> Result<Self, NotData> {
        self.list(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Self, NotData> {
        self.list(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, NotData> {
        self.variant(index)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, NotData> {
        self.list(length)
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Self, NotData> {
        self.list(Some(length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, NotData> {
        self.variant(index)
    }
}

/// Parts of a whole, one after another.
macro_rules! parts {
    ($($of:ident $add:ident),+) => {
        $(impl ser::$of for &mut Values {
            type Ok = ();
            type Error = NotData;

            fn $add<T: ?Sized + Serialize>(&mut self, part: &T) -> Done {
                part.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })+
    };
}

/// Parts with names, which are left out.
macro_rules! fields {
    ($($of:ident),+) => {
        $(impl ser::$of for &mut Values {
            type Ok = ();
            type Error = NotData;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, _: &'static str, field: &T) -> Done {
                field.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })+
    };
}

parts!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);
fields!(SerializeStruct, SerializeStructVariant);

/// The keys of a map are values, not names.
impl ser::SerializeMap for &mut Values {
    type Ok = ();
    type Error = NotData;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Done {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::BTreeMap;

    fn hash(value: &impl Serialize) -> [u8; 32] {
        let mut values = Values(Sha256::new());
        value.serialize(&mut values).unwrap();
        values.0.finalize().into()
    }

    #[derive(Serialize)]
    struct Purse {
        gold: u32,
        owner: Option<Owner>,
    }

    #[derive(Serialize)]
    enum Owner {
        #[allow(dead_code)]
        Bank,
        Player {
            seat: u8,
        },
    }

    #[derive(Serialize)]
    struct Wallet {
        coins: u32,
        belongs_to: Option<Holder>,
    }

    #[derive(Serialize)]
    enum Holder {
        #[allow(dead_code)]
        House,
        Guest {
            chair: u8,
        },
    }

    #[test]
    fn names_do_not_matter() {
        let purse = Purse { gold: 7, owner: Some(Owner::Player { seat: 2 }) };
        let wallet = Wallet { coins: 7, belongs_to: Some(Holder::Guest { chair: 2 }) };
        assert_eq!(hash(&purse), hash(&wallet));
    }

    #[test]
    fn values_and_their_order_do() {
        let all = [
            hash(&Purse { gold: 7, owner: None }),
            hash(&Purse { gold: 8, owner: None }),
            hash(&Purse { gold: 7, owner: Some(Owner::Player { seat: 0 }) }),
            hash(&vec![vec![1, 2], vec![3]]),
            hash(&vec![vec![1], vec![2, 3]]),
            hash(&(1, 2)),
            hash(&(2, 1)),
            hash(&"12"),
            hash(&Some(1)),
            hash(&1),
            hash(&-1),
            hash(&1.5),
            hash(&'x'),
            hash(&true),
            hash(&BTreeMap::from([("a", 1)])),
            hash(&BTreeMap::from([("b", 1)])),
        ];
        // `true` is 1 and nothing else is what another is.
        let different: std::collections::BTreeSet<_> = all.into_iter().collect();
        assert_eq!(different.len(), 15);
    }
}
