-- The ledger. Amounts are bigint of 1/10,000 BRL. No foreign keys between the hot tables: they cost
-- about a third of the speed, and every row is written by the functions of this schema alone.
create schema wallet;

-- A member has the accounts id = member * 4 + part, part 0 available and 1 held, so that an account
-- is found without a lookup and locking in id order is locking in member order. No column that
-- changes is indexed: balance updates stay within the page (HOT), which is half of the speed.
create table wallet.account (
  id bigint primary key,
  balance bigint not null default 0,
  -- Counts the account's entries without gaps.
  seq bigint not null default 0,
  -- 0 available, 1 held.
  part smallint not null,
  -- Bit 1: the guard refuses debits. Bit 2: the balance drifted from its entries.
  state smallint not null default 0,
  constraint account_balance_not_negative check (balance >= 0)
) with (
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 100000,
  autovacuum_analyze_scale_factor = 0,
  autovacuum_analyze_threshold = 500000
);

-- What never changes about an account stands apart from what changes with every entry.
create table wallet.member (
  member_id bigint primary key,
  currency char(3) not null,
  opened_at timestamptz not null
);

create table wallet.house (
  id smallint generated always as identity primary key,
  name text not null unique
);

-- A house is the sum of its 64 shards: 0 to 31 for the batch lanes, one lane each, 32 to 63 for
-- single transfers. So no row is hot. Ids sort after every member's. The low fillfactor leaves room
-- for the versions that arise before the page is pruned.
create table wallet.house_shard (
  id bigint primary key,
  house smallint not null,
  balance bigint not null default 0,
  seq bigint not null default 0
) with (
  fillfactor = 10,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 100000
);

-- Registered by the module that owns the movement. `role` says which accounts it moves between.
create table wallet.transfer_kind (
  id smallint generated always as identity primary key,
  name text not null unique,
  role text not null
    check (role in ('credit', 'debit', 'hold', 'capture', 'release', 'reversal', 'legs')),
  -- The record type shown on statements.
  type_code integer not null,
  house smallint references wallet.house (id),
  -- Debits of this kind ask the debit guard.
  guarded boolean not null
);

-- One block of ids for each batch or single transfer: id = block * 256 + position.
create sequence wallet.transfer_block;

create table wallet.transfer (
  id bigint not null,
  created_at timestamptz not null,
  kind smallint not null,
  source text not null,
  txn_id text not null,
  -- The account whose balance answers, and what the transfer did to it.
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  reverses bigint,
  -- All legs (account, amount, account, amount, …; a house as minus its id) unless they are the
  -- account and the kind's house.
  legs bigint[],
  reference jsonb
) partition by range (created_at);

-- Append only. Read by account in the order of seq, which is also the check for gaps.
create table wallet.entry (
  account_id bigint not null,
  seq bigint not null,
  transfer_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  kind smallint not null
) partition by range (created_at);

-- Every id ever used, over all months. A reversal that came before its original leaves a tombstone
-- here: a row without fingerprint. `balance_after` answers a retry with a single probe.
create table wallet.txn_key (
  source text collate "C" not null,
  txn_id text collate "C" not null,
  transfer_id bigint,
  balance_after bigint,
  fingerprint bigint,
  reversed_by bigint,
  -- The id first: it decides nearly every comparison, where the source decides hardly any.
  primary key (txn_id, source)
);

create table wallet.hold (
  transfer_id bigint primary key,
  member_id bigint not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0)
) with (fillfactor = 80);

-- One row for each commit: the order in which consumers read transfers.
create table wallet.posting (
  xid xid8 not null,
  block bigint not null,
  transfers smallint not null,
  primary key (xid, block)
);

create table wallet.stream_position (
  consumer text primary key,
  xid xid8 not null,
  block bigint not null
);

create table wallet.drift (
  account_id bigint not null,
  found_at timestamptz not null,
  balance bigint not null,
  entries_sum bigint not null,
  entries_count bigint not null,
  seq bigint not null,
  primary key (account_id, found_at)
);

create table wallet.conservation_proof (
  proved_at timestamptz primary key,
  accounts bigint not null,
  entries bigint not null,
  total bigint not null,
  problems text[] not null
);

create view wallet.balance as
  select id, balance, seq from wallet.account
  union all
  select id, balance, seq from wallet.house_shard;

-- Catches an instant outside every month, so that a posting never fails for want of a partition.
create table wallet.transfer_other partition of wallet.transfer default;
create unique index transfer_other_id on wallet.transfer_other (id);
create table wallet.entry_other partition of wallet.entry default;
create unique index entry_other_seq on wallet.entry_other (account_id, seq);

-- Uniqueness across months comes from the lock under which seq and id are drawn; the index of each
-- month carries the narrow key instead of one widened by the instant.
create function wallet.ensure_month(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC';
  v_to timestamptz := (date_trunc('month', p_at at time zone 'UTC') + interval '1 month')
    at time zone 'UTC';
  v_month text := to_char(p_at at time zone 'UTC', 'YYYYMM');
begin
  perform pg_advisory_xact_lock(7264003);
  if to_regclass('wallet.transfer_' || v_month) is not null
    or exists (select from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to)
  then
    return;
  end if;
  execute format(
    'create table wallet.transfer_%s partition of wallet.transfer for values from (%L) to (%L)',
    v_month, v_from, v_to);
  execute format('create unique index transfer_%s_id on wallet.transfer_%s (id)', v_month, v_month);
  execute format(
    'create table wallet.entry_%s partition of wallet.entry for values from (%L) to (%L)',
    v_month, v_from, v_to);
  execute format(
    'create unique index entry_%s_seq on wallet.entry_%s (account_id, seq)', v_month, v_month);
end $$;
