-- The ledger. Amounts are bigint of 1/10,000 BRL. No foreign keys between the hot tables: they cost
-- about a third of the speed, and every row is written by the functions of this schema alone.
create schema wallet;

-- The ledger by buckets (docs/adr/0019). A bucket is a group of members: their accounts, entries,
-- transfers and holds, and a share of every house, so that each bucket sums to zero by itself and may
-- be placed on a server of its own. How many there are is decided here, once, for good:
--   alter database … set trevo.ledger_buckets = 64
-- before the first start; one without it.
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

-- The head of each bucket: how many of its postings have a number.
create table wallet.bucket (
  bucket smallint primary key,
  number bigint not null default 0
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000);
insert into wallet.bucket (bucket) select generate_series(0, wallet.bucket_count() - 1);

-- Transfers with a lower id are from before the buckets: their entries sum to zero over all of them.
create table wallet.buckets_since (
  first_id bigint not null
);
insert into wallet.buckets_since (first_id) values (0);

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
  bucket smallint not null,
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
  member_id bigint not null,
  currency char(3) not null,
  opened_at timestamptz not null,
  bucket smallint not null,
  primary key (bucket, member_id)
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
  seq bigint not null default 0,
  bucket smallint not null
) with (
  fillfactor = 10,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 100000
);

-- One bucket says nothing in a key; of several, a server finds its own rows by it.
do $$
begin
  if wallet.bucket_count() > 1 then
    alter table wallet.account drop constraint account_pkey, add primary key (bucket, id);
    alter table wallet.house_shard drop constraint house_shard_pkey, add primary key (bucket, id);
  end if;
end $$;

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

create view wallet.balance as
  select bucket, id, balance, seq from wallet.account
  union all
  select bucket, id, balance, seq from wallet.house_shard;

create function wallet.open_accounts(p_member bigint, p_currency text, p_at timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
begin
  if p_member <= 0 or p_member >= 1152921504606846976 then
    raise exception 'wallet: member ids lie between 1 and 2^60';
  end if;
  insert into wallet.member (bucket, member_id, currency, opened_at)
  values (v_bucket, p_member, p_currency, p_at) on conflict do nothing;
  insert into wallet.account (bucket, id, part)
  values (v_bucket, p_member * 4, 0), (v_bucket, p_member * 4 + 1, 1) on conflict do nothing;
end $$;

-- Changes one bit of the state under the lock that every posting takes, so a debit is either before
-- or after it, never beside it.
create function wallet.set_state(p_member bigint, p_bit smallint, p_on boolean)
returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.account
  set state = case when p_on then state | p_bit else state & ~p_bit end
  where bucket = wallet.bucket_of(p_member * 4) and id in (p_member * 4, p_member * 4 + 1);
  return found;
end $$;

-- Whoever relies on a member's balance, or on what moved it, keeps it from moving until the transaction
-- ends. The server may lock no row by itself: it writes none.
create function wallet.lock_balance(
  p_member bigint,
  out available bigint,
  out held bigint,
  out seq bigint
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
begin
  perform from wallet.account a where a.bucket = v_bucket and a.id in (p_member * 4, p_member * 4 + 1)
  order by a.id for no key update;
  -- A statement of its own sees what the holder of the lock before has committed.
  select a.balance, a.seq, h.balance into available, seq, held
  from wallet.account a join wallet.account h on h.bucket = v_bucket and h.id = p_member * 4 + 1
  where a.bucket = v_bucket and a.id = p_member * 4;
end $$;

-- The shards are laid down one behind the other and thinly, so that no page holds two that are busy. A
-- page is cleared of old versions once it is fuller than the fillfactor says: at the one it was laid down
-- with, that would be at every update.
create function wallet.make_shards(p_house smallint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  alter table wallet.house_shard set (fillfactor = 10);
  insert into wallet.house_shard (bucket, id, house)
  select b.bucket, wallet.shard_of(p_house, b.bucket, s.shard), p_house
  from wallet.bucket b, generate_series(0, 63) s (shard)
  where s.shard < wallet.lane_shards() or s.shard >= 32
  order by 2 on conflict do nothing;
  alter table wallet.house_shard set (fillfactor = 20);
end $$;

create function wallet.register_house(p_name text) returns smallint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_house smallint;
begin
  perform pg_advisory_xact_lock(7264004);
  select h.id into v_house from wallet.house h where h.name = p_name;
  if not found then
    insert into wallet.house (name) values (p_name) returning id into v_house;
    perform wallet.make_shards(v_house);
  end if;
  return v_house;
end $$;

create function wallet.register_kind(
  p_name text, p_role text, p_type_code integer, p_house text, p_guarded boolean)
returns table (kind smallint, house smallint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_house smallint;
  v_kind wallet.transfer_kind;
begin
  perform pg_advisory_xact_lock(7264004);
  v_house := case when p_house is not null then wallet.register_house(p_house) end;
  select * into v_kind from wallet.transfer_kind k where k.name = p_name;
  if not found then
    insert into wallet.transfer_kind (name, role, type_code, house, guarded)
    values (p_name, p_role, p_type_code, v_house, p_guarded)
    returning * into v_kind;
  -- The past was posted under these; another meaning needs another name.
  elsif v_kind.role <> p_role or v_kind.house is distinct from v_house then
    raise exception 'wallet: kind % was registered as % of another house or role', p_name,
      v_kind.role;
  else
    update wallet.transfer_kind k set type_code = p_type_code, guarded = p_guarded
    where k.id = v_kind.id and (k.type_code, k.guarded) is distinct from (p_type_code, p_guarded);
  end if;
  return query select v_kind.id, v_house;
end $$;
