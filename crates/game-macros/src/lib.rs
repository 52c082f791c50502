//! `#[derive(Action)]`: an action is declared once, as an enum with typed fields; forms, answers and the things on the
//! table that an action is about follow from it.
//!
//! | attribute | where | meaning |
//! |---|---|---|
//! | `#[action(element = Element)]` | the enum | the things on the game's table |
//! | `#[ask]` | a field | a form leaves it blank and asks for it |
//! | `#[detail]` | a field | the action is not about this thing, so it is not lit up |
//! | `#[about(Element::Track)]` | a variant | the action is about this thing, which no field names |
//!
//! For `enum Action` the derive writes `enum ActionForm`: each variant that asks for something, with the fields that are
//! already known. A form is typed, small and copied; filling it in gives the action without any JSON.

use heck::ToSnakeCase;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Ident, Result, Type, Variant};

#[proc_macro_derive(Action, attributes(action, ask, detail, about))]
pub fn derive_action(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(Error::into_compile_error).into()
}

/// A variant as the derive sees it: its fields in order, and whether a form leaves any of them blank.
struct Declared<'a> {
    variant: &'a Variant,
    fields: Vec<DeclaredField<'a>>,
}

struct DeclaredField<'a> {
    name: &'a Ident,
    ty: &'a Type,
    /// Documentation, and how serde writes the field.
    kept: Vec<&'a Attribute>,
    asked: bool,
    detail: bool,
}

fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(
            &input.ident,
            "actions are an enum: one variant for each thing a seat can do",
        ));
    };
    let element = element_type(input)?;
    let declared = data.variants.iter().map(declare).collect::<Result<Vec<_>>>()?;
    let form_enum = form_enum(input, &declared);
    let form_impl = form_impl(input, &element, &declared);
    let about = declared.iter().map(about_arm).collect::<Result<Vec<_>>>()?;
    let (action, form) = (&input.ident, form_name(&input.ident));
    Ok(quote! {
        #form_enum
        #form_impl
        impl ::game_core::Action for #action {
            type Element = #element;
            type Form = #form;
            #[allow(unused_variables)]
            fn things(&self, things: &mut ::std::vec::Vec<#element>) {
                match self { #(#about),* }
            }
        }
    })
}

fn form_name(action: &Ident) -> Ident {
    format_ident!("{action}Form")
}

fn element_type(input: &DeriveInput) -> Result<Type> {
    let mut element = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("action")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("element") {
                return Err(meta.error("only `element = …` can be said here"));
            }
            element = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    element.ok_or_else(|| {
        Error::new_spanned(&input.ident, "say which things are on the table: #[action(element = Element)]")
    })
}

fn declare(variant: &Variant) -> Result<Declared<'_>> {
    let has = |field: &Field, name: &str| field.attrs.iter().any(|attribute| attribute.path().is_ident(name));
    let fields = match &variant.fields {
        Fields::Unit => Vec::new(),
        Fields::Named(named) => named
            .named
            .iter()
            .filter_map(|field| {
                let name = field.ident.as_ref()?;
                let kept = |attribute: &&Attribute| {
                    attribute.path().is_ident("doc") || attribute.path().is_ident("serde")
                };
                let kept = field.attrs.iter().filter(kept).collect();
                let (asked, detail) = (has(field, "ask"), has(field, "detail"));
                Some(DeclaredField { name, ty: &field.ty, kept, asked, detail })
            })
            .collect(),
        Fields::Unnamed(_) => {
            return Err(Error::new_spanned(variant, "give the fields names: forms ask for them by name"));
        }
    };
    Ok(Declared { variant, fields })
}

impl Declared<'_> {
    fn asks(&self) -> bool {
        self.fields.iter().any(|field| field.asked)
    }

    /// As serde writes it with `rename_all = "snake_case"`.
    fn tag(&self) -> String {
        self.variant.ident.to_string().to_snake_case()
    }
}

/// The variants that ask for something, with the fields that are known beforehand.
fn form_enum(input: &DeriveInput, declared: &[Declared<'_>]) -> TokenStream {
    let (visibility, name) = (&input.vis, form_name(&input.ident));
    let doc = format!("[`{}`] with blanks: what a form already knows.", input.ident);
    let variants = declared.iter().filter(|declared| declared.asks()).map(|declared| {
        let ident = &declared.variant.ident;
        let tag = declared.tag();
        let known = declared.fields.iter().filter(|field| !field.asked).map(|field| {
            let (name, ty, kept) = (field.name, field.ty, &field.kept);
            quote!(#(#kept)* #name: #ty)
        });
        quote!(#[serde(rename = #tag)] #ident { #(#known),* })
    });
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize)]
        #visibility enum #name { #(#variants),* }
    }
}

fn form_impl(input: &DeriveInput, element: &Type, declared: &[Declared<'_>]) -> TokenStream {
    let (action, form) = (&input.ident, form_name(&input.ident));
    let asking: Vec<_> = declared.iter().filter(|declared| declared.asks()).collect();
    let names = asking.iter().map(|declared| {
        let ident = &declared.variant.ident;
        let asked = declared.fields.iter().filter(|field| field.asked).map(|field| field.name.to_string());
        quote!(#form::#ident { .. } => &[#(#asked),*])
    });
    let fills = |otherwise: TokenStream| -> Vec<TokenStream> {
        asking.iter().map(|declared| fill_arm(declared, action, &form, element, &otherwise)).collect()
    };
    let cannot = fills(quote!(return ::core::option::Option::None));
    let must = fills(quote!(::game_core::offers_too_much(&self)));
    // An enum without variants has nothing to match.
    let (names, fill, fill_surely) = if asking.is_empty() {
        (quote!(match *self {}), quote!(match self {}), quote!(match self {}))
    } else {
        let filled = quote!(match self { #(#cannot),* });
        (
            quote!(match self { #(#names),* }),
            quote!(::core::option::Option::Some(#filled)),
            quote!(match self { #(#must),* }),
        )
    };
    quote! {
        impl ::game_core::ActionForm for #form {
            type Action = #action;
            fn asks(&self) -> &'static [&'static str] {
                #names
            }
            #[inline]
            #[allow(unused_variables)]
            fn fill(self, filled: &::game_core::Filled<'_, #element>) -> ::core::option::Option<#action> {
                #fill
            }
            #[inline]
            #[allow(unused_variables)]
            fn fill_surely(self, filled: &::game_core::Filled<'_, #element>) -> #action {
                #fill_surely
            }
        }
    }
}

/// One variant, filled in: what is done where an answer cannot be read is up to the caller.
fn fill_arm(
    declared: &Declared<'_>,
    action: &Ident,
    form: &Ident,
    element: &Type,
    otherwise: &TokenStream,
) -> TokenStream {
    let ident = &declared.variant.ident;
    let known: Vec<_> = declared.fields.iter().filter(|field| !field.asked).map(|field| field.name).collect();
    let asked = declared.fields.iter().filter(|field| field.asked).enumerate();
    let read = asked.map(|(index, field)| {
        let (name, ty) = (field.name, field.ty);
        quote!(#name: match <#ty as ::game_core::Field<#element>>::read(filled, #index) {
            ::core::option::Option::Some(answer) => answer,
            ::core::option::Option::None => #otherwise,
        })
    });
    quote!(#form::#ident { #(#known),* } => #action::#ident { #(#known,)* #(#read),* })
}

/// Every field that names a thing on the table, unless it is a detail; then what the variant is about besides.
fn about_arm(declared: &Declared<'_>) -> Result<TokenStream> {
    let ident = &declared.variant.ident;
    let named: Vec<_> =
        declared.fields.iter().filter(|field| !field.detail).map(|field| field.name).collect();
    let mut about = Vec::new();
    for attribute in &declared.variant.attrs {
        if attribute.path().is_ident("about") {
            about.push(attribute.parse_args::<Expr>()?);
        }
    }
    let pattern = if declared.fields.is_empty() {
        quote!(Self::#ident)
    } else {
        quote!(Self::#ident { #(#named,)* .. })
    };
    Ok(quote!(#pattern => {
        #(::game_core::Field::things(#named, things);)*
        #(things.push(#about);)*
    }))
}
