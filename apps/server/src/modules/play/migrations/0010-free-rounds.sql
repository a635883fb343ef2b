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
