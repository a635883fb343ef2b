-- The round of every stake, and how much of it is settled, stand beside what it counts: agents are told of
-- each change of both.
-- version before: writes neither; its stakes keep counting as they do, and agents count them as they did.
alter table rewards.stake
  -- The stake less what was given back; null: open, or counted by the version before.
  add column settled_minor bigint check (settled_minor >= 0);

create or replace function rewards.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into rewards.stake (source, txn_id, member_id, node_id, round_id, amount_minor, staked_at)
  select t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    coalesce(t.reference ->> 'round', t.txn_id), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  where t.amount < 0 and case
    when t.source like 'vendor:%' then t.reference ->> 'bet' is null
    when t.source = 'lottery' then t.txn_id like 'order:%:staked' or t.txn_id like 'ticket:%:captured'
    else t.source = 'sportsbook' and t.txn_id like 'slip:%' end
  order by t.ord
  on conflict do nothing;

  -- Stakes of which something changed are looked at again: one that went back as if it had never been,
  -- one that counted keeps its place. To look at one for nothing does no harm.
  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_references) t (source, reference)
  where t.source like 'vendor:%' and t.reference ->> 'bet' is not null
    and s.source = t.source and s.txn_id = t.reference ->> 'bet';

  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_txn_ids, p_references) t (source, txn_id, reference)
  where t.source = 'sportsbook' and t.txn_id like 'credit:%' and s.source = t.source
    and s.txn_id = 'slip:' || substr(t.reference ->> 'round', 2) || ':staked';

  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_txn_ids, p_members, p_references) t (source, txn_id, member, reference)
  where t.source = 'lottery' and t.txn_id like 'credit:%' and s.source = 'lottery'
    and s.member_id = t.member and s.node_id = coalesce((t.reference ->> 'node')::integer, 0)
    and (s.round_id = t.reference ->> 'round' or s.round_id is null);
$$;
