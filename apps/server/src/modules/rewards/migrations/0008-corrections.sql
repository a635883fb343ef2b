-- What each stake counted for stands beside it, so that just that is taken back where its round, draw or
-- match is decided in another way.
-- version before: counts without writing the new columns; what it counted is corrected in its rebate alone,
-- as it does. It counts progress into `mission_progress.progress`, which is added to the sums here, and
-- its payment of a withdrawn reward is refused by the table.
alter table rewards.stake
  add column brand_id integer,
  -- Null: open, or counted by the version before.
  add column counted_minor bigint check (counted_minor >= 0),
  add column points_minor bigint not null default 0 check (points_minor >= 0),
  add column corrections integer not null default 0,
  -- Of a lottery: its draw.
  add column round_id text;
create index stake_of_draw on rewards.stake (member_id, node_id, round_id) where source = 'lottery';

-- What of a member's play counts, by day, by week and in all: what missions ask.
create table rewards.play_sum (
  member_id bigint not null,
  period text not null check (period in ('DAILY', 'WEEKLY', 'ONCE')),
  period_on date not null,
  staked_minor bigint not null check (staked_minor >= 0),
  rounds bigint not null check (rounds >= 0),
  -- Days with a round; of a day itself nothing is written here.
  days integer not null check (days >= 0),
  -- When the first of it was decided: what is older than that has no play before it.
  first_at timestamptz not null,
  primary key (member_id, period, period_on)
);
alter table rewards.mission
  -- Nothing that was played before counts for it.
  add column created_at timestamptz not null default now();
alter table rewards.mission_progress
  alter column progress set default 0,
  -- What had been played in the period before the mission opened, and when that was.
  add column skipped bigint not null default 0 check (skipped >= 0),
  add column opened_at timestamptz;

-- The play that a reward was given for counts no more, and nobody had claimed it.
alter table rewards.reward
  add column withdrawn_at timestamptz,
  add constraint withdrawn_is_not_paid check (withdrawn_at is null or state <> 'claimed');

create or replace function rewards.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into rewards.stake (source, txn_id, member_id, node_id, round_id, amount_minor, staked_at)
  select t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    case when t.source = 'lottery' then t.reference ->> 'round' end, -t.amount, t.at
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
