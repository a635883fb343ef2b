-- Single transfers, accounts, states and positions by bucket.
drop function wallet.post_transfer, wallet.reverse_transfer;

-- The same rules as a batch for one transfer of any legs, inside the caller's transaction. p_accounts
-- holds member accounts, and a house as minus its id. The first member leg answers, or the first one
-- where there are houses alone; houses are taken in its bucket, and without a member in that of the id.
-- Legs of members in several buckets do not sum to zero in each: there the house `between_buckets`
-- takes the other side, and over all buckets it holds nothing of the transfer.
-- p_hold is the hold that a capture or release takes from; a hold opens one.
-- A transfer between houses is nobody's event and has no posting.
create function wallet.post_transfer(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_accounts bigint[],
  p_amounts bigint[],
  p_guard boolean,
  p_hold bigint,
  p_reverses bigint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  r record;
  v_key record;
  v_kind wallet.transfer_kind;
  v_shard integer := 32 + pg_backend_pid() % 32;
  v_main integer;
  v_home smallint;
  v_between smallint;
  -- Each leg with its bucket; behind those asked for the ones between buckets.
  v_buckets smallint[] := '{}';
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := p_amounts;
  v_balances bigint[];
  v_seqs bigint[];
  v_states smallint[];
begin
  select * into v_kind from wallet.transfer_kind k where k.id = p_kind;
  if (select sum(amount) from unnest(p_amounts) amount) <> 0 or 0 = any (p_amounts)
    or cardinality(p_accounts) < 2 or cardinality(p_accounts) <> cardinality(p_amounts)
    or (select count(distinct account) from unnest(p_accounts) account) < cardinality(p_accounts)
  then
    raise exception 'wallet: legs must sum to zero, none zero, each account once';
  end if;
  v_main := coalesce(
    (select min(i) from generate_subscripts(p_accounts, 1) i where p_accounts[i] >= 0), 1);
  v_home := case when p_accounts[v_main] >= 0 then wallet.bucket_of(p_accounts[v_main])
    else (hashtextextended(p_txn_id, 0) & 2147483647) % wallet.bucket_count() end;
  for i in 1..cardinality(p_accounts) loop
    v_buckets[i] := case when p_accounts[i] >= 0 then wallet.bucket_of(p_accounts[i]) else v_home end;
    v_accounts[i] := case when p_accounts[i] >= 0 then p_accounts[i]
      else wallet.shard_of(-p_accounts[i], v_home, v_shard) end;
  end loop;
  if v_home <> any (v_buckets) then
    select h.id into v_between from wallet.house h where h.name = 'between_buckets';
    for r in
      select u.bucket, sum(u.amount)::bigint as amount from unnest(v_buckets, p_amounts) u (bucket, amount)
      group by 1 having sum(u.amount) <> 0 order by 1
    loop
      v_buckets := v_buckets || r.bucket;
      v_accounts := v_accounts || wallet.shard_of(v_between, r.bucket, v_shard);
      v_amounts := v_amounts || -r.amount;
    end loop;
  end if;

  perform from wallet.account a where a.bucket = any (v_buckets) and a.id = any (v_accounts)
  order by a.bucket, a.id for no key update;
  perform from wallet.house_shard h where h.bucket = any (v_buckets) and h.id = any (v_accounts)
  order by h.id for no key update;

  select x.transfer_id, x.balance_after, x.fingerprint into v_key from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_txn_id;
  if found then
    outcome := case when v_key.fingerprint is null then 5
      when v_key.fingerprint <> p_fingerprint then 2 else 1 end;
    transfer_id := v_key.transfer_id;
    balance_after := v_key.balance_after;
    return;
  end if;

  select array_agg(b.balance + u.amount order by u.ord), array_agg(b.seq + 1 order by u.ord),
    array_agg(coalesce(a.state, 0) order by u.ord)
  into v_balances, v_seqs, v_states
  from unnest(v_buckets, v_accounts, v_amounts) with ordinality u (bucket, id, amount, ord)
  left join wallet.balance b on b.bucket = u.bucket and b.id = u.id
  left join wallet.account a on a.bucket = u.bucket and a.id = u.id;
  if array_position(v_balances, null) is not null then
    outcome := 4;
    return;
  end if;
  for i in 1..cardinality(p_accounts) loop
    continue when p_accounts[i] < 0 or p_amounts[i] > 0;
    if p_reverses is null and (v_states[i] & 2 <> 0
      or (v_states[i] & 1 <> 0 and p_guard and v_kind.guarded))
    then
      outcome := 6;
      return;
    end if;
    if v_balances[i] < 0 then
      outcome := 3;
      balance_after := v_balances[i] - p_amounts[i];
      return;
    end if;
  end loop;

  outcome := 0;
  transfer_id := nextval('wallet.transfer_block') * 256;
  balance_after := v_balances[v_main];
  seq := v_seqs[v_main];

  insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
  values (p_source, p_txn_id, transfer_id, balance_after, p_fingerprint, v_home);
  -- In each bucket that it touches, so that whoever reads an entry there finds its transfer beside it.
  insert into wallet.transfer (id, created_at, kind, source, txn_id, account_id, amount,
    balance_after, reverses, legs, reference, bucket)
  select post_transfer.transfer_id, p_at, p_kind, p_source, p_txn_id, v_accounts[v_main],
    p_amounts[v_main], post_transfer.balance_after, p_reverses,
    (select array_agg(x order by u.ord, n) from unnest(p_accounts, p_amounts) with ordinality
       u (account, amount, ord), lateral (values (1, u.account), (2, u.amount)) v (n, x)),
    p_reference::jsonb, t.bucket
  from (select distinct bucket from unnest(v_buckets) bucket) t;
  insert into wallet.entry
    (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
  select u.id, u.seq, post_transfer.transfer_id, u.amount, u.balance, p_at, p_kind, u.bucket
  from unnest(v_accounts, v_seqs, v_amounts, v_balances, v_buckets) u (id, seq, amount, balance, bucket);
  update wallet.account a set balance = u.balance, seq = u.seq
  from unnest(v_accounts, v_seqs, v_balances, v_buckets) u (id, seq, balance, bucket)
  where a.bucket = u.bucket and a.id = u.id;
  update wallet.house_shard h set balance = u.balance, seq = u.seq
  from unnest(v_accounts, v_seqs, v_balances, v_buckets) u (id, seq, balance, bucket)
  where h.bucket = u.bucket and h.id = u.id;

  if v_kind.role = 'hold' then
    insert into wallet.hold (bucket, transfer_id, member_id, amount, remaining)
    values (v_home, post_transfer.transfer_id, p_accounts[v_main] / 4, -p_amounts[v_main],
      -p_amounts[v_main]);
  elsif v_kind.role in ('capture', 'release') then
    update wallet.hold h set remaining = h.remaining + least(0, u.amount)
    from unnest(p_accounts, p_amounts) u (account, amount)
    where h.bucket = v_home and h.transfer_id = p_hold and u.account = h.member_id * 4 + 1
      and u.amount < 0;
    if not found then
      raise exception 'wallet: this member has no such hold';
    end if;
  end if;

  if p_accounts[v_main] >= 0 then
    insert into wallet.new_posting (bucket, block) values (v_home, transfer_id / 256);
  end if;
end $$;

-- Undoes the named original, or, when that has not come yet, leaves a tombstone under its id so that
-- it is refused for ever. Outcome 7: a tombstone was left (now or at the first try). The original may
-- be in the archive: what it moved is known all the same.
create function wallet.reverse_transfer(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_original text,
  p_member bigint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
  v_own record;
  v_key record;
  v_original record;
  v_accounts bigint[];
  v_amounts bigint[];
begin
  -- The original locks the same account first, so either it is committed and seen below, or it
  -- waits for this and then finds the tombstone.
  perform from wallet.account a where a.bucket = v_bucket and a.id in (p_member * 4, p_member * 4 + 1)
  order by a.id for no key update;
  select a.balance into balance_after from wallet.account a
  where a.bucket = v_bucket and a.id = p_member * 4;
  if not found then
    outcome := 4;
    return;
  end if;

  select x.transfer_id, x.balance_after, x.fingerprint into v_own from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_txn_id;
  if found then
    outcome := case when v_own.fingerprint is null then 5
      when v_own.fingerprint <> p_fingerprint then 2
      when v_own.transfer_id is null then 7 else 1 end;
    transfer_id := v_own.transfer_id;
    balance_after := v_own.balance_after;
    return;
  end if;

  select x.bucket, x.transfer_id, x.fingerprint, x.reversed_by into v_key from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_original for update;
  if not found or v_key.fingerprint is null then
    if not found then
      insert into wallet.txn_key (source, txn_id, bucket) values (p_source, p_original, v_bucket);
    end if;
    insert into wallet.txn_key (source, txn_id, balance_after, fingerprint, bucket)
    values (p_source, p_txn_id, balance_after, p_fingerprint, v_bucket);
    outcome := 7;
    return;
  end if;
  if v_key.transfer_id is null then
    raise exception 'wallet: % names a reversal, which cannot be reversed', p_original;
  end if;

  select t.account_id, t.amount, t.legs, t.reverses, k.role, k.house into v_original
  from wallet.known_transfer t join wallet.transfer_kind k on k.id = t.kind
  where t.bucket = v_key.bucket and t.id = v_key.transfer_id;
  if v_original.role not in ('credit', 'debit', 'legs') then
    raise exception 'wallet: a % is not reversed but settled', v_original.role;
  end if;
  if v_original.account_id / 4 <> p_member then
    outcome := 2;
    return;
  end if;
  if v_key.reversed_by is not null then
    outcome := 1;
    transfer_id := v_key.reversed_by;
    return;
  end if;

  if v_original.legs is null then
    v_accounts := array[v_original.account_id, -v_original.house];
    v_amounts := array[-v_original.amount, v_original.amount];
  else
    select array_agg(v_original.legs[i] order by i), array_agg(-v_original.legs[i + 1] order by i)
    into v_accounts, v_amounts
    from generate_series(1, cardinality(v_original.legs), 2) i;
  end if;
  select p.outcome, p.transfer_id, p.balance_after, p.seq
  into outcome, transfer_id, balance_after, seq
  from wallet.post_transfer(p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
    v_accounts, v_amounts, false, null, v_key.transfer_id) p;
  if outcome = 0 then
    update wallet.txn_key x set reversed_by = reverse_transfer.transfer_id
    where x.source = p_source and x.txn_id = p_original;
  end if;
end $$;
revoke execute on function wallet.post_transfer, wallet.reverse_transfer from public;
grant execute on function wallet.post_transfer, wallet.reverse_transfer to trevo_app;

create or replace function wallet.open_accounts(p_member bigint, p_currency text, p_at timestamptz)
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

create or replace function wallet.set_state(p_member bigint, p_bit smallint, p_on boolean)
returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.account
  set state = case when p_on then state | p_bit else state & ~p_bit end
  where bucket = wallet.bucket_of(p_member * 4) and id in (p_member * 4, p_member * 4 + 1);
  return found;
end $$;

create or replace function wallet.lock_balance(
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
revoke execute on function wallet.make_shards from public;

create or replace function wallet.register_house(p_name text) returns smallint
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

-- Numbers what was posted and committed since the last time. What becomes visible at once is numbered in
-- the order of ids, which rise for each account: so an account's postings have its order, and none gets a
-- number below one that was read. The head of a bucket is locked here alone, and nobody who posts waits.
-- At most p_limit of each bucket, so that no statement takes long; answers whether there may be more.
create function wallet.number_postings(p_limit integer) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_bucket smallint;
  v_from bigint;
  v_to bigint;
  v_more boolean := false;
begin
  for v_bucket in
    select b.bucket from wallet.bucket b
    where exists (select from wallet.new_posting p where p.bucket = b.bucket) order by b.bucket
  loop
    select b.number into v_from from wallet.bucket b where b.bucket = v_bucket for no key update;
    -- A statement of its own sees what whoever numbered before has left.
    with due as (
      select p.bucket, p.block from wallet.new_posting p
      where p.bucket = v_bucket order by p.block limit p_limit
    ), taken as (
      delete from wallet.new_posting p using due d
      where p.bucket = d.bucket and p.block = d.block returning p.block
    ), numbered as (
      insert into wallet.posting (bucket, number, block)
      select v_bucket, v_from + row_number() over (order by t.block), t.block from taken t
      returning number
    )
    select max(n.number) into v_to from numbered n;
    if v_to is not null then
      update wallet.bucket b set number = v_to where b.bucket = v_bucket;
      v_more := v_more or v_to = v_from + p_limit;
    end if;
  end loop;
  return v_more;
end $$;
revoke execute on function wallet.number_postings from public;
grant execute on function wallet.number_postings to trevo_app;

-- Locks a consumer's positions until the caller's transaction ends: one reader at a time.
create function wallet.lock_positions(p_consumer text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.stream_position (consumer, bucket, number)
  select p_consumer, b.bucket, 0 from wallet.bucket b
  where not exists (
    select from wallet.stream_position p where p.consumer = p_consumer and p.bucket = b.bucket)
  order by b.bucket on conflict do nothing;
  perform from wallet.stream_position p where p.consumer = p_consumer order by p.bucket for update;
end $$;

create function wallet.set_positions(p_consumer text, p_buckets smallint[], p_numbers bigint[])
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.stream_position p set number = u.number
  from unnest(p_buckets, p_numbers) u (bucket, number)
  where p.consumer = p_consumer and p.bucket = u.bucket and p.number < u.number;
end $$;
revoke execute on function wallet.lock_positions, wallet.set_positions from public;
grant execute on function wallet.lock_positions, wallet.set_positions to trevo_app;

create or replace function wallet.record_proof(
  p_at timestamptz, p_accounts bigint, p_entries bigint, p_total bigint, p_problems text[],
  p_drifted bigint[], p_balances bigint[], p_sums bigint[], p_counts bigint[], p_seqs bigint[],
  p_archived_entries bigint, p_archived_months integer)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.conservation_proof
    (proved_at, accounts, entries, total, problems, archived_entries, archived_months)
  values (p_at, p_accounts, p_entries, p_total, p_problems, p_archived_entries, p_archived_months)
  on conflict do nothing;
  insert into wallet.drift (account_id, found_at, balance, entries_sum, entries_count, seq)
  select u.id, p_at, u.balance, u.total, u.count, u.seq
  from unnest(p_drifted, p_balances, p_sums, p_counts, p_seqs) u (id, balance, total, count, seq)
  on conflict do nothing;
  update wallet.account a set state = a.state | 2
  from unnest(p_drifted) u (id) where a.bucket = wallet.bucket_of(u.id) and a.id = u.id;
end $$;

-- Houses get their shards; and what members had before the buckets passes into theirs: in each bucket
-- the house between them takes the other side, so that each begins with a sum of zero.
do $$
declare
  v_at timestamptz := now();
  v_first bigint := 0;
  v_between smallint;
  v_kind smallint;
begin
  v_between := wallet.register_house('between_buckets');
  perform wallet.make_shards(h.id) from wallet.house h;
  if exists (select from wallet.balance where seq > 0) then
    v_first := nextval('wallet.transfer_block') * 256;
    create temporary table opening on commit drop as
    select bucket, wallet.shard_of(v_between, bucket, 0) as id, -sum(balance)::bigint as amount
    from wallet.balance group by bucket having sum(balance) <> 0;
    insert into wallet.transfer_kind (name, role, type_code, house, guarded)
    values ('wallet.buckets_opened', 'legs', 0, null, false) returning id into v_kind;
    insert into wallet.transfer
      (id, created_at, kind, source, txn_id, account_id, amount, balance_after, bucket)
    select v_first, v_at, v_kind, 'wallet', 'buckets opened', o.id, o.amount, o.amount, o.bucket
    from opening o order by o.bucket limit 1;
    insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
    select t.source, t.txn_id, t.id, t.balance_after, 0, t.bucket
    from wallet.transfer t where t.id = v_first;
    insert into wallet.entry
      (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
    select o.id, 1, v_first, o.amount, o.amount, v_at, v_kind, o.bucket from opening o;
    update wallet.house_shard h set balance = o.amount, seq = 1
    from opening o where h.bucket = o.bucket and h.id = o.id;
    v_first := v_first + 256;
  end if;
  insert into wallet.buckets_since (first_id) values (v_first);
end $$;
