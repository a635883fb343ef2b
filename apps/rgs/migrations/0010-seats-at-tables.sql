-- Tables whose seats decide in turn, and bets behind the seat of somebody else.
alter table rgs.room_game
  -- While bets are taken: who played a seat in the round before, for whom it is kept. From the close
  -- on: who was dealt in. Rising by seat.
  add column seats jsonb not null default '[]',
  -- Decisions of the seats in their order; what is on the table follows from them and the seed.
  add column moves jsonb not null default '[]',
  -- The seat whose turn it is stands then; null when nobody has to decide.
  add column turn_ends_at timestamptz(3),
  -- When everybody has seen the end; null while a seat may still decide, and in other games.
  add column ends_at timestamptz(3);

-- Where a bet lies at such a table: seat-3, behind-3.
alter table rgs.round add column table_place text;
-- A seat has one player in a round.
-- version before: writes no table_place, and a place that is null is in no unique index.
create unique index round_at_seat on rgs.round (room_game_id, table_place)
  where table_place like 'seat-%' and state not in ('cancelling', 'cancelled');
