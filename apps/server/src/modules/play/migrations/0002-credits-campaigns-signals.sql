-- A credit above what its game can pay is accepted, and kept for a person to decide: the money is set
-- aside in the house `play_review`, and goes to the member or back to `play` by a transfer of its own.

-- What a brand pays without looking; a brand without a row has the defaults of domain/payout-cap.ts.
create table play.payout_limit (
  brand_id integer primary key,
  -- Of games whose vendor does not say how much they can pay.
  stakes_max integer not null check (stakes_max > 0),
  -- Of every game, whatever its vendor says.
  payout_max_minor bigint not null check (payout_max_minor > 0)
);

create table play.held_credit (
  id uuid primary key,
  vendor text collate "C" not null,
  credit_txn text collate "C" not null,
  debit_txn text collate "C" not null,
  member_id bigint not null,
  brand_id integer not null,
  node_id integer not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  stake_minor bigint not null,
  -- What all credits of the stake could come to, and what was paid of it before.
  cap_minor bigint not null,
  paid_minor bigint not null,
  -- Whether it is the credit that settled the stake: without it the stake is open again.
  settled_stake boolean not null,
  -- The transfer that set the money aside.
  transfer_id bigint not null,
  state text not null check (state in ('held', 'released', 'refused', 'rolled_back')),
  held_at timestamptz not null,
  unique (vendor, credit_txn)
);
create index held_credit_of_stake on play.held_credit (vendor, debit_txn);
create index held_credit_waiting on play.held_credit (brand_id, held_at) where state = 'held';
create index held_credit_of_member on play.held_credit (member_id) where state = 'held';

-- Who did what with a held credit, for ever.
create table play.held_credit_event (
  id bigint primary key generated always as identity,
  held_credit_id uuid not null references play.held_credit,
  kind text not null check (kind in ('held', 'released', 'refused', 'rolled_back')),
  -- Null where the vendor did it.
  operator text,
  reason text,
  happened_at timestamptz not null,
  check ((kind in ('released', 'refused')) = (operator is not null))
);
create index held_credit_event_of_credit on play.held_credit_event (held_credit_id, id);

-- What each night's comparison of our bets with a vendor's own record came to. The differences are
-- incidents; a later run of the same day replaces the row.
create table play.statement_run (
  vendor text collate "C" not null,
  -- In Brasília.
  day date not null,
  compared_at timestamptz not null,
  -- Null when the vendor did not tell its record.
  bets integer,
  differences integer not null,
  primary key (vendor, day)
);

-- Rounds that a member may play at a vendor without a stake of his own: what was given, what the vendor
-- was told, and the stakes that the house paid for them. They stand in no bet record and count nowhere.
create table play.free_campaign (
  id uuid primary key,
  source text not null,
  source_id text not null,
  vendor text not null,
  member_id bigint not null,
  node_id integer not null,
  game_code text not null,
  rounds integer not null check (rounds between 1 and 1000),
  used integer not null default 0 check (used between 0 and rounds),
  -- Of each round, in 1/10,000 BRL.
  stake_minor bigint not null check (stake_minor > 0),
  state text not null default 'asked'
  check (state in ('asked', 'granted', 'refused', 'cancelling', 'cancelled')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Which operator cancelled what was left, and why.
  cancelled_by text,
  cancel_reason text,
  -- How often what free rounds win must be staked before a withdrawal, as their terms say. Each credit of
  -- such a round carries it in the ledger (kinds play.free_payout_paid and play.free_payout_released).
  win_turnover smallint not null default 0 check (win_turnover between 0 and 50),
  unique (source, source_id)
);
create index free_campaign_to_tell on play.free_campaign (created_at)
  where state in ('asked', 'cancelling');
create index free_campaign_of_member on play.free_campaign (member_id, created_at desc);

create table play.free_stake (
  vendor text not null,
  debit_txn text not null,
  campaign_id uuid not null references play.free_campaign,
  is_returned boolean not null default false,
  primary key (vendor, debit_txn)
);

-- What vendors say of players at tables who may play for one purse, and what operators decided about it
-- (docs/table-signals.md).
create table play.table_signal (
  id bigint primary key generated always as identity,
  vendor text collate "C" not null,
  -- The vendor's own, rising.
  number bigint,
  game_code text not null,
  kind text not null,
  rules_version integer not null,
  -- Who gives, and who gets.
  member_id bigint not null,
  other_member_id bigint not null,
  brand_id integer not null,
  other_brand_id integer not null,
  figures jsonb not null,
  -- { tableId, number } at the vendor.
  deals jsonb not null,
  -- Why the two may be one person, as it was known when the signal came.
  links text[] not null,
  state text not null default 'open' check (state in ('open', 'reviewed', 'dismissed')),
  raised_at timestamptz not null,
  received_at timestamptz not null,
  subject text,
  unique (vendor, number),
  constraint has_number_or_subject check ((number is null) <> (subject is null))
);
create index table_signal_of_brand on play.table_signal (brand_id, state, raised_at desc);
create index table_signal_of_other_brand on play.table_signal (other_brand_id, state, raised_at desc);
-- A withdrawal asks whether its member is signalled.
create index table_signal_of_member on play.table_signal (member_id, raised_at);
create index table_signal_of_other_member on play.table_signal (other_member_id, raised_at);
create unique index table_signal_of_subject
  on play.table_signal (vendor, kind, subject, member_id, other_member_id) where subject is not null;

-- How far a vendor's signals have been read, those included that were of no use.
create table play.table_signal_reader (
  vendor text collate "C" primary key,
  last_number bigint not null
);

-- Who decided what, for ever.
create table play.table_signal_event (
  id bigint primary key generated always as identity,
  signal_id bigint not null references play.table_signal,
  state text not null check (state in ('reviewed', 'dismissed')),
  operator text not null,
  reason text not null,
  happened_at timestamptz not null
);
create index table_signal_event_of_signal on play.table_signal_event (signal_id, id);

create function play.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'play.held_credit_event is append-only';
end $$;

create function play.refuse_signal_change() returns trigger language plpgsql as $$
begin
  raise exception 'play.table_signal_event is append-only';
end $$;

create trigger held_credit_event_is_append_only
  before update or delete or truncate on play.held_credit_event
  for each statement execute function play.refuse_change();
create trigger table_signal_event_is_append_only
  before update or delete or truncate on play.table_signal_event
  for each statement execute function play.refuse_signal_change();
