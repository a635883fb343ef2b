-- A held credit that nobody claimed lapses (Lei 14.790/2023, art. 32).
-- version before: lets no credit lapse, and takes one that did as decided: only `held` waits there.

alter table play.held_credit drop constraint held_credit_state_check;
alter table play.held_credit add constraint held_credit_state_check
  check (state in ('held', 'released', 'refused', 'rolled_back', 'lapsed'));
alter table play.held_credit_event drop constraint held_credit_event_kind_check;
alter table play.held_credit_event add constraint held_credit_event_kind_check
  check (kind in ('held', 'released', 'refused', 'rolled_back', 'lapsed'));
alter table play.held_credit_event drop constraint held_credit_event_check;
alter table play.held_credit_event add constraint held_credit_event_check
  check ((kind in ('released', 'refused', 'lapsed')) = (operator is not null));

-- Unpaid credits of all brands, and rounds that the sweep has asked their vendor about.
create index held_credit_oldest on play.held_credit (held_at, id) where state = 'held';
create index bet_asked_about on play.bet (placed_at) where asked_at is not null;
