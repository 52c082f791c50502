//! What a Growing New Business card does instead of paying: then it is discarded (R5).

use game_core::{Ask, Audience, Chance, Choices, FormKind, Item, LogOf, Seat, SeatSet, lossless};

use super::{Verdict, refuse};
use crate::action::{Action, ActionForm, CardId, Element};
use crate::cards::Business;
use crate::deck::each;
use crate::event::Event;
use crate::phase::{Phase, Turn};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

impl SmartMoneyMaker {
    pub(super) fn effect_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        let hand = &self.hands[seat];
        let deck = &config.deck;
        if hand.kinds() & (deck.businesses | 1 << deck.joker) == 0 || self.must_lay_request(seat) {
            return;
        }
        let others = self.others_with_cards(config, seat);
        for business in Business::ALL {
            for (card, joker) in [(deck.business(business), false), (deck.joker, true)] {
                if !hand.has(card) || others.is_empty() && business != Business::Free {
                    continue;
                }
                match business {
                    Business::SharingEconomy => {
                        others.iter().for_each(|from| choices.push(Action::Share { from, joker }));
                    }
                    Business::Crowdfunding => choices.push(Action::Crowdfund { joker }),
                    Business::Reputation => choices.push(Action::UseReputation { joker }),
                    Business::Free => choices.push(Action::UseFree { joker }),
                }
            }
        }
    }

    fn check_effect(&self, config: &Config, seat: Seat, business: Business, joker: bool) -> Verdict {
        self.check_held(config, seat, config.deck.business(business), joker)?;
        if self.must_lay_request(seat) {
            return refuse(Rule::Smm2Request, Why::MustLayRequest);
        }
        Ok(())
    }

    fn check_someone_has_cards(&self, config: &Config, seat: Seat) -> Verdict {
        if self.others_with_cards(config, seat).is_empty() {
            return refuse(Rule::Smm4Effect, Why::EmptyHands);
        }
        Ok(())
    }

    /// The card is used up, whatever its effect.
    fn use_effect(
        &mut self,
        config: &Config,
        seat: Seat,
        business: Business,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        let card = config.deck.business(business);
        self.play_from_hand(config, seat, card, joker);
        self.put_away(config, SmartMoneyMaker::really(config, card, joker));
        log.tell(Rule::Smm4Effect, || Event::EffectUsed { seat, card, joker });
    }

    fn check_another_hand(&self, config: &Config, seat: Seat, from: Seat) -> Verdict {
        if from == seat || from.number() >= usize::from(config.players) {
            let number = lossless(from.number());
            return refuse(Rule::Smm4Effect, Why::NotAnotherPlayer { seat: number });
        }
        if self.hands[from].is_empty() {
            return refuse(Rule::Smm4Effect, Why::EmptyHand { seat: from });
        }
        Ok(())
    }

    pub(super) fn check_share(&self, config: &Config, seat: Seat, from: Seat, joker: bool) -> Verdict {
        self.check_effect(config, seat, Business::SharingEconomy, joker)?;
        self.check_another_hand(config, seat, from)
    }

    pub(super) fn apply_share(
        &mut self,
        config: &Config,
        seat: Seat,
        from: Seat,
        joker: bool,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.use_effect(config, seat, Business::SharingEconomy, joker, log);
        let Some(card) = self.hands[from].pick("shared card", chance) else { return };
        self.hand_over(config, from, seat, card);
        log.reveals();
        let (rule, both) = (Rule::Smm4SharingEconomy, SeatSet::only(from).with(seat));
        log.tell_to(Audience::Only(both), rule, || Event::CardShared { from, to: seat, card });
        log.tell_to(Audience::AllBut(both), rule, || Event::CardSharedUnseen { from, to: seat });
    }

    pub(super) fn check_crowdfund(&self, config: &Config, seat: Seat, joker: bool) -> Verdict {
        self.check_effect(config, seat, Business::Crowdfunding, joker)?;
        self.check_someone_has_cards(config, seat)
    }

    pub(super) fn apply_crowdfund(
        &mut self,
        config: &Config,
        turn: Turn,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        self.use_effect(config, turn.seat, Business::Crowdfunding, joker, log);
        let from = self.others_with_cards(config, turn.seat);
        log.tell(Rule::Smm4Crowdfunding, || Event::CardsAskedFor { seat: turn.seat, from });
        self.phase = Phase::Give { turn, from };
    }

    pub(super) fn giving_choices(&self, seat: Seat, choices: &mut Choices<Self>) {
        for card in each(self.hands[seat].kinds()) {
            choices.push(Action::Give { card: card.into() });
        }
    }

    pub(super) fn check_give(&self, seat: Seat, card: u8) -> Verdict {
        let asked = matches!(self.phase, Phase::Give { from, .. } if from.has(seat));
        if !asked {
            return refuse(Rule::Smm4Crowdfunding, Why::NotAskedToGive);
        }
        if !self.hands[seat].has(card) {
            return refuse(Rule::Smm4Crowdfunding, Why::NotInHand { card });
        }
        Ok(())
    }

    /// Says whether others still have to give.
    pub(super) fn apply_give(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        log: &mut LogOf<Self>,
    ) -> bool {
        let Phase::Give { turn, from } = self.phase else { return false };
        self.hand_over(config, seat, turn.seat, card);
        log.reveals_what_was_known_to(SeatSet::only(seat));
        let (rule, both) = (Rule::Smm4Crowdfunding, SeatSet::only(seat).with(turn.seat));
        log.tell_to(Audience::Only(both), rule, || Event::CardGiven { from: seat, to: turn.seat, card });
        log.tell_to(Audience::AllBut(both), rule, || Event::CardGivenUnseen { from: seat, to: turn.seat });
        let from = from.without(seat);
        self.phase = Phase::Give { turn, from };
        !from.is_empty()
    }

    pub(super) fn check_reputation(&self, config: &Config, seat: Seat, joker: bool) -> Verdict {
        self.check_effect(config, seat, Business::Reputation, joker)?;
        self.check_someone_has_cards(config, seat)
    }

    pub(super) fn apply_reputation(
        &mut self,
        config: &Config,
        turn: Turn,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        let seat = turn.seat;
        self.use_effect(config, seat, Business::Reputation, joker, log);
        let only = Audience::Only(SeatSet::only(seat));
        log.reveals();
        for of in self.others_with_cards(config, seat).iter() {
            let hand = &mut self.hands[of];
            hand.show(&config.deck, only);
            log.tell_to(only, Rule::Smm4Reputation, || Event::HandLookedAt {
                seat,
                of,
                cards: hand.cards().collect(),
            });
        }
        log.tell(Rule::Smm4Reputation, || Event::HandsLookedAt { seat });
        self.phase = Phase::Take(turn);
    }

    pub(super) fn taking_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        for from in self.others_with_cards(config, seat).iter() {
            let cards = each(self.hands[from].kinds()).map(|card| Item::one(Element::Card(CardId(card))));
            let items = choices.items(cards);
            choices.form(FormKind::Pick, ActionForm::Take { from }, [Ask::One { items }]);
        }
    }

    pub(super) fn check_take(&self, config: &Config, seat: Seat, from: Seat, card: u8) -> Verdict {
        let asked = matches!(self.phase, Phase::Take(turn) if turn.seat == seat);
        if !asked {
            return refuse(Rule::Smm4Reputation, Why::NotNow);
        }
        self.check_another_hand(config, seat, from)?;
        if !self.hands[from].has(card) {
            return refuse(Rule::Smm4Reputation, Why::NotInThatHand { card });
        }
        Ok(())
    }

    pub(super) fn apply_take(
        &mut self,
        config: &Config,
        seat: Seat,
        from: Seat,
        card: u8,
        log: &mut LogOf<Self>,
    ) {
        self.hand_over(config, from, seat, card);
        let (rule, both) = (Rule::Smm4Reputation, SeatSet::only(from).with(seat));
        log.reveals_what_was_known_to(both);
        log.tell_to(Audience::Only(both), rule, || Event::CardTaken { from, to: seat, card });
        log.tell_to(Audience::AllBut(both), rule, || Event::CardTakenUnseen { from, to: seat });
    }

    pub(super) fn check_free(&self, config: &Config, seat: Seat, joker: bool) -> Verdict {
        self.check_effect(config, seat, Business::Free, joker)
    }

    pub(super) fn apply_free(
        &mut self,
        config: &Config,
        turn: Turn,
        joker: bool,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.use_effect(config, turn.seat, Business::Free, joker, log);
        let plays = config.setup.free_plays;
        log.tell(Rule::Smm4Free, || Event::PlaysFollow { seat: turn.seat, plays });
        self.finish_play(config, Turn { follow: turn.follow.saturating_add(plays), ..turn }, chance, log);
    }
}
