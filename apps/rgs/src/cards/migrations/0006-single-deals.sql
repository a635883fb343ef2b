-- Chips that went to another player in one deal: its loser put most of them in and then gave up; and in
-- how many of these deals a call would have cost next to nothing.
-- version before: writes days and signals without them; its facts have a version of their own.
alter table cards.pair_day
  add column yielded_count integer not null default 0 check (yielded_count >= 0),
  add column thrown_count integer not null default 0 check (thrown_count <= yielded_count);
alter table cards.collusion_signal drop constraint collusion_signal_kind_check;
alter table cards.collusion_signal add constraint collusion_signal_kind_check
  check (kind in ('chip_transfer', 'strong_folds', 'soft_play', 'company', 'single_deal'));
