-- Tables of players: the house deals and keeps the rake, money comes and goes by rounds of the platform.
create schema cards;

create table cards.card_table (
  id uuid primary key,
  game_code text not null,
  -- Of its title: a table is played to its end under the rules it began with.
  rules_version integer not null,
  entry_minor bigint not null check (entry_minor > 0),
  seat_count integer not null check (seat_count > 1),
  state text not null check (state in ('gathering', 'committing', 'showing', 'playing', 'over')),
  -- Raised with every change, so that a copy of the server sees that there was one.
  revision integer not null default 0,
  deal_number integer not null default 0,
  -- When the clock does something; null when it waits for nothing.
  deadline_at timestamptz(3),
  -- The turn's own time is over: the seat's reserve runs since then.
  bank_since timestamptz(3),
  rake_minor bigint not null default 0 check (rake_minor >= 0),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  -- Tables of cash: deal after deal at one table, for chips that a seat brings and takes away.
  -- Had the button in the last deal that was played.
  button_seat integer check (button_seat >= 0),
  -- Sit-and-gos: tournaments of one table. Chips of a tournament are no money: the buy-ins are held as
  -- prize money by the table, from the first hand until places are paid. Such a table has the code of
  -- its game with the code of the tournament after it (`texas-holdem:sng-2`).
  -- Which one of its title; null at a table of money.
  sit_and_go text,
  -- What a seat pays into its prizes; the rest of the entry is the house's.
  buy_in_minor bigint,
  -- Cards of its first hand were dealt: nobody comes or leaves any more.
  started_at timestamptz(3),
  -- Hands that were dealt; a deal that was void is none. They give the blinds.
  hand_count integer not null default 0 check (hand_count >= 0),
  -- Prizes that are not yet paid.
  prize_minor bigint not null default 0 check (prize_minor >= 0),
  check ((state = 'over') = (closed_at is not null)),
  check (buy_in_minor > 0 and buy_in_minor <= entry_minor),
  constraint card_table_buy_in check ((sit_and_go is null) = (buy_in_minor is null)),
  constraint card_table_prizes_paid check (state <> 'over' or prize_minor = 0)
);
create index card_table_due on cards.card_table (deadline_at) where deadline_at is not null;
create index card_table_waiting on cards.card_table (game_code, entry_minor, opened_at)
  where state = 'gathering';
create index card_table_open on cards.card_table (game_code, entry_minor, opened_at)
  where state <> 'over';

-- A seat and its money: one round at the platform. asked: its debit is asked for. seated: it has chips.
-- paying: what it is paid is fixed, the credit is on its way. returning: the debit's outcome is unknown,
-- it is rolled back. refused, returned: it never began.
create table cards.seat (
  -- Of the round at the platform, chosen by the player's client.
  round_id uuid primary key,
  table_id uuid not null references cards.card_table,
  seat integer not null check (seat >= 0),
  player_ref text not null,
  game_code text not null,
  session_id bigint not null,
  name text not null,
  is_automatic boolean not null,
  state text not null
  check (state in ('asked', 'seated', 'paying', 'paid', 'returning', 'returned', 'refused')),
  entry_minor bigint not null check (entry_minor > 0),
  -- What it has at the table: nothing before the debit was taken and after it is paid.
  stack_minor bigint not null default 0 check (stack_minor >= 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  bank_ms integer not null check (bank_ms >= 0),
  missed_moves integer not null default 0 check (missed_moves >= 0),
  -- Why the entry came back without a deal.
  returned_for text check (returned_for in ('nobody_came', 'left', 'no_seed', 'cancelled')),
  refusal text,
  refusal_detail jsonb,
  balance_after_minor bigint,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  retry_at timestamptz(3) not null,
  attempt_count integer not null default 0,
  stuck_reason text,
  -- Gets no cards until it says that it is back.
  is_sitting_out boolean not null default false,
  -- Gave the deal up: it is paid when the deal ends.
  is_leaving boolean not null default false,
  -- Brings a big blind of its own to its next deal: it is new at a table in play, or missed a deal.
  must_post boolean not null default false,
  deal_count integer not null default 0 check (deal_count >= 0),
  -- Since when it has not been dealt to; it gets up when that is too long.
  idle_since timestamptz(3),
  -- Of the tournament.
  chips integer not null default 0 check (chips >= 0),
  -- Times in a row that it brought no seed.
  missed_seeds integer not null default 0 check (missed_seeds >= 0),
  finish_place integer check (finish_place > 0),
  -- What counts as staked at a table of players is what the house kept of a seat's chips: its share of the
  -- rake, or the fee of its tournament. The credit tells it to the platform.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  check (stack_minor = 0 or state = 'seated'),
  check (payout_minor = 0 or state in ('paying', 'paid')),
  constraint seat_chips_at_table check (chips = 0 or state = 'seated')
);
create unique index seat_place on cards.seat (table_id, seat) where state in ('asked', 'seated');
create index seat_of_table on cards.seat (table_id);
create index seat_history on cards.seat (player_ref, game_code, started_at desc, round_id desc);
create index seat_started on cards.seat (started_at, round_id);
create index seat_unfinished on cards.seat (retry_at) where state in ('asked', 'paying', 'returning');
create unique index seat_of_player on cards.seat (player_ref, game_code)
  where state in ('asked', 'seated') or (state = 'returning' and returned_for is null);

create table cards.deal (
  table_id uuid not null references cards.card_table,
  -- From 1.
  number integer not null check (number > 0),
  state text not null check (state in ('committing', 'showing', 'playing', 'over', 'void')),
  -- Seats that take part, in order, by their round: { seat, roundId, stackMinor, commitment?, seed? }.
  seats jsonb not null,
  commitment text not null unique,
  commitment_number bigint not null,
  -- AES-256-GCM under a key that is not in the database.
  server_seed bytea not null,
  -- { stacksMinor, rakeMinor }, when it is over.
  result jsonb,
  begun_at timestamptz(3) not null,
  dealt_at timestamptz(3),
  ended_at timestamptz(3),
  -- In a tournament, from 1: of two deals with the same number the first was void.
  hand_number integer check (hand_number > 0),
  -- Players who may play for one purse: facts of their deals by pair and day, and what they are signalled
  -- for. The rules are packages/game-rules/src/collusion, in words docs/table-signals.md.
  -- Null until the facts of the deal are in the tables below.
  facts_noted_at timestamptz(3),
  primary key (table_id, number),
  check ((state = 'over') = (result is not null)),
  check ((state in ('over', 'void')) = (ended_at is not null))
);
create index deal_to_note on cards.deal (ended_at) where state = 'over' and facts_noted_at is null;

-- The log of a deal: whoever reads it from the start has the table as it stands.
create table cards.move (
  table_id uuid not null,
  deal_number integer not null,
  -- From 1, without gaps.
  number integer not null check (number > 0),
  -- Among those that take part.
  seat integer not null,
  move jsonb not null,
  by_clock boolean not null,
  -- Since the turn began.
  after_ms integer not null,
  made_at timestamptz(3) not null,
  primary key (table_id, deal_number, number),
  foreign key (table_id, deal_number) references cards.deal (table_id, number)
);

-- A seed that somebody committed to is good for one deal.
create table cards.client_commitment (
  player_ref text not null,
  commitment text not null,
  table_id uuid not null,
  deal_number integer not null,
  primary key (player_ref, commitment)
);

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
  -- Chips that went to another player in one deal: its loser put most of them in and then gave up; and in
  -- how many of these deals a call would have cost next to nothing.
  yielded_count integer not null default 0 check (yielded_count >= 0),
  thrown_count integer not null default 0,
  primary key (game_code, player_ref, other_ref, day, rules_version),
  check (player_ref <> other_ref),
  check (thrown_count <= yielded_count)
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
  kind text not null check (kind in
  ('chip_transfer', 'strong_folds', 'soft_play', 'company', 'single_deal', 'opposite_bets')),
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

-- As before, with prizes that the table holds.
create or replace view cards.table_balance as
select t.id as table_id,
  coalesce(sum(s.entry_minor) filter (where s.state in ('seated', 'paying', 'paid')), 0)
    - coalesce(sum(s.stack_minor + s.payout_minor), 0) - t.rake_minor - t.prize_minor
    as difference_minor
from cards.card_table t left join cards.seat s on s.table_id = t.id
group by t.id;
