-- The ledger by buckets (docs/adr/0019). A bucket is a group of members: their accounts, entries,
-- transfers and holds, and a share of every house, so that each bucket sums to zero by itself and may
-- stand on a server of its own. How many there are is decided here, once, for good:
--   alter database … set trevo.ledger_buckets = 64
-- before the first start; one without it.
set local statement_timeout = 0;
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';

do $$
declare
  v_count integer := coalesce(nullif(current_setting('trevo.ledger_buckets', true), ''), '1')::integer;
begin
  if v_count < 1 or v_count > 4096 then
    raise exception 'wallet: a ledger has between 1 and 4096 buckets, not %', v_count;
  end if;
  execute format('create function wallet.bucket_count() returns integer
    language sql immutable parallel safe return %s', v_count);
end $$;

-- A member's bucket follows from its id (domain/account-ids.ts says the same), one step of a Lehmer
-- generator: members in a row are spread evenly, and so are ids with a pattern. A house has an account
-- of its own in each bucket, whose id names it; those from before the buckets are in the first one.
create function wallet.bucket_of(p_account bigint) returns smallint
language sql immutable parallel safe
return (case
  when p_account < 4611686018427387904
    then p_account / 4 % 2147483647 * 48271 % 2147483647 % wallet.bucket_count()
  when p_account < 4611686018427650048 then 0
  else (p_account - 4611686018427387904) / 64 % 4096
end)::smallint;

-- Shards from 0 on are for the lanes, one lane each; with many buckets a lane carries few of them, so they
-- need fewer. 32 to 63 are for single transfers. So no row is hot, and a transaction that stays open holds
-- no batch up.
create function wallet.shard_of(p_house bigint, p_bucket bigint, p_shard bigint) returns bigint
language sql immutable parallel safe
return 4611686018427387904 + (p_house * 4096 + p_bucket) * 64 + p_shard;
create function wallet.lane_shards() returns integer
language sql immutable parallel safe
return greatest(4, 32 / wallet.bucket_count());

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

-- What the keys of the busiest tables begin with. One bucket says nothing in a key, and costs a twentieth
-- of every posting there.
create function wallet.key_lead() returns text
language sql immutable parallel safe
return case when wallet.bucket_count() > 1 then 'bucket, ' else '' end;

-- The head of each bucket: how many of its postings have a number.
create table wallet.bucket (
  bucket smallint primary key,
  number bigint not null default 0
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000);
insert into wallet.bucket (bucket) select generate_series(0, wallet.bucket_count() - 1);

-- Transfers with a lower id are from before the buckets: their entries sum to zero over all of them.
create table wallet.buckets_since (first_id bigint not null);

drop view wallet.balance, wallet.member_entry, wallet.known_transfer;
drop function wallet.set_position, wallet.lock_position, wallet.unread_accounts;

select wallet.add_bucket('wallet.account', 'id');

select wallet.add_bucket('wallet.house_shard', 'id');

do $$
begin
  if wallet.bucket_count() > 1 then
    alter table wallet.account drop constraint account_pkey, add primary key (bucket, id);
    alter table wallet.house_shard drop constraint house_shard_pkey, add primary key (bucket, id);
  end if;
end $$;

alter table wallet.member drop constraint member_pkey;
select wallet.add_bucket('wallet.member', 'member_id * 4');
alter table wallet.member add primary key (bucket, member_id);

alter table wallet.hold drop constraint hold_pkey;
select wallet.add_bucket('wallet.hold', 'member_id * 4');
alter table wallet.hold add primary key (bucket, transfer_id);

alter table wallet.account_hour drop constraint account_hour_pkey;
select wallet.add_bucket('wallet.account_hour', 'account_id');
alter table wallet.account_hour add primary key (bucket, account_id, hour, kind, node);

alter table wallet.account_read drop constraint account_read_pkey;
select wallet.add_bucket('wallet.account_read', 'account_id');
alter table wallet.account_read add primary key (bucket, account_id);

alter table wallet.archived_account drop constraint archived_account_pkey;
select wallet.add_bucket('wallet.archived_account', 'account_id');
alter table wallet.archived_account add primary key (bucket, month, account_id);

alter table wallet.archived_transfer drop constraint archived_transfer_pkey;
select wallet.add_bucket('wallet.archived_transfer', 'account_id');
alter table wallet.archived_transfer add primary key (bucket, id);

-- The months. With several buckets their indexes are made anew.
create or replace function wallet.index_entries(p_suffix text) returns void
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

do $$
declare
  v_suffixes text[] := array(
    select substr(c.relname, 7) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'wallet.entry'::regclass and wallet.bucket_count() > 1);
  v_suffix text;
begin
  foreach v_suffix in array v_suffixes loop
    execute format('drop index wallet.entry_%1$s_seq, wallet.transfer_%1$s_id', v_suffix);
  end loop;
  perform wallet.add_bucket('wallet.transfer', 'account_id'), wallet.add_bucket('wallet.entry', 'account_id');
  foreach v_suffix in array v_suffixes loop
    -- A sealed month refuses rows; a copy says nothing new of it, and no file of it holds one.
    execute format('alter table wallet.transfer_%s disable trigger user', v_suffix);
    perform wallet.copy_transfers(v_suffix);
    execute format('alter table wallet.transfer_%s enable trigger user', v_suffix);
    perform wallet.index_transfers(v_suffix);
    perform wallet.index_entries(v_suffix);
  end loop;
end $$;

create view wallet.balance as
  select bucket, id, balance, seq from wallet.account
  union all
  select bucket, id, balance, seq from wallet.house_shard;
create view wallet.member_entry as
  select * from wallet.entry where account_id < 4611686018427387904;
-- Every transfer that was ever posted, wherever its entries are, once.
create view wallet.known_transfer as
  select t.bucket, t.id, t.created_at, t.kind, t.account_id, t.amount, t.reverses, t.legs, t.reference
  from wallet.transfer t
  where t.legs is null or t.bucket = wallet.bucket_of(t.account_id)
  union all
  select a.bucket, a.id, a.created_at, a.kind, a.account_id, a.amount, a.reverses, a.legs, a.reference
  from wallet.archived_transfer a join wallet.archived_month m on m.month = a.month
  where m.state = 'dropped';
grant select on wallet.balance, wallet.member_entry, wallet.known_transfer, wallet.bucket,
  wallet.buckets_since to trevo_app, trevo_archive;

-- Ids stay unique over all buckets while these stand on one server. Where the transfer itself is
-- follows from its id; of a tombstone from before the buckets nobody knows whose it is.
do $$
begin
  if wallet.bucket_count() = 1 then
    perform wallet.add_bucket('wallet.txn_key', '0');
    return;
  end if;
  create table wallet.txn_key_by_bucket (like wallet.txn_key including defaults);
  alter table wallet.txn_key_by_bucket add column bucket smallint not null;
  insert into wallet.txn_key_by_bucket
  select k.*, coalesce(t.bucket, 0)
  from wallet.txn_key k left join wallet.known_transfer t on t.id = k.transfer_id;
  drop table wallet.txn_key;
  alter table wallet.txn_key_by_bucket rename to txn_key;
  alter table wallet.txn_key add constraint txn_key_pkey primary key (txn_id, source);
end $$;

-- What was posted waits here for its number: whoever posts writes a row and waits for nobody.
create table wallet.new_posting (
  bucket smallint not null,
  block bigint not null,
  primary key (bucket, block)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

-- Postings are numbered anew, bucket by bucket, in the order in which they were read. One block of ids
-- may hold transfers of several buckets.
alter table wallet.posting rename to posting_by_xid;
alter index wallet.posting_pkey rename to posting_by_xid_pkey;
create table wallet.posting (
  bucket smallint not null,
  number bigint not null,
  block bigint not null,
  primary key (bucket, number)
);
create temporary table numbered on commit drop as
select p.bucket, p.block, p.xid, row_number() over (partition by p.bucket order by p.xid, p.block) as number
from (
  select 0::smallint as bucket, g.block, g.xid from wallet.posting_by_xid g
  where wallet.bucket_count() = 1
  union all
  select distinct t.bucket, g.block, g.xid from wallet.posting_by_xid g
  join wallet.known_transfer t on t.id / 256 = g.block and t.id % 256 < g.transfers
  where wallet.bucket_count() > 1
) p;
insert into wallet.posting (bucket, number, block) select bucket, number, block from numbered;
update wallet.bucket b set number = n.last
from (select bucket, max(number) as last from numbered group by bucket) n where n.bucket = b.bucket;

alter table wallet.stream_position rename to stream_position_by_xid;
alter index wallet.stream_position_pkey rename to stream_position_by_xid_pkey;
create table wallet.stream_position (
  consumer text not null,
  bucket smallint not null,
  -- The last posting of the bucket that was read.
  number bigint not null,
  primary key (bucket, consumer)
);
insert into wallet.stream_position (consumer, bucket, number)
select p.consumer, b.bucket, (
  select count(*) from numbered n
  where n.bucket = b.bucket and (n.xid, n.block) <= (p.xid, p.block))
from wallet.stream_position_by_xid p cross join wallet.bucket b;
drop table wallet.posting_by_xid, wallet.stream_position_by_xid;

revoke execute on function wallet.bucket_count, wallet.bucket_of, wallet.shard_of, wallet.lane_shards,
  wallet.add_bucket, wallet.key_lead, wallet.index_transfers, wallet.copy_transfers from public;
grant execute on function wallet.bucket_count, wallet.bucket_of, wallet.shard_of, wallet.lane_shards
  to trevo_app, trevo_archive;
