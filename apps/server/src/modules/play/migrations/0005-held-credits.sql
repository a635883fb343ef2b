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

create function play.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'play.held_credit_event is append-only';
end $$;
create trigger held_credit_event_is_append_only
  before update or delete or truncate on play.held_credit_event
  for each statement execute function play.refuse_change();
