-- The fast path: a batch of commands, each between one member's available account and one house.
--
-- p_amounts is signed, from the member's side; p_houses names the other side of each command, and
-- p_guards says whether it asks the debit guard: all three follow from the kind.
--
-- Outcomes: 0 applied, 1 duplicate, 2 id reused, 3 insufficient balance, 4 unknown account,
-- 5 reversed before it came, 6 debit refused. The same numbers answer the single form.
--
-- Order is everything here. Member accounts are locked in id order, then the lane's house shards;
-- only a statement that starts after the locks sees what earlier holders of them committed, so ids
-- are looked up after locking. A plan cached while the ledger was empty would scan whole tables
-- later: plans are generic and prefer indexes.
create function wallet.post_batch(
  p_shard integer,
  p_at timestamptz,
  p_sources text[],
  p_txn_ids text[],
  p_kinds smallint[],
  p_houses smallint[],
  p_accounts bigint[],
  p_amounts bigint[],
  p_fingerprints bigint[],
  p_references text[],
  p_guards boolean[],
  out outcomes smallint[],
  out transfer_ids bigint[],
  out balances bigint[],
  out seqs bigint[]
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  r record;
  v_count integer := cardinality(p_sources);
  v_first bigint;
  v_applied integer := 0;
  v_balance bigint;
  v_seq bigint;
  v_state smallint;
  -- The locked accounts in id order, and where the loop stands among them.
  v_ids bigint[];
  v_tids tid[];
  v_balances bigint[];
  v_seqs bigint[];
  v_states smallint[];
  v_at integer := 1;
  -- By house number.
  v_house_balances bigint[] := '{}';
  v_house_seqs bigint[] := '{}';
  -- The house's side of each command.
  v_leg_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_leg_seqs bigint[] := array_fill(null::bigint, array[v_count]);
begin
  if v_count > 256 or 0 = any (p_amounts) then
    raise exception 'wallet: a batch has at most 256 commands, and each moves something';
  end if;
  outcomes := array_fill(0::smallint, array[v_count]);
  transfer_ids := array_fill(null::bigint, array[v_count]);
  balances := array_fill(null::bigint, array[v_count]);
  seqs := array_fill(null::bigint, array[v_count]);

  select array_agg(l.id), array_agg(l.ctid), array_agg(l.balance), array_agg(l.seq),
    array_agg(l.state)
  into v_ids, v_tids, v_balances, v_seqs, v_states
  from (
    select a.id, a.ctid, a.balance, a.seq, a.state from wallet.account a
    where a.id = any (p_accounts) order by a.id for no key update
  ) l;
  for r in
    select h.house, h.balance, h.seq from wallet.house_shard h
    where h.id = any (array(
      select distinct 4611686018427387904 + house * 64 + p_shard from unnest(p_houses) house))
    order by h.id for no key update
  loop
    v_house_balances[r.house] := r.balance;
    v_house_seqs[r.house] := r.seq;
  end loop;
  -- Drawn under the locks: of two transfers of an account the later one has the higher id.
  v_first := nextval('wallet.transfer_block') * 256;

  for r in
    select c.ord::integer as ord, c.house, c.account, c.amount, c.fingerprint, c.guard,
      t.seen, t.transfer_id, t.balance_after, t.fingerprint as known
    from unnest(p_sources, p_txn_ids, p_houses, p_accounts, p_amounts, p_fingerprints, p_guards)
      with ordinality c (source, txn_id, house, account, amount, fingerprint, guard, ord)
    left join lateral (
      select true as seen, x.transfer_id, x.balance_after, x.fingerprint from wallet.txn_key x
      where x.source = c.source and x.txn_id = c.txn_id limit 1
    ) t on true
    order by c.account, c.ord
  loop
    while v_ids[v_at] < r.account loop
      v_at := v_at + 1;
    end loop;
    if v_ids[v_at] is distinct from r.account then
      outcomes[r.ord] := 4;
      continue;
    end if;

    if r.seen then
      if r.known is null then
        outcomes[r.ord] := 5;
      elsif r.known <> r.fingerprint then
        outcomes[r.ord] := 2;
      else
        outcomes[r.ord] := 1;
        transfer_ids[r.ord] := r.transfer_id;
        balances[r.ord] := r.balance_after;
      end if;
      continue;
    end if;

    v_balance := v_balances[v_at] + r.amount;
    if r.amount < 0 then
      v_state := v_states[v_at];
      if v_state <> 0 and (r.guard or v_state & 2 <> 0) then
        outcomes[r.ord] := 6;
        continue;
      end if;
      if v_balance < 0 then
        outcomes[r.ord] := 3;
        balances[r.ord] := v_balances[v_at];
        continue;
      end if;
    end if;

    v_seq := v_seqs[v_at] + 1;
    v_balances[v_at] := v_balance;
    v_seqs[v_at] := v_seq;
    transfer_ids[r.ord] := v_first + v_applied;
    v_applied := v_applied + 1;
    balances[r.ord] := v_balance;
    seqs[r.ord] := v_seq;

    v_balance := v_house_balances[r.house] - r.amount;
    v_seq := v_house_seqs[r.house] + 1;
    v_house_balances[r.house] := v_balance;
    v_house_seqs[r.house] := v_seq;
    v_leg_balances[r.ord] := v_balance;
    v_leg_seqs[r.ord] := v_seq;
  end loop;
  if v_applied = 0 then
    return;
  end if;

  insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint)
  select u.source, u.txn_id, u.id, u.balance, u.fingerprint
  from unnest(p_sources, p_txn_ids, transfer_ids, balances, p_fingerprints, outcomes)
    u (source, txn_id, id, balance, fingerprint, outcome)
  where u.outcome = 0;

  insert into wallet.transfer
    (id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference)
  select u.id, p_at, u.kind, u.source, u.txn_id, u.account, u.amount, u.balance,
    u.reference::jsonb
  from unnest(transfer_ids, p_kinds, p_sources, p_txn_ids, p_accounts, p_amounts, balances,
      p_references, outcomes)
    u (id, kind, source, txn_id, account, amount, balance, reference, outcome)
  where u.outcome = 0;

  insert into wallet.entry
    (account_id, seq, transfer_id, amount, balance_after, created_at, kind)
  select u.account, u.seq, u.id, u.amount, u.balance, p_at, u.kind
  from unnest(p_accounts, seqs, transfer_ids, p_amounts, balances, p_kinds, outcomes)
    u (account, seq, id, amount, balance, kind, outcome)
  where u.outcome = 0
  union all
  select 4611686018427387904 + u.house * 64 + p_shard, u.seq, u.id, -u.amount, u.balance, p_at,
    u.kind
  from unnest(p_houses, v_leg_seqs, transfer_ids, p_amounts, v_leg_balances, p_kinds, outcomes)
    u (house, seq, id, amount, balance, kind, outcome)
  where u.outcome = 0;

  -- The rows are locked, so they stand where they stood: no second search for them.
  update wallet.account a set balance = u.balance, seq = u.seq
  from unnest(v_tids, v_ids, v_balances, v_seqs) u (tid, id, balance, seq)
  where a.ctid = u.tid and a.id = u.id and a.seq <> u.seq;

  update wallet.house_shard h
  set balance = v_house_balances[h.house], seq = v_house_seqs[h.house]
  where h.id = any (array(
    select distinct 4611686018427387904 + house * 64 + p_shard from unnest(p_houses) house));

  insert into wallet.posting (xid, block, transfers)
  values (pg_current_xact_id(), v_first / 256, v_applied);
end $$;
