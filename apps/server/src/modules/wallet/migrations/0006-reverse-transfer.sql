-- Takes a transfer back. One that has parts is left alone, with outcome 9: each part is taken back in its group.
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

  select x.bucket, x.transfer_id, x.fingerprint, x.reversed_by, x.parts into v_key
  from wallet.txn_key x
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
  if v_original.account_id / 4 <> p_member or v_key.parts[1] <> v_bucket then
    outcome := 2;
    return;
  end if;
  if v_key.reversed_by is not null then
    outcome := 1;
    transfer_id := v_key.reversed_by;
    return;
  end if;
  if v_key.parts is not null then
    outcome := 9;
    return;
  end if;
  if exists (
    select from wallet.house h, generate_series(1, cardinality(v_original.legs), 2) i
    where h.name = 'between_groups' and v_original.legs[i] = -h.id)
  then
    raise exception 'wallet: nothing says where the other parts of % are; undo it by a transfer the other way',
      p_original;
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

-- Undoes the part of a transfer between groups that has its key in this bucket. Another part is known to
-- be committed, so this one is, or is about to be: the key that is tried here waits for it.
create function wallet.reverse_part(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_original text,
  p_bucket smallint,
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
  v_key record;
  v_legs bigint[];
begin
  insert into wallet.txn_key (source, txn_id, bucket) values (p_source, p_original, p_bucket)
  on conflict do nothing;
  if found then
    raise exception 'wallet: % has no part in bucket %', p_original, p_bucket;
  end if;
  select t.legs into v_legs
  from wallet.txn_key x join wallet.known_transfer t on t.bucket = x.bucket and t.id = x.transfer_id
  where x.source = p_source and x.txn_id = p_original and x.bucket = p_bucket;
  -- Accounts before the key, as everybody who reverses.
  perform from wallet.account a
  where (a.bucket, a.id) in (
    select wallet.bucket_of(v_legs[i]), v_legs[i] from generate_series(1, cardinality(v_legs), 2) i
    where v_legs[i] >= 0)
  order by a.bucket, a.id for no key update;
  select x.transfer_id, x.reversed_by into v_key from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_original and x.bucket = p_bucket for update;
  if v_key.reversed_by is not null then
    outcome := 1;
    transfer_id := v_key.reversed_by;
    return;
  end if;
  select p.outcome, p.transfer_id, p.balance_after, p.seq
  into outcome, transfer_id, balance_after, seq
  from wallet.post_transfer(p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
    (select array_agg(v_legs[i] order by i) from generate_series(1, cardinality(v_legs), 2) i),
    (select array_agg(-v_legs[i + 1] order by i) from generate_series(1, cardinality(v_legs), 2) i),
    false, null, v_key.transfer_id) p;
  if outcome = 0 then
    update wallet.txn_key x set reversed_by = reverse_part.transfer_id
    where x.source = p_source and x.txn_id = p_original and x.bucket = p_bucket;
  end if;
end $$;

-- Says of a part that was posted just now where the others are.
create function wallet.name_parts(p_source text, p_txn_id text, p_parts smallint[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_parts is null then
    return;
  end if;
  update wallet.txn_key x set parts = p_parts where x.source = p_source and x.txn_id = p_txn_id;
end $$;
