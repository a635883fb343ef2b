-- Stakes of lotteries and on sports count for bonus money as those of games do.
-- version before: it looks its stakes up by vendor alone, finds none of these and leaves them open.
alter table promotions.wager
  add column source text not null default '';
update promotions.wager set source = 'vendor:' || vendor;

-- Those that may be told anew: a stake that went back counts after all where its draw or match is
-- decided in another way.
create index wager_changed on promotions.wager (member_id, round_id)
  where state in ('counted', 'returned');
drop index promotions.wager_of_round;

-- Reads the ledger's stream in the transaction that moves its position. A stake goes to the oldest bonus
-- of its member that still needs some; a movement that changes a round, a draw or a slip has its stakes
-- looked at again. A trace's stake is one when its draw takes it.
create or replace function promotions.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into promotions.wager (bonus_id, source, vendor, txn_id, member_id, node_id, round_id,
    amount_minor, staked_at)
  select b.id, t.source, case when t.source like 'vendor:%' then substr(t.source, 8) else t.source end,
    t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    coalesce(t.reference ->> 'round', ''), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  cross join lateral (
    select x.id from promotions.bonus x
    where x.member_id = t.member and x.state = 'active' and x.locked_transfer_id < t.id
      and t.at < x.expires_at and x.wagered_minor < x.required_minor
    order by x.id limit 1
  ) b
  where t.amount < 0 and case
    when t.source like 'vendor:%' then t.reference ->> 'bet' is null and t.reference ->> 'node' is not null
    when t.source = 'lottery' then t.txn_id like 'order:%:staked' or t.txn_id like 'ticket:%:captured'
    else t.source = 'sportsbook' and t.txn_id like 'slip:%:staked' end
  order by t.ord
  on conflict do nothing;

  update promotions.wager w set state = 'again'
  from unnest(p_sources, p_txn_ids, p_members, p_references) t (source, txn_id, member, reference)
  where w.member_id = t.member and w.round_id = t.reference ->> 'round'
    and w.state in ('counted', 'returned')
    and case
      when t.source in ('lottery', 'sportsbook') then w.source = t.source and t.txn_id like 'credit:%'
        and w.node_id = coalesce((t.reference ->> 'node')::integer, 0)
      else w.source like 'vendor:%' and t.reference ->> 'bet' is not null and w.state = 'counted' end;
$$;
