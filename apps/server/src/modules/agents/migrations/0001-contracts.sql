-- Contracts: what an agent promises to the agent directly below, and what became of it.
create schema agents;

create table agents.contract (
  -- Chosen by whoever offers.
  contract_id uuid primary key,
  brand_id integer not null,
  contract_type text not null,
  product text not null
  check (product in ('CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
  giver_id bigint not null,
  receiver_id bigint not null check (receiver_id <> giver_id),
  period text check (period in ('D', 'W', 'H', 'M')),
  -- Of the highest tier.
  rate_bp integer not null check (rate_bp between 1 and 9999),
  status text not null check (status in ('P', 'A', 'R', 'C', 'E', 'V')),
  created_at timestamptz not null,
  processed_at timestamptz,
  -- When a contract began and ceased to be in force: the one in force at the start of a period governs it.
  signed_at timestamptz,
  ended_at timestamptz,
  -- A period in which the team won is set against the next ones.
  carries_over boolean not null default false,
  needs_approval boolean not null default false,
  constraint contract_contract_type_check
  check (contract_type in ('DIVIDEND', 'DAILY', 'MEMBER_DAILY', 'HOURLY', 'REALTIME'))
);
-- Of one type and product an agent has one signed contract, and at most one offer to answer.
create unique index contract_signed on agents.contract (receiver_id, contract_type, product)
  where status in ('A', 'V');
create unique index contract_offered on agents.contract (receiver_id, contract_type, product)
  where status in ('P', 'E');
create index contract_given on agents.contract (giver_id, contract_type, created_at desc);
create index contract_received on agents.contract (receiver_id, contract_type, created_at desc);

-- Terms never change: other terms are another contract.
create table agents.contract_tier (
  contract_id uuid not null references agents.contract,
  tier_index smallint not null check (tier_index between 0 and 9),
  minimum_bet_minor bigint not null check (minimum_bet_minor >= 0),
  net_loss_minor bigint not null check (net_loss_minor >= 0),
  active_members integer not null check (active_members >= 0),
  rate_bp integer not null check (rate_bp between 1 and 9999),
  -- `rate_bp` is then what it is of the minimum bet, rounded up.
  fixed_minor bigint check (fixed_minor > 0),
  win_rate_bp integer,
  primary key (contract_id, tier_index),
  check (win_rate_bp between 0 and rate_bp)
);

-- N offered, E offered anew, A signed or kept, V end asked for, C ended, R refused.
create table agents.contract_event (
  event_id bigint primary key generated always as identity,
  contract_id uuid not null references agents.contract,
  action text not null check (action in ('N', 'E', 'A', 'V', 'C', 'R')),
  -- Null where it followed from another contract.
  member_id bigint,
  happened_at timestamptz not null
);
create index contract_event_of on agents.contract_event (contract_id, event_id);
