-- Money between a member's own wallets, and between a member and the people above and below.
create schema transfers;

-- A vendor knows a member by this opaque word and by nothing else.
create table transfers.player (
  member_id bigint not null,
  vendor text not null,
  ref text not null unique,
  primary key (member_id, vendor)
);

-- Between the main wallet and a vendor's. Out: the amount is held until the vendor has said that it
-- has it. In: it is credited once the vendor has said that it gave it.
create table transfers.fund_transfer (
  member_id bigint not null,
  id uuid not null unique,
  brand_id integer not null,
  client_id text not null,
  vendor text not null,
  direction text not null check (direction in ('out', 'in')),
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('pending', 'done', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When the vendor is asked next what became of it.
  next_call_at timestamptz,
  call_attempts integer not null default 0,
  primary key (member_id, id),
  unique (member_id, client_id),
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'pending') = (next_call_at is not null))
);
create index fund_transfer_due on transfers.fund_transfer (next_call_at)
  where next_call_at is not null;
create index fund_transfer_newest on transfers.fund_transfer (member_id, created_at desc, id desc);

create table transfers.member_transfer (
  from_member_id bigint not null,
  id uuid not null unique,
  to_member_id bigint not null check (to_member_id <> from_member_id),
  client_id uuid not null,
  direction text not null check (direction in ('up', 'down')),
  amount_minor bigint not null check (amount_minor > 0),
  remark text not null,
  sent_at timestamptz not null,
  primary key (from_member_id, id),
  unique (from_member_id, client_id)
);
-- What somebody sent on a day is bounded.
create index member_transfer_sent on transfers.member_transfer (from_member_id, sent_at);

-- The same amount to several people below at once: asked for again, the same transfers.
create table transfers.many_transfer (
  from_member_id bigint not null,
  client_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  to_member_ids bigint[] not null,
  sent_at timestamptz not null,
  primary key (from_member_id, client_id)
);
