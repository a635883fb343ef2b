-- What bettors staked, won, paid in and out by day, counted from the ledger's stream, and the files made of it.
create schema sigap;
grant usage on schema sigap to trevo_app;

-- Brands whose company reports, and the zone in which their days begin.
create table sigap.brand (
  brand_id integer primary key,
  company_id integer not null,
  time_zone text not null
);

-- The brand of each member who has moved money, reported or not.
create table sigap.member (
  member_id bigint primary key,
  brand_id integer not null
);

create table sigap.progress (
  one boolean primary key default true check (one),
  counted_until timestamptz not null
);

-- A wallet's day. Signed from the member's side but for withdrawals and stakes, which are above zero.
create table sigap.wallet_day (
  company_id integer not null,
  day date not null,
  member_id bigint not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  stakes_minor bigint not null,
  prizes_minor bigint not null,
  given_minor bigint not null,
  commission_minor bigint not null,
  adjustments_minor bigint not null,
  -- By how much the member's funds changed, held money included.
  change_minor bigint not null,
  primary key (company_id, day, member_id)
);
create index wallet_day_of_member on sigap.wallet_day (member_id, day);

-- A member's play in one game on a day; game -1 is sports.
create table sigap.play_day (
  company_id integer not null,
  day date not null,
  member_id bigint not null,
  node_id integer not null,
  stakes_minor bigint not null,
  stake_count bigint not null,
  prizes_minor bigint not null,
  prize_count bigint not null,
  primary key (company_id, day, member_id, node_id)
);

-- Each movement of a sports bet.
create table sigap.sports_movement (
  company_id integer not null,
  day date not null,
  transfer_id bigint not null,
  member_id bigint not null,
  slip text not null,
  at timestamptz not null,
  kind text not null check (kind in ('stake', 'returned', 'prize')),
  amount_minor bigint not null,
  primary key (company_id, day, transfer_id)
);

-- Days of which a company's files are made.
create table sigap.made_day (
  company_id integer not null,
  day date not null,
  made_at timestamptz not null,
  primary key (company_id, day)
);

create table sigap.file (
  file_id uuid primary key default gen_random_uuid(),
  company_id integer not null,
  kind text not null check (kind in ('bettors', 'wallets', 'games', 'sports', 'operator')),
  day date not null,
  part integer not null check (part >= 1),
  parts integer not null check (parts >= part),
  -- 1, and one more for each correction.
  version integer not null check (version >= 1),
  schema_name text not null,
  records integer not null check (records between 0 and 7000),
  content bytea not null,
  sha256 bytea not null,
  -- Of the records without the header, to see whether a correction changes anything.
  records_sha256 bytea not null,
  state text not null default 'queued'
    check (state in ('queued', 'sent', 'structure_ok', 'accepted', 'rejected', 'corrected')),
  made_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  -- Names one delivery to the receiver: the same for each repeat, another one where the file is sent again.
  delivery_id uuid not null default gen_random_uuid(),
  receipt text,
  -- Tries since it was queued or sent, and when the next one is due; null once nothing more is to be done.
  tries integer not null default 0,
  next_try_at timestamptz,
  unique (company_id, kind, day, part, version)
);
create index file_of_company on sigap.file (company_id, day desc, kind, part, version);
create index file_to_do on sigap.file (next_try_at) where next_try_at is not null;
create index file_open on sigap.file (company_id, due_at) where state not in ('accepted', 'corrected');

-- What the receiver found wrong. Record 0 is the header.
create table sigap.file_problem (
  file_id uuid not null references sigap.file,
  position integer not null,
  record integer not null,
  code text not null,
  text text not null,
  primary key (file_id, position)
);

-- Append only: every request to the receiver with its answer, and every act. Kept for five years.
create table sigap.file_event (
  event_id bigint primary key generated always as identity,
  file_id uuid not null references sigap.file,
  at timestamptz not null,
  kind text not null check (kind in ('made', 'sent', 'failed', 'structure_ok', 'accepted', 'rejected',
    'resent', 'corrected')),
  -- The receipt, the error, or the reason.
  text text not null,
  operator text
);
create index event_of_file on sigap.file_event (file_id, event_id);

-- Adds transfers to the days, in the transaction that moves the position in the stream, so that each counts once. A
-- word is `column/funds` as in reports. Answers null, or the members that are still unknown; then nothing counts.
create function sigap.count_transfers(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan
as $$
declare
  v_unknown bigint[] := (select array_agg(distinct m) from unnest(p_members) m
    where not exists (select from sigap.member k where k.member_id = m));
begin
  if v_unknown is not null then
    return to_jsonb(v_unknown);
  end if;
  with moved as materialized (
    select b.company_id, (u.at at time zone b.time_zone)::date as day, u.member as member_id, u.id, u.at,
      split_part(u.word, '/', 1) as kind, split_part(u.word, '/', 2) as funds, u.amount,
      u.source = 'sportsbook' as is_sports, coalesce(u.reference ->> 'round', u.txn_id) as round,
      case when u.source = 'sportsbook' then -1
        when u.reference ->> 'node' ~ '^[0-9]{1,9}$' then (u.reference ->> 'node')::integer else 0 end as node_id
    from unnest(p_words, p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
      u (word, id, source, txn_id, member, amount, at, reference)
    join sigap.member k on k.member_id = u.member
    join sigap.brand b on b.brand_id = k.brand_id
  ), counted as materialized (
    select m.*,
      case when kind = 'stake' or kind = 'undone' and amount > 0 then -amount else 0 end as stakes,
      case when kind = 'prize' or kind = 'undone' and amount <= 0 then amount else 0 end as prizes
    from moved m
  ), wallets as (
    insert into sigap.wallet_day as w
    select company_id, day, member_id, coalesce(sum(amount) filter (where kind = 'deposit'), 0),
      coalesce(-sum(amount) filter (where kind = 'withdrawal'), 0), sum(stakes), sum(prizes),
      coalesce(sum(amount) filter (where kind = 'given'), 0),
      coalesce(sum(amount) filter (where kind = 'commission'), 0),
      coalesce(sum(amount) filter (where kind = 'adjustment'), 0),
      coalesce(sum(amount) filter (where funds in ('a', 'h')), 0)
    from counted group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, day, member_id) do update set
      deposits_minor = w.deposits_minor + excluded.deposits_minor,
      withdrawals_minor = w.withdrawals_minor + excluded.withdrawals_minor,
      stakes_minor = w.stakes_minor + excluded.stakes_minor,
      prizes_minor = w.prizes_minor + excluded.prizes_minor,
      given_minor = w.given_minor + excluded.given_minor,
      commission_minor = w.commission_minor + excluded.commission_minor,
      adjustments_minor = w.adjustments_minor + excluded.adjustments_minor,
      change_minor = w.change_minor + excluded.change_minor
  ), plays as (
    insert into sigap.play_day as p
    select company_id, day, member_id, node_id, sum(stakes), count(*) filter (where kind = 'stake'), sum(prizes),
      count(*) filter (where kind = 'prize' and prizes > 0)
    from counted where kind in ('stake', 'undone', 'prize') group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, day, member_id, node_id) do update set
      stakes_minor = p.stakes_minor + excluded.stakes_minor,
      stake_count = p.stake_count + excluded.stake_count,
      prizes_minor = p.prizes_minor + excluded.prizes_minor,
      prize_count = p.prize_count + excluded.prize_count
  )
  insert into sigap.sports_movement
  select company_id, day, id, member_id, left(round, 40), at,
    case when kind = 'undone' then 'returned' else kind end,
    case when kind = 'stake' then -amount else amount end
  from counted where is_sports and kind in ('stake', 'undone', 'prize')
  on conflict do nothing;
  return null;
end $$;

create function sigap.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'sigap: the log of files is only added to';
end $$;
create trigger append_only before update or delete or truncate on sigap.file_event
  for each statement execute function sigap.refuse_change();
