//! What the commands for whoever runs a house share: where it is, and how dates are written.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{House, HouseError, HousePlace};

use super::serve::is_postgres;
use crate::failure::Failure;
use crate::language::told;

/// Where the house is.
#[derive(Debug, Args)]
pub struct Place {
    /// The folder its tables are kept in
    #[arg(long, value_name = "FOLDER", default_value = "countinghouse-data")]
    pub data: PathBuf,
    /// The PostgreSQL they are kept in instead; an address with a password belongs in the environment
    #[arg(long, value_name = "postgres://…", env = "COUNTINGHOUSE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl Place {
    pub fn house(&self) -> Result<HousePlace, Failure> {
        match &self.database {
            None => Ok(HousePlace::Folder(self.data.clone())),
            Some(url) if is_postgres(url) => Ok(HousePlace::Database(url.clone())),
            Some(_) => Err(Failure::BadInput(say!("not_postgres", option: "--database"))),
        }
    }

    pub fn open(&self) -> Result<House, Failure> {
        Ok(House::open(self.house()?)?)
    }
}

impl From<HouseError> for Failure {
    fn from(error: HouseError) -> Failure {
        match error {
            HouseError::NotAnswered(_) => Failure::CheckFailed(told(error)),
            error => Failure::of(error),
        }
    }
}

/// Reads a time like 90d, 36h or 2w.
pub fn age(text: &str) -> Result<Duration, String> {
    let unknown = || "write a number and d for days, h for hours or w for weeks: 90d".to_owned();
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(unknown)?;
    let hours = match unit {
        "h" => 1,
        "d" => 24,
        "w" => 7 * 24,
        _ => return Err(unknown()),
    };
    let number: u32 = number.parse().map_err(|_| unknown())?;
    if number == 0 {
        return Err("tables that were just used stay; write at least 1h".to_owned());
    }
    Ok(Duration::from_secs(u64::from(number) * hours * 60 * 60))
}

/// A moment as people read it, in universal time: 2026-11-17 13:45.
pub fn moment(unix_millis: i64) -> String {
    let minutes = unix_millis.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// The date so many days after 1 January 1970. Years are counted from March here, so that a leap day is the last one.
fn date(days: i64) -> (i64, i64, i64) {
    const DAYS_IN_400_YEARS: i64 = 146_097;
    // From 1 March of the year 0 on.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(DAYS_IN_400_YEARS), days.rem_euclid(DAYS_IN_400_YEARS));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next_year, month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        let day = 24 * 60 * 60 * 1000;
        assert_eq!(moment(0), "1970-01-01 00:00");
        assert_eq!(moment(-60_000), "1969-12-31 23:59");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(moment(951_782_400_000 + day), "2000-03-01 00:00");
        assert_eq!(moment(1_798_761_599_999), "2026-12-31 23:59");
        assert_eq!(moment(4_107_542_400_000), "2100-03-01 00:00", "1900 and 2100 have no leap day");
    }

    #[test]
    fn ages_have_a_unit() {
        assert_eq!(age("36h"), Ok(Duration::from_secs(36 * 3600)));
        assert_eq!(age("2w"), age("14d"));
        for odd in ["", "d", "90", "0d", "-1d", "3 d", "9m", "é"] {
            assert!(age(odd).is_err(), "{odd}");
        }
    }
}
