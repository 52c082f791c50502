//! Codes an action by the tree of `code.rs`. It is a serializer: what a record would say of the action is what is coded.

use std::fmt::Error;

use serde::ser::{self, Impossible, Serialize};

use crate::code::{Code, Kinds};

/// The numbers that were listed so far, by list.
#[derive(Clone, Debug, Default)]
pub struct Listed(pub Vec<Vec<u64>>);

/// Codes one action: gives the kind and the number within its block, without the place of a candidate.
pub fn code<A: Serialize>(
    action: &A,
    kinds: &Kinds,
    listed: &mut Listed,
    actor: usize,
    bucket: usize,
) -> Option<(usize, usize)> {
    action.serialize(Tag { kinds, digits: Digits { code: &Code::Leave, listed, actor, bucket } }).ok()
}

/// Reads the kind.
struct Tag<'a> {
    kinds: &'a Kinds,
    digits: Digits<'a>,
}

impl<'a> Tag<'a> {
    fn find(self, name: &str) -> Result<(usize, Digits<'a>), Error> {
        let place = self.kinds.kinds.iter().position(|kind| kind.name == name).ok_or(Error)?;
        Ok((place, Digits { code: &self.kinds.kinds[place].code, ..self.digits }))
    }
}

/// Writes the digits of one field.
struct Digits<'a> {
    code: &'a Code,
    listed: &'a mut Listed,
    actor: usize,
    bucket: usize,
}

type Coded = Result<usize, Error>;

impl<'a> Digits<'a> {
    fn number(self, number: u64) -> Coded {
        let fits = |n: usize| usize::try_from(number).ok().filter(|number| *number < n).ok_or(Error);
        match *self.code {
            Code::Leave => Ok(0),
            Code::Number(n) => fits(n),
            Code::Seat(n) => fits(n).map(|seat| (seat + n - self.actor) % n),
            Code::Amount => Ok(self.bucket),
            Code::Listed { list, most } => {
                let list = &mut self.listed.0[list];
                let place = list.iter().position(|other| *other == number).unwrap_or_else(|| {
                    list.push(number);
                    list.len() - 1
                });
                if place < most { Ok(place) } else { Err(Error) }
            }
            // An enum that is written as the number of its variant.
            Code::Variants(ref variants) => {
                let variant = variants.get(fits(variants.len())?).ok_or(Error)?;
                Ok(variant.1)
            }
            Code::Maybe(_) | Code::Fields(_) => Err(Error),
        }
    }

    fn variant(self, name: &str) -> Result<(usize, Digits<'a>), Error> {
        match self.code {
            Code::Leave => Ok((0, self)),
            Code::Variants(variants) => {
                let (_, at, code) = variants.iter().find(|(other, _, _)| other == name).ok_or(Error)?;
                Ok((*at, Digits { code, ..self }))
            }
            _ => Err(Error),
        }
    }

    fn fields(self, from: usize) -> FieldDigits<'a> {
        FieldDigits { digits: self, next: 0, number: 0, from, key: None }
    }
}

macro_rules! numbers {
    ($($method:ident: $kind:ty),+) => {$(
        fn $method(self, number: $kind) -> Result<Self::Ok, Error> {
            self.number(u64::try_from(number).map_err(|_| Error)?)
        }
    )+};
}

macro_rules! never {
    ($($method:ident($($argument:ty),*) -> $gives:ty),+ $(,)?) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$gives, Error> {
            Err(Error)
        }
    )+};
}

impl<'a> ser::Serializer for Digits<'a> {
    type Ok = usize;
    type Error = Error;
    type SerializeSeq = Ignored;
    type SerializeTuple = Ignored;
    type SerializeTupleStruct = Ignored;
    type SerializeTupleVariant = Ignored;
    type SerializeMap = Ignored;
    type SerializeStruct = FieldDigits<'a>;
    type SerializeStructVariant = FieldDigits<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    never!(serialize_f32(f32) -> usize, serialize_f64(f64) -> usize, serialize_char(char) -> usize,
        serialize_bytes(&[u8]) -> usize);

    fn serialize_bool(self, yes: bool) -> Coded {
        self.number(u64::from(yes))
    }

    fn serialize_str(self, name: &str) -> Coded {
        self.variant(name).map(|(at, _)| at)
    }

    fn serialize_none(self) -> Coded {
        Ok(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Coded {
        match self.code {
            Code::Maybe(code) => value.serialize(Digits { code, ..self }).map(|number| 1 + number),
            _ => value.serialize(self),
        }
    }

    fn serialize_unit(self) -> Coded {
        Ok(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Coded {
        Ok(0)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Coded {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Coded {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Coded {
        let (at, digits) = self.variant(variant)?;
        value.serialize(digits).map(|number| at + number)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Ignored, Error> {
        Ok(Ignored)
    }

    fn serialize_tuple(self, _: usize) -> Result<Ignored, Error> {
        Ok(Ignored)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Ignored, Error> {
        Ok(Ignored)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Ignored, Error> {
        Ok(Ignored)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Ignored, Error> {
        Ok(Ignored)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<FieldDigits<'a>, Error> {
        Ok(self.fields(0))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<FieldDigits<'a>, Error> {
        let (at, digits) = self.variant(variant)?;
        Ok(digits.fields(at))
    }
}

/// Writes the digits of fields one after another. A field that is left out is 0.
struct FieldDigits<'a> {
    digits: Digits<'a>,
    next: usize,
    number: usize,
    /// Where the variant begins.
    from: usize,
    /// The kind of an action, for the fields of a whole action.
    key: Option<usize>,
}

impl FieldDigits<'_> {
    fn write<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        let Code::Fields(fields) = self.digits.code else { return Ok(()) };
        while let Some((field, code)) = fields.get(self.next) {
            self.next += 1;
            self.number *= code.size();
            if field == name {
                let Digits { ref mut listed, actor, bucket, .. } = self.digits;
                self.number += value.serialize(Digits { code, listed, actor, bucket })?;
                return Ok(());
            }
        }
        Err(Error)
    }

    fn close(mut self) -> usize {
        if let Code::Fields(fields) = self.digits.code {
            for (_, code) in &fields[self.next.min(fields.len())..] {
                self.number *= code.size();
            }
        }
        self.from + self.number
    }
}

impl ser::SerializeStruct for FieldDigits<'_> {
    type Ok = usize;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.write(name, value)
    }

    fn end(self) -> Coded {
        Ok(self.close())
    }
}

impl ser::SerializeStructVariant for FieldDigits<'_> {
    type Ok = usize;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.write(name, value)
    }

    fn end(self) -> Coded {
        Ok(self.close())
    }
}

/// The fields of a whole action.
struct ActionDigits<'a>(FieldDigits<'a>);

impl ser::SerializeStructVariant for ActionDigits<'_> {
    type Ok = (usize, usize);
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.0.write(name, value)
    }

    fn end(self) -> Result<(usize, usize), Error> {
        let kind = self.0.key.ok_or(Error)?;
        Ok((kind, self.0.close()))
    }
}

impl<'a> ser::Serializer for Tag<'a> {
    type Ok = (usize, usize);
    type Error = Error;
    type SerializeSeq = Impossible<Self::Ok, Error>;
    type SerializeTuple = Impossible<Self::Ok, Error>;
    type SerializeTupleStruct = Impossible<Self::Ok, Error>;
    type SerializeTupleVariant = Impossible<Self::Ok, Error>;
    type SerializeMap = Impossible<Self::Ok, Error>;
    type SerializeStruct = Impossible<Self::Ok, Error>;
    type SerializeStructVariant = ActionDigits<'a>;

    never!(serialize_bool(bool) -> Self::Ok, serialize_i8(i8) -> Self::Ok, serialize_i16(i16) -> Self::Ok,
        serialize_i32(i32) -> Self::Ok, serialize_i64(i64) -> Self::Ok, serialize_u8(u8) -> Self::Ok,
        serialize_u16(u16) -> Self::Ok, serialize_u32(u32) -> Self::Ok, serialize_u64(u64) -> Self::Ok,
        serialize_f32(f32) -> Self::Ok, serialize_f64(f64) -> Self::Ok, serialize_char(char) -> Self::Ok,
        serialize_bytes(&[u8]) -> Self::Ok, serialize_none() -> Self::Ok, serialize_unit() -> Self::Ok,
        serialize_unit_struct(&'static str) -> Self::Ok,
        serialize_seq(Option<usize>) -> Self::SerializeSeq, serialize_tuple(usize) -> Self::SerializeTuple,
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct,
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant,
        serialize_map(Option<usize>) -> Self::SerializeMap,
        serialize_struct(&'static str, usize) -> Self::SerializeStruct);

    fn serialize_str(self, name: &str) -> Result<Self::Ok, Error> {
        self.find(name).map(|(kind, _)| (kind, 0))
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Self::Ok, Error> {
        self.serialize_str(variant)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Self::Ok, Error> {
        let (kind, digits) = self.find(variant)?;
        Ok((kind, value.serialize(digits)?))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ActionDigits<'a>, Error> {
        let (kind, digits) = self.find(variant)?;
        Ok(ActionDigits(FieldDigits { key: Some(kind), ..digits.fields(0) }))
    }
}

/// What candidates answer has no digits.
struct Ignored;

macro_rules! ignores {
    ($($kind:ident::$method:ident),+) => {$(
        impl ser::$kind for Ignored {
            type Ok = usize;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
                Ok(())
            }

            fn end(self) -> Coded {
                Ok(0)
            }
        }
    )+};
}

ignores!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

impl ser::SerializeMap for Ignored {
    type Ok = usize;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
        Ok(())
    }

    fn end(self) -> Coded {
        Ok(0)
    }
}
