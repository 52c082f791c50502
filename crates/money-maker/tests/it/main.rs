//! The tests of both editions of Money Maker, in one binary.

mod beginner;
mod blunders;
mod budget;
mod cards;
mod central;
mod contract;
mod desk;
mod dice;
mod handing_over;
mod loans;
mod made_up;

mod minsky;
mod negotiations;
mod options;
mod players;
mod playthroughs;
mod positions;
mod prison;
mod prisoners_credit;
mod random_cards;
mod rules_page;
mod run;
mod setups;
mod shown;
mod told_to_beginners;
mod turn;
mod value;
