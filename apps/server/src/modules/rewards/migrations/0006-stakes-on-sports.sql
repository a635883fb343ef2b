-- Stakes on sports count too; what a stake brought as rebate is kept, so that it can be taken back where
-- its slip is settled in another way.
-- version before: writes none of the new columns, whose defaults the new checks take.
alter table rewards.stake
  add column product text,
  add column valid_minor bigint not null default 0 check (valid_minor >= 0),
  add column rebate_minor bigint not null default 0 check (rebate_minor >= 0),
  -- How often something of it changed since it was last looked at after it counted.
  add column change_count integer not null default 0;
create index stake_changed on rewards.stake (id) where change_count > 0;

-- Rebate that was claimed for stakes that went back later: what comes next makes up for it.
alter table rewards.rebate_due
  add column owed_minor bigint not null default 0 check (owed_minor >= 0);

create or replace function rewards.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into rewards.stake (source, txn_id, member_id, node_id, amount_minor, staked_at)
  select t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  where t.amount < 0 and (t.source <> 'sportsbook' or t.txn_id like 'slip:%')
  order by t.ord
  on conflict do nothing;

  -- A slip that was void is looked at as if it had never been; one that counted keeps its place.
  update rewards.stake s set state = 'open', settled_at = null
  from unnest(p_sources, p_txn_ids, p_references) t (source, txn_id, reference)
  where t.source = 'sportsbook' and t.txn_id like 'credit:%' and s.source = t.source
    and s.txn_id = 'slip:' || substr(t.reference ->> 'round', 2) || ':staked' and s.state = 'returned';
  update rewards.stake s set change_count = s.change_count + 1
  from unnest(p_sources, p_txn_ids, p_references) t (source, txn_id, reference)
  where t.source = 'sportsbook' and t.txn_id like 'credit:%' and s.source = t.source
    and s.txn_id = 'slip:' || substr(t.reference ->> 'round', 2) || ':staked' and s.state = 'settled';
$$;
