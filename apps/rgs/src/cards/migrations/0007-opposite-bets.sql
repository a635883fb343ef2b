-- The platform reads all signals of pairs from one list, those of bets at tables as well.
-- version before: raises no signal of this kind, and lists it like the others.
alter table cards.collusion_signal drop constraint collusion_signal_kind_check;
alter table cards.collusion_signal add constraint collusion_signal_kind_check check (kind in
  ('chip_transfer', 'strong_folds', 'soft_play', 'company', 'single_deal', 'opposite_bets'));
