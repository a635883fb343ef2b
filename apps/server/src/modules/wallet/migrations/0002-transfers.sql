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
  reference jsonb,
  bucket smallint not null
) partition by range (created_at);

-- Append only. Read by account in the order of seq, which is also the check for gaps.
create table wallet.entry (
  account_id bigint not null,
  seq bigint not null,
  transfer_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  created_at timestamptz not null,
  kind smallint not null,
  bucket smallint not null
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
  bucket smallint not null,
  -- What a ledger that is spread needs to take back a transfer between groups of buckets: functions of single
  -- buckets, which are made anew for each group. On one server nothing changes.
  -- Where the parts of a transfer between groups stand, each by the bucket of its own key, first the one of
  -- the member that answers; null for every other transfer.
  parts smallint[],
  -- The id first: it decides nearly every comparison, where the source decides hardly any.
  primary key (txn_id, source)
);

create table wallet.hold (
  transfer_id bigint not null,
  member_id bigint not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0),
  bucket smallint not null,
  primary key (bucket, transfer_id)
) with (fillfactor = 80);

-- The id that a member's device gives an order names one kind of movement: the order's transaction claims it
-- before it moves anything. Game rounds have unique keys of their own and are not claimed here.
create table wallet.client_claim (
  member_id bigint not null,
  client_id uuid not null,
  kind text not null,
  primary key (member_id, client_id)
);

create view wallet.member_entry as
  select * from wallet.entry where account_id < 4611686018427387904;

-- What the keys of the busiest tables begin with. One bucket says nothing in a key, and costs a twentieth
-- of every posting there.
create function wallet.key_lead() returns text
language sql immutable parallel safe
return case when wallet.bucket_count() > 1 then 'bucket, ' else '' end;

-- Gives a table its buckets, which follow from an account. With one bucket no row is written anew.
create function wallet.add_bucket(p_table regclass, p_account text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if wallet.bucket_count() = 1 then
    execute format('alter table %s add column bucket smallint not null default 0', p_table);
    execute format('alter table %s alter column bucket drop default', p_table);
  else
    execute format('alter table %s add column bucket smallint', p_table);
    execute format('alter table %s alter column bucket type smallint using wallet.bucket_of(%s),
      alter column bucket set not null', p_table, p_account);
  end if;
end $$;

-- The months. With several buckets their indexes are made anew.
create function wallet.index_entries(p_suffix text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create unique index entry_%1$s_seq on wallet.entry_%1$s (%2$saccount_id, seq)
    where account_id < 4611686018427387904', p_suffix, wallet.key_lead());
end $$;

create function wallet.index_transfers(p_suffix text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create unique index transfer_%1$s_id on wallet.transfer_%1$s (%2$sid)',
    p_suffix, wallet.key_lead());
end $$;

-- Catches an instant outside every month, so that a posting never fails for want of a partition.
create table wallet.transfer_other partition of wallet.transfer default;
create table wallet.entry_other partition of wallet.entry default;
select wallet.index_transfers('other'), wallet.index_entries('other');

-- A transfer between members of several buckets stands in each of theirs: as itself in the one of the
-- account that answers, as a copy in the others.
create function wallet.copy_transfers(p_suffix text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('insert into wallet.transfer_%1$s (id, created_at, kind, source, txn_id, account_id,
      amount, balance_after, reverses, legs, reference, bucket)
    select distinct on (t.id, wallet.bucket_of(t.legs[i])) t.id, t.created_at, t.kind, t.source,
      t.txn_id, t.account_id, t.amount, t.balance_after, t.reverses, t.legs, t.reference,
      wallet.bucket_of(t.legs[i])
    from wallet.transfer_%1$s t cross join lateral generate_series(1, cardinality(t.legs), 2) i
    where t.legs is not null and t.bucket = wallet.bucket_of(t.account_id)
      and t.legs[i] >= 0 and wallet.bucket_of(t.legs[i]) <> t.bucket', p_suffix);
end $$;

-- Makes the partitions of a month. Asks for a column: the cluster's planner cannot run a query without one.
create function wallet.ensure_month(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC';
  v_to timestamptz := (date_trunc('month', p_at at time zone 'UTC') + interval '1 month')
    at time zone 'UTC';
  v_month text := to_char(p_at at time zone 'UTC', 'YYYYMM');
begin
  perform pg_advisory_xact_lock(7264003);
  if to_regclass('wallet.transfer_' || v_month) is not null then
    return;
  end if;
  perform e.bucket from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to limit 1;
  if found then
    return;
  end if;
  execute format(
    'create table wallet.transfer_%s partition of wallet.transfer for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_transfers(v_month);
  execute format(
    'create table wallet.entry_%s partition of wallet.entry for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_entries(v_month);
end $$;
