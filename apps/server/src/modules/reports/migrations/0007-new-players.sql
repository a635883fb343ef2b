-- Players of a part are looked up before they are written: a row that a conflict finds is locked, and written, also
-- where nothing of it changes, and that was most of the work of counting.
--
-- version before: calls the same function with the same arguments.
create or replace function reports.count_transfers(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan
as $$
declare
  v_members bigint[];
  v_nodes integer[];
begin
  select array_agg(distinct m) into v_members from unnest(p_members) m
  where not exists (select from reports.player_brand b where b.member_id = m);
  select array_agg(distinct (r ->> 'node')::integer) into v_nodes from unnest(p_references) r
  where r ->> 'node' ~ '^[0-9]{1,9}$' and r ->> 'node' <> '0'
    and not exists (select from reports.game g where g.node_id = (r ->> 'node')::integer);
  if v_members is not null or v_nodes is not null then
    return jsonb_build_object('members', coalesce(to_jsonb(v_members), '[]'), 'nodes', coalesce(to_jsonb(v_nodes), '[]'));
  end if;

  with moved as materialized (
    select m.id, m.kind, m.member_id, b.brand_id, m.node_id, m.at, (m.at at time zone z.time_zone)::date as day,
      m.round_id, m.undone_at,
      case when m.kind = 'stake' or m.kind = 'undone' and m.amount > 0 then -m.amount else 0 end as stakes,
      case when m.kind = 'prize' or m.kind = 'undone' and m.amount <= 0 then m.amount else 0 end as prizes,
      case when m.kind = 'given' then m.amount else 0 end as given,
      case when m.kind = 'commission' then m.amount else 0 end as commission,
      case when m.kind = 'deposit' then m.amount else 0 end as deposits,
      case when m.kind = 'withdrawal' then -m.amount else 0 end as withdrawals,
      case when m.kind = 'adjustment' then m.amount else 0 end as adjustments,
      case when m.funds in ('a', 'ah') then m.amount else 0 end as available,
      case m.funds when 'h' then m.amount when 'ah' then -m.amount else 0 end as held
    from (
      select u.id, split_part(u.word, '/', 1) as kind, split_part(u.word, '/', 2) as funds, u.member as member_id,
        case when u.source = 'sportsbook' then -1
          when u.reference ->> 'node' ~ '^[0-9]{1,9}$' then (u.reference ->> 'node')::integer else 0 end as node_id,
        u.at, u.amount, coalesce(u.reference ->> 'round', u.txn_id) as round_id,
        (u.reference ->> 'undoneAt')::timestamptz as undone_at
      from unnest(p_words, p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
        u (word, id, source, txn_id, member, amount, at, reference)
    ) m
    join reports.player_brand b on b.member_id = m.member_id
    join reports.brand_zone z on z.brand_id = b.brand_id
  ), into_hours as (
    insert into reports.hour as h
    select brand_id, date_trunc('hour', at, 'UTC'), node_id, sum(stakes),
      count(*) filter (where kind = 'stake'), sum(prizes), count(*) filter (where kind = 'prize' and prizes > 0),
      sum(given), sum(commission), sum(deposits), count(*) filter (where deposits > 0), sum(withdrawals),
      count(*) filter (where withdrawals > 0), sum(adjustments), sum(available), sum(held)
    from moved group by 1, 2, 3 order by 1, 2, 3
    on conflict (brand_id, hour, node_id) do update set
      stakes_minor = h.stakes_minor + excluded.stakes_minor,
      stake_count = h.stake_count + excluded.stake_count,
      prizes_minor = h.prizes_minor + excluded.prizes_minor,
      prize_count = h.prize_count + excluded.prize_count,
      given_minor = h.given_minor + excluded.given_minor,
      commission_minor = h.commission_minor + excluded.commission_minor,
      deposits_minor = h.deposits_minor + excluded.deposits_minor,
      deposit_count = h.deposit_count + excluded.deposit_count,
      withdrawals_minor = h.withdrawals_minor + excluded.withdrawals_minor,
      withdrawal_count = h.withdrawal_count + excluded.withdrawal_count,
      adjustments_minor = h.adjustments_minor + excluded.adjustments_minor,
      available_minor = h.available_minor + excluded.available_minor,
      held_minor = h.held_minor + excluded.held_minor
  ), into_minutes as (
    insert into reports.minute as m
    select v.brand_id, date_trunc('minute', v.at, 'UTC'), coalesce(g.product, ''), sum(v.stakes), sum(v.prizes),
      sum(v.deposits), sum(v.withdrawals)
    from moved v left join reports.game g on g.node_id = v.node_id
    where v.stakes <> 0 or v.prizes <> 0 or v.deposits <> 0 or v.withdrawals <> 0
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (brand_id, minute, product) do update set
      stakes_minor = m.stakes_minor + excluded.stakes_minor,
      prizes_minor = m.prizes_minor + excluded.prizes_minor,
      deposits_minor = m.deposits_minor + excluded.deposits_minor,
      withdrawals_minor = m.withdrawals_minor + excluded.withdrawals_minor
  ), played as (
    select v.brand_id, v.day, to_char(v.day, 'YYYYMMDD')::integer as period, n.node as node_id, v.member_id,
      min(v.at) as first_at
    from moved v cross join lateral (values (v.node_id), (-2)) n (node)
    where v.kind = 'stake' group by v.brand_id, v.day, n.node, v.member_id
  ), new_players as (
    -- Who has a row of the day has those of its month, its year and of all time, none of them later. Looked up one by
    -- one: whatever the planner knows of the table, it is never read as a whole.
    select d.* from played d
    left join lateral (
      select k.first_at from reports.player k where k.brand_id = d.brand_id and k.period = d.period
        and k.node_id = d.node_id and k.member_id = d.member_id limit 1
    ) k on true
    where k.first_at is null or d.first_at < k.first_at
  ), into_players as (
    insert into reports.player as p
    select d.brand_id, s.period, d.node_id, d.member_id, min(d.first_at)
    from new_players d
    cross join lateral (values (d.period), (to_char(d.day, 'YYYYMM')::integer),
      (extract(year from d.day)::integer), (0)) s (period)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (brand_id, period, node_id, member_id) do update
      set first_at = excluded.first_at where excluded.first_at < p.first_at
  ), ranked as (
    select c.*, row_number() over (partition by c.brand_id, c.day, c.node_id order by c.amount desc, c.id) as place
    from (
      select v.brand_id, v.day, v.node_id, v.id, v.prizes as amount, v.member_id, v.round_id, v.at, true as is_new
      from moved v where v.kind = 'prize' and v.prizes > 0
      union all
      select x.brand_id, x.day, x.node_id, x.transfer_id, x.amount_minor, x.member_id, x.round_id, x.at, false
      from reports.win x
      where (x.brand_id, x.day, x.node_id) in (
        select distinct v.brand_id, v.day, v.node_id from moved v where v.kind = 'prize' and v.prizes > 0)
    ) c
  ), into_wins as (
    insert into reports.win
    select brand_id, day, node_id, id, amount, member_id, round_id, at from ranked
    where is_new and place <= 10 on conflict do nothing
  ), out_of_wins as (
    delete from reports.win w using ranked r
    where not r.is_new and r.place > 10 and w.brand_id = r.brand_id and w.day = r.day and w.node_id = r.node_id
      and w.transfer_id = r.id
  ), into_events as (
    insert into reports.significant_event (brand_id, at, kind, subject, persons, member_id, node_id, amount_minor,
      transfer_id, facts)
    select brand_id, at, case kind when 'prize' then 'large_prize' when 'stake' then 'large_stake'
      when 'deposit' then 'large_payment' when 'withdrawal' then 'large_payment' else kind end,
      '', '{}', member_id, node_id, available + held, id, '{}'
    from moved
    where kind in ('undone', 'adjustment')
      or kind in ('stake', 'prize', 'deposit', 'withdrawal')
        and greatest(stakes, prizes, deposits, withdrawals) >= 100000000
    order by at, id on conflict do nothing
  ), member_days as (
    insert into reports.member_day as d
    select brand_id, day, member_id, sum(stakes), sum(prizes), sum(deposits + withdrawals)
    from moved where stakes <> 0 or prizes <> 0 or deposits <> 0 or withdrawals <> 0
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (brand_id, day, member_id) do update set
      stakes_minor = d.stakes_minor + excluded.stakes_minor,
      prizes_minor = d.prizes_minor + excluded.prizes_minor,
      payments_minor = d.payments_minor + excluded.payments_minor
    returning d.brand_id, d.day, d.member_id, d.stakes_minor, d.prizes_minor, d.payments_minor
  ), into_sums as (
    insert into reports.significant_event (brand_id, at, kind, subject, persons, member_id, amount_minor, facts)
    select d.brand_id, (select max(v.at) from moved v where v.member_id = d.member_id and v.day = d.day), s.kind,
      to_char(d.day, 'YYYY-MM-DD'), '{}', d.member_id, s.amount, '{}'
    from member_days d cross join lateral (values ('large_stake', d.stakes_minor), ('large_prize', d.prizes_minor),
      ('large_payment', d.payments_minor)) s (kind, amount)
    where s.amount >= 500000000 order by d.member_id, s.kind on conflict do nothing
  ), into_corrections as (
    insert into reports.correction
    select v.brand_id, (v.undone_at at time zone z.time_zone)::date, v.id, v.node_id, v.kind,
      v.available + v.held, v.at
    from moved v join reports.brand_zone z on z.brand_id = v.brand_id
    where (v.undone_at at time zone z.time_zone)::date < v.day
    on conflict do nothing
  )
  select null into v_members;
  return null;
end $$;
