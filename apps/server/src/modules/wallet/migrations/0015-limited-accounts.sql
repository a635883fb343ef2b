-- Bit 4 of an account's state: its owner has limits. A stake is posted only if its limits were asked in the same
-- transaction; one that comes without is not posted, with outcome 10, and its caller asks them. So whoever sets
-- the bit knows that no copy takes a stake beside the limits.
-- p_guard null says that they were asked; the debit guard is asked all the same.
-- version before: never asks, so its stakes of limited accounts fail.
alter table wallet.transfer_kind add column stake boolean not null default false;

create function wallet.mark_stake(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.transfer_kind k set stake = true where k.name = p_name and not k.stake;
end $$;
revoke execute on function wallet.mark_stake from public;
grant execute on function wallet.mark_stake to trevo_app;

create or replace function wallet.post_transfer(
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
      or (v_states[i] & 1 <> 0 and coalesce(p_guard, true) and v_kind.guarded))
    then
      outcome := 6;
      return;
    end if;
    if v_states[i] & 4 <> 0 and v_kind.stake and v_kind.role in ('debit', 'hold') and p_guard is not null then
      outcome := 10;
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
