-- Chips given up in a way in which nobody gives them up: a single deal is signalled for it.
-- version before: writes facts of rules version 1, which are never added to those of version 2.
alter table cards.pair_day
  add column given_up_hundredths bigint not null default 0 check (given_up_hundredths >= 0);
alter table cards.collusion_signal
  drop constraint collusion_signal_kind_check,
  add constraint collusion_signal_kind_check
    check (kind in ('chip_transfer', 'given_up', 'strong_folds', 'soft_play', 'company'));
