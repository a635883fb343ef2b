-- What instant lotteries gave back of their stakes is measured beside draws, and who ended an edition is recorded.
--
-- version before: writes sums of draws alone, and an edition that operators end is read as one that ended by its day.
alter table lottery.game_return drop constraint game_return_game_id_fkey;
comment on column lottery.game_return.game_id is 'of lottery.game or lottery.instant_game, which share no number';
comment on column lottery.game_return.draws is 'draws, or orders of an instant lottery';
create index instant_order_placed on lottery.instant_order (placed_at);

alter table lottery.instant_edition drop constraint instant_edition_closed_by_check,
  add constraint instant_edition_closed_by_check check (closed_by in ('sold_out', 'day', 'operators'));
