-- What counts as staked at a table of players is what the house kept of a seat's chips: its share of the
-- rake, or the fee of its tournament. The credit tells it to the platform.
-- version before: pays without writing it, so that its seats count nothing.
alter table cards.seat
  add column fee_minor bigint not null default 0 check (fee_minor >= 0);

-- An entry for which no card was dealt is rolled back. Its chips left the table before, so that its
-- player may sit down again meanwhile.
drop index cards.seat_of_player;
create unique index seat_of_player on cards.seat (player_ref, game_code)
  where state in ('asked', 'seated') or (state = 'returning' and returned_for is null);
