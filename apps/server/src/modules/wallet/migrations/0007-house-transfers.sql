-- A transfer may move between houses alone: a Pix that goes back to its payer never was a member's.
-- Its first leg answers. It concerns no member, so it does not stand in the stream of members' money.
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
as $$
declare
  v_key record;
  v_kind wallet.transfer_kind;
  v_shard integer := 32 + pg_backend_pid() % 32;
  v_accounts bigint[] := '{}';
  v_balances bigint[];
  v_seqs bigint[];
  v_states smallint[];
  v_main integer;
  v_block bigint;
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
  for i in 1..cardinality(p_accounts) loop
    v_accounts[i] := case when p_accounts[i] >= 0 then p_accounts[i]
      else 4611686018427387904 - p_accounts[i] * 64 + v_shard end;
  end loop;

  perform from wallet.account a where a.id = any (v_accounts) order by a.id for no key update;
  perform from wallet.house_shard h where h.id = any (v_accounts) order by h.id for no key update;

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
  from unnest(v_accounts, p_amounts) with ordinality u (id, amount, ord)
  left join wallet.balance b on b.id = u.id
  left join wallet.account a on a.id = u.id;
  if array_position(v_balances, null) is not null then
    outcome := 4;
    return;
  end if;
  for i in 1..cardinality(v_accounts) loop
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

  v_block := nextval('wallet.transfer_block');
  outcome := 0;
  transfer_id := v_block * 256;
  balance_after := v_balances[v_main];
  seq := v_seqs[v_main];

  insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint)
  values (p_source, p_txn_id, transfer_id, balance_after, p_fingerprint);
  insert into wallet.transfer (id, created_at, kind, source, txn_id, account_id, amount,
    balance_after, reverses, legs, reference)
  values (transfer_id, p_at, p_kind, p_source, p_txn_id, v_accounts[v_main], p_amounts[v_main],
    balance_after, p_reverses,
    (select array_agg(x order by u.ord, n) from unnest(p_accounts, p_amounts) with ordinality
       u (account, amount, ord), lateral (values (1, u.account), (2, u.amount)) v (n, x)),
    p_reference::jsonb);
  insert into wallet.entry (account_id, seq, transfer_id, amount, balance_after, created_at, kind)
  select u.id, u.seq, post_transfer.transfer_id, u.amount, u.balance, p_at, p_kind
  from unnest(v_accounts, v_seqs, p_amounts, v_balances) u (id, seq, amount, balance);
  update wallet.account a set balance = u.balance, seq = u.seq
  from unnest(v_accounts, v_seqs, v_balances) u (id, seq, balance) where a.id = u.id;
  update wallet.house_shard h set balance = u.balance, seq = u.seq
  from unnest(v_accounts, v_seqs, v_balances) u (id, seq, balance) where h.id = u.id;
  if p_accounts[v_main] >= 0 then
    insert into wallet.posting (xid, block, transfers) values (pg_current_xact_id(), v_block, 1);
  end if;

  if v_kind.role = 'hold' then
    insert into wallet.hold (transfer_id, member_id, amount, remaining)
    values (post_transfer.transfer_id, p_accounts[v_main] / 4, -p_amounts[v_main],
      -p_amounts[v_main]);
  elsif v_kind.role in ('capture', 'release') then
    update wallet.hold h set remaining = h.remaining + least(0, u.amount)
    from unnest(p_accounts, p_amounts) u (account, amount)
    where h.transfer_id = p_hold and u.account = h.member_id * 4 + 1 and u.amount < 0;
    if not found then
      raise exception 'wallet: this member has no such hold';
    end if;
  end if;
end $$;
