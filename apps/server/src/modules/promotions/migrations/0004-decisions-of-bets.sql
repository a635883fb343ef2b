-- Bonus money learns how its stakes were decided from the settled bets (docs/adr/0034).
--
-- version before: goes on writing stakes down by promotions.read_stakes, under the same position of the ledger's
-- stream, and asking the modules about open ones. Both count under the lock of the bonus, by the same rules, and
-- a stake is written down once. The next version drops that function, wager.vendor, and the indexes
-- wager_changed and wager_undecided.
alter table promotions.wager
  -- A stake is named as the ledger names it.
  alter column vendor drop not null,
  drop constraint wager_vendor_txn_id_key,
  add constraint wager_source_txn_id_key unique (source, txn_id);

-- Reads the ledger's stream of stakes in the transaction that moves its position. A stake goes to the oldest
-- bonus of its member that still needs some.
create function promotions.note_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into promotions.wager (bonus_id, source, txn_id, member_id, node_id, round_id, amount_minor,
    staked_at)
  select b.id, t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    coalesce(t.reference ->> 'round', ''), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  cross join lateral (
    select x.id from promotions.bonus x
    where x.member_id = t.member and x.state = 'active' and x.locked_transfer_id < t.id
      and t.at < x.expires_at and x.wagered_minor < x.required_minor
    order by x.id limit 1
  ) b
  where t.amount < 0
  order by t.ord
  on conflict do nothing;
$$;

-- Decisions are read from the beginning: what was settled and not counted yet is met once, and what counted
-- already is found unchanged. Until then no change leaves.
insert into bets.position (consumer, bucket, number)
select 'promotions', h.bucket, 0 from bets.head h;
