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
  check ((state = 'over') = (closed_at is not null))
);
create index card_table_due on cards.card_table (deadline_at) where deadline_at is not null;
create index card_table_waiting on cards.card_table (game_code, entry_minor, opened_at)
  where state = 'gathering';

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
  returned_for text check (returned_for in ('nobody_came', 'left', 'no_seed')),
  refusal text,
  refusal_detail jsonb,
  balance_after_minor bigint,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  retry_at timestamptz(3) not null,
  attempt_count integer not null default 0,
  stuck_reason text,
  check (stack_minor = 0 or state = 'seated'),
  check (payout_minor = 0 or state in ('paying', 'paid'))
);
create unique index seat_place on cards.seat (table_id, seat) where state in ('asked', 'seated');
-- One seat a player and game: nobody plays against oneself.
create unique index seat_of_player on cards.seat (player_ref, game_code)
  where state in ('asked', 'seated', 'returning');
create index seat_of_table on cards.seat (table_id);
create index seat_history on cards.seat (player_ref, game_code, started_at desc, round_id desc);
create index seat_started on cards.seat (started_at, round_id);
create index seat_unfinished on cards.seat (retry_at) where state in ('asked', 'paying', 'returning');

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
  primary key (table_id, number),
  check ((state = 'over') = (result is not null)),
  check ((state in ('over', 'void')) = (ended_at is not null))
);

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

-- Chips of a table: what was brought, less what was paid, what is left on it and the rake. Always zero.
create view cards.table_balance as
select t.id as table_id,
  coalesce(sum(s.entry_minor) filter (where s.state in ('seated', 'paying', 'paid')), 0)
    - coalesce(sum(s.stack_minor + s.payout_minor), 0) - t.rake_minor as difference_minor
from cards.card_table t left join cards.seat s on s.table_id = t.id
group by t.id;
