//! Writes a view into the places that its layout has for it. It is a serializer, so it sees what a client would be sent and
//! nothing else, and it allocates nothing.

use std::fmt::Error;

use serde::ser::{self, Impossible, Serialize};

use crate::layout::{Field, Part};

/// Writes one part.
pub struct Writer<'a> {
    pub part: &'a Part,
    pub out: &'a mut [f32],
    /// The number of the seat that looks.
    pub viewer: usize,
}

type Done = Result<(), Error>;

/// Whole numbers up to millions stay apart and large ones stay small.
fn squeezed(number: f64) -> f32 {
    (number.signum() * number.abs().ln_1p()) as f32
}

/// The place of a seat, counted from the viewer on.
fn seat_place(seat: usize, viewer: usize, players: usize) -> usize {
    (seat + players - viewer) % players
}

impl<'a> Writer<'a> {
    fn number(self, number: f64) -> Done {
        let place = number as usize;
        match *self.part {
            // An enum that is written as the number of its variant.
            Part::Variants(ref variants) if place < variants.len() => self.out[place] = 1.0,
            Part::Amount => self.out[0] = squeezed(number),
            Part::Flag => self.out[0] = f32::from(u8::from(number != 0.0)),
            Part::Name(n) | Part::Bits(n) if place < n => self.out[place] = 1.0,
            Part::Seat(n) | Part::Seats(n) if place < n => self.out[seat_place(place, self.viewer, n)] = 1.0,
            _ => {}
        }
        Ok(())
    }

    /// Marks the variant and gives the writer of what it contains.
    fn variant(self, name: &str) -> Writer<'a> {
        let Writer { part, out, viewer } = self;
        if let Part::Variants(variants) = part
            && let Some((place, field)) = variants.iter().enumerate().find(|(_, field)| field.name == name)
        {
            out[place] = 1.0;
            return Writer { part: &field.part, out: &mut out[field.at..], viewer };
        }
        Writer { part: &Part::Skip, out, viewer }
    }

    fn fields(self) -> FieldWriter<'a> {
        let fields = match self.part {
            Part::Fields(fields) => fields.as_slice(),
            _ => &[],
        };
        FieldWriter { fields, next: 0, out: self.out, viewer: self.viewer }
    }

    fn items(self) -> ItemWriter<'a> {
        ItemWriter { part: self.part, out: self.out, viewer: self.viewer, count: 0 }
    }
}

macro_rules! numbers {
    ($($method:ident: $kind:ty),+) => {$(
        fn $method(self, number: $kind) -> Done {
            self.number(number as f64)
        }
    )+};
}

impl<'a> ser::Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = ItemWriter<'a>;
    type SerializeTuple = ItemWriter<'a>;
    type SerializeTupleStruct = ItemWriter<'a>;
    type SerializeTupleVariant = ItemWriter<'a>;
    type SerializeMap = FieldWriter<'a>;
    type SerializeStruct = FieldWriter<'a>;
    type SerializeStructVariant = FieldWriter<'a>;

    numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_u8: u8,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32, serialize_f64: f64);

    fn serialize_bool(self, yes: bool) -> Done {
        self.number(if yes { 1.0 } else { 0.0 })
    }

    fn serialize_char(self, _: char) -> Done {
        Ok(())
    }

    /// A text is a variant's name, or a name for people.
    fn serialize_str(self, text: &str) -> Done {
        self.variant(text);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Done {
        Ok(())
    }

    fn serialize_none(self) -> Done {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        let Writer { part, out, viewer } = self;
        if let Part::Maybe(inner) = part {
            out[0] = 1.0;
            return value.serialize(Writer { part: inner, out: &mut out[1..], viewer });
        }
        value.serialize(Writer { part, out, viewer })
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.variant(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.variant(variant))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<ItemWriter<'a>, Error> {
        Ok(self.items())
    }

    fn serialize_tuple(self, _: usize) -> Result<ItemWriter<'a>, Error> {
        Ok(self.items())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<ItemWriter<'a>, Error> {
        Ok(self.items())
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<ItemWriter<'a>, Error> {
        Ok(self.variant(variant).items())
    }

    fn serialize_map(self, _: Option<usize>) -> Result<FieldWriter<'a>, Error> {
        Ok(self.fields())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<FieldWriter<'a>, Error> {
        Ok(self.fields())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<FieldWriter<'a>, Error> {
        Ok(self.variant(variant).fields())
    }
}

/// Writes what has named fields.
pub struct FieldWriter<'a> {
    fields: &'a [Field],
    /// The field that was asked for last; fields come in the order of the layout.
    next: usize,
    out: &'a mut [f32],
    viewer: usize,
}

impl FieldWriter<'_> {
    fn find(&mut self, name: &str) {
        let is_next = self.fields.get(self.next).is_some_and(|field| field.name == name);
        if !is_next {
            let found = self.fields.iter().position(|field| field.name == name);
            self.next = found.unwrap_or(self.fields.len());
        }
    }

    fn write<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        if let Some(field) = self.fields.get(self.next) {
            let out = &mut self.out[field.at..];
            value.serialize(Writer { part: &field.part, out, viewer: self.viewer })?;
            self.next += 1;
        }
        Ok(())
    }
}

impl ser::SerializeStruct for FieldWriter<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.find(name);
        self.write(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeStructVariant for FieldWriter<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        ser::SerializeStruct::serialize_field(self, name, value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

impl ser::SerializeMap for FieldWriter<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(Key(self))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.write(value)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

/// Finds the field that a key names. Keys that are no text name no field.
struct Key<'w, 'a>(&'w mut FieldWriter<'a>);

macro_rules! no_field {
    ($($method:ident($($argument:ty),*)),+ $(,)?) => {$(
        fn $method(self, $(_: $argument),*) -> Done {
            self.0.next = self.0.fields.len();
            Ok(())
        }
    )+};
}

impl ser::Serializer for Key<'_, '_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Impossible<(), Error>;
    type SerializeTuple = Impossible<(), Error>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Impossible<(), Error>;
    type SerializeStruct = Impossible<(), Error>;
    type SerializeStructVariant = Impossible<(), Error>;

    fn serialize_str(self, name: &str) -> Done {
        self.0.find(name);
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.0.find(variant);
        Ok(())
    }

    no_field!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_bytes(&[u8]),
        serialize_none(),
        serialize_unit(),
        serialize_unit_struct(&'static str)
    );

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Done {
        Err(Error)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Error> {
        Err(Error)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Error> {
        Err(Error)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Error> {
        Err(Error)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        Err(Error)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Error> {
        Err(Error)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, Error> {
        Err(Error)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Error> {
        Err(Error)
    }
}

/// Writes one item after another.
pub struct ItemWriter<'a> {
    part: &'a Part,
    out: &'a mut [f32],
    viewer: usize,
    count: usize,
}

impl ItemWriter<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        let (place, viewer) = (self.count, self.viewer);
        self.count += 1;
        match self.part {
            // The numbers of a set mark their places.
            Part::Bits(_) | Part::Seats(_) => {
                value.serialize(Writer { part: self.part, out: &mut *self.out, viewer })
            }
            Part::List { item, each, most } if place < *most => {
                value.serialize(Writer { part: item, out: &mut self.out[1 + place * each..], viewer })
            }
            Part::BySeat { item, each, players } if place < *players => {
                let from = seat_place(place, viewer, *players) * each;
                value.serialize(Writer { part: item, out: &mut self.out[from..], viewer })
            }
            Part::Fields(fields) => match fields.get(place) {
                Some(field) => {
                    value.serialize(Writer { part: &field.part, out: &mut self.out[field.at..], viewer })
                }
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn close(self) -> Done {
        if matches!(self.part, Part::List { .. }) {
            self.out[0] = squeezed(self.count as f64);
        }
        Ok(())
    }
}

macro_rules! writes_items {
    ($($kind:ident::$method:ident),+) => {$(
        impl ser::$kind for ItemWriter<'_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.item(value)
            }

            fn end(self) -> Done {
                self.close()
            }
        }
    )+};
}

writes_items!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);
