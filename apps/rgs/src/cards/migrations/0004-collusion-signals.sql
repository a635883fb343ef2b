-- Players who may play for one purse: facts of their deals by pair and day, and what they are signalled
-- for. The rules are packages/game-rules/src/collusion, in words docs/table-signals.md.

-- Null until the facts of the deal are in the tables below.
alter table cards.deal add column facts_noted_at timestamptz(3);
create index deal_to_note on cards.deal (ended_at) where state = 'over' and facts_noted_at is null;

-- What a player did towards another in the deals of a day (UTC) that both took part in. Removed when
-- no signal can rest on it any more.
create table cards.pair_day (
  game_code text not null,
  -- Facts of two versions of the rules are never added up.
  rules_version integer not null,
  player_ref text not null,
  other_ref text not null,
  day date not null,
  deal_count integer not null check (deal_count > 0),
  transfer_count integer not null check (transfer_count >= 0),
  -- Of the game's unit, in hundredths; below zero where the player won.
  lost_hundredths bigint not null,
  lost_squares bigint not null check (lost_squares >= 0),
  strong_faced_count integer not null,
  strong_folded_count integer not null check (strong_folded_count <= strong_faced_count),
  duel_count integer not null,
  duel_raised_count integer not null check (duel_raised_count <= duel_count),
  -- The few deals that speak most for each kind of signal: { kind, weight, tableId, number }.
  deals jsonb not null,
  primary key (game_code, player_ref, other_ref, day, rules_version),
  check (player_ref <> other_ref)
);
create index pair_day_old on cards.pair_day (day);

create table cards.player_day (
  game_code text not null,
  rules_version integer not null,
  player_ref text not null,
  day date not null,
  deal_count integer not null check (deal_count > 0),
  primary key (game_code, player_ref, day, rules_version)
);
create index player_day_old on cards.player_day (day);

create table cards.collusion_signal (
  -- Rising without a doubt: one process at a time writes here.
  number bigint primary key generated always as identity,
  game_code text not null,
  kind text not null check (kind in ('chip_transfer', 'strong_folds', 'soft_play', 'company')),
  rules_version integer not null,
  -- Who gives; of two who do the same, the one whose name comes first.
  player_ref text not null,
  other_ref text not null,
  figures jsonb not null,
  -- { tableId, number }, those first that speak most for it.
  deals jsonb not null,
  raised_at timestamptz(3) not null
);
create index collusion_signal_of_pair
  on cards.collusion_signal (game_code, player_ref, other_ref, kind, raised_at desc);
create index collusion_signal_old on cards.collusion_signal (raised_at);
