-- Players who bet against each other at tables: rounds that are still to be compared, and what their
-- pairs did by the day. The rules are packages/game-rules/src/bets/opposite-bets.ts, in words
-- docs/valid-stake.md.
-- version before: settles rounds without noting them here, so that they are not compared.

-- Settled rounds in which two or more players bet; a row goes when its pairs are in the table below.
create table rgs.game_to_compare (
  room_game_id bigint primary key references rgs.room_game
);

-- Two players in the rounds of a table and a day (UTC) that both played with something at risk. Removed
-- when no signal can rest on it any more.
create table rgs.bet_pair_day (
  game_code text not null,
  -- Rounds of two versions of the rules are never added up.
  rules_version integer not null,
  -- Of the two the one whose name comes first.
  player_ref text not null,
  other_ref text not null,
  day date not null,
  round_count integer not null check (round_count > 0),
  opposite_count integer not null check (opposite_count between 0 and round_count),
  -- In the rounds against each other, in 1/10,000 BRL: at risk of each by itself, and of both together.
  own_minor bigint not null check (own_minor >= 0),
  other_minor bigint not null check (other_minor >= 0),
  together_minor bigint not null check (together_minor >= 0),
  primary key (game_code, player_ref, other_ref, day, rules_version),
  check (player_ref <> other_ref)
);
create index bet_pair_day_old on rgs.bet_pair_day (day);
