-- What a draw gave back of its stakes, and the sums of it by lottery and day.
--
-- version before: leaves the column empty, and its draws are not measured.
alter table lottery.draw add column back_minor bigint;
comment on column lottery.draw.back_minor is
  'prizes, ties, rebates and differences of the current attempt, found with its prizes';

create table lottery.game_return (
  game_id integer not null references lottery.game (id),
  -- Day of Brasília on which sales closed.
  day date not null,
  draws bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  stake_squared numeric not null,
  payout_squared numeric not null,
  stake_payout numeric not null,
  primary key (game_id, day)
);
