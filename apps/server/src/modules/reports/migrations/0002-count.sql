-- Adds transfers to the sums, in the transaction that moves the position in the ledger's stream, so each counts
-- once. A word is `column/funds`: in which column a movement counts (none for one that changes funds alone), and
-- whether its amount is of the available balance (a), of the held one (h), or moves between them (ah).
-- Answers null, or the members and games that are still unknown; then nothing was counted.
create function reports.count_transfers(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan
set client_min_messages = warning
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

  create temporary table if not exists reports_moved (
    id bigint, kind text, member_id bigint, brand_id integer, node_id integer, at timestamptz, day date,
    round_id text, undone_at timestamptz, stakes bigint, prizes bigint, given bigint, commission bigint,
    deposits bigint, withdrawals bigint, adjustments bigint, available bigint, held bigint
  ) on commit delete rows;
  insert into reports_moved
  select m.id, m.kind, m.member_id, b.brand_id, m.node_id, m.at, (m.at at time zone z.time_zone)::date,
    m.round_id, m.undone_at,
    case when m.kind = 'stake' or m.kind = 'undone' and m.amount > 0 then -m.amount else 0 end,
    case when m.kind = 'prize' or m.kind = 'undone' and m.amount <= 0 then m.amount else 0 end,
    case when m.kind = 'given' then m.amount else 0 end,
    case when m.kind = 'commission' then m.amount else 0 end,
    case when m.kind = 'deposit' then m.amount else 0 end,
    case when m.kind = 'withdrawal' then -m.amount else 0 end,
    case when m.kind = 'adjustment' then m.amount else 0 end,
    case when m.funds in ('a', 'ah') then m.amount else 0 end,
    case m.funds when 'h' then m.amount when 'ah' then -m.amount else 0 end
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
  join reports.brand_zone z on z.brand_id = b.brand_id;

  insert into reports.hour as h
  select brand_id, date_trunc('hour', at, 'UTC'), node_id, sum(stakes),
    count(*) filter (where kind = 'stake'), sum(prizes), count(*) filter (where kind = 'prize' and prizes > 0),
    sum(given), sum(commission), sum(deposits), count(*) filter (where deposits > 0), sum(withdrawals),
    count(*) filter (where withdrawals > 0), sum(adjustments), sum(available), sum(held)
  from reports_moved group by 1, 2, 3 order by 1, 2, 3
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
    held_minor = h.held_minor + excluded.held_minor;

  insert into reports.minute as m
  select v.brand_id, date_trunc('minute', v.at, 'UTC'), coalesce(g.product, ''), sum(v.stakes), sum(v.prizes),
    sum(v.deposits), sum(v.withdrawals)
  from reports_moved v left join reports.game g on g.node_id = v.node_id
  where v.stakes <> 0 or v.prizes <> 0 or v.deposits <> 0 or v.withdrawals <> 0
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (brand_id, minute, product) do update set
    stakes_minor = m.stakes_minor + excluded.stakes_minor,
    prizes_minor = m.prizes_minor + excluded.prizes_minor,
    deposits_minor = m.deposits_minor + excluded.deposits_minor,
    withdrawals_minor = m.withdrawals_minor + excluded.withdrawals_minor;

  insert into reports.player as p
  select v.brand_id, s.period, n.node, v.member_id, min(v.at)
  from reports_moved v
  cross join lateral (values (to_char(v.day, 'YYYYMMDD')::integer), (to_char(v.day, 'YYYYMM')::integer),
    (extract(year from v.day)::integer), (0)) s (period)
  cross join lateral (values (v.node_id), (-2)) n (node)
  where v.kind = 'stake'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (brand_id, period, node_id, member_id) do update
    set first_at = excluded.first_at where excluded.first_at < p.first_at;

  insert into reports.win
  select brand_id, day, node_id, id, prizes, member_id, round_id, at from (
    select v.*, row_number() over (partition by brand_id, day, node_id order by prizes desc, id) as place
    from reports_moved v where kind = 'prize' and prizes > 0
  ) largest
  where place <= 10 on conflict do nothing;
  delete from reports.win w using (
    select x.brand_id, x.day, x.node_id, x.transfer_id,
      row_number() over (partition by x.brand_id, x.day, x.node_id order by x.amount_minor desc, x.transfer_id) as place
    from reports.win x
    where (x.brand_id, x.day, x.node_id) in (
      select distinct v.brand_id, v.day, v.node_id from reports_moved v where v.kind = 'prize' and v.prizes > 0)
  ) r
  where r.place > 10 and w.brand_id = r.brand_id and w.day = r.day and w.node_id = r.node_id
    and w.transfer_id = r.transfer_id;

  insert into reports.event
  select brand_id, at, id, case kind when 'prize' then 'large_prize' when 'deposit' then 'large_deposit'
    when 'withdrawal' then 'large_withdrawal' else kind end, member_id, node_id, available + held
  from reports_moved
  where kind in ('undone', 'adjustment')
    or kind in ('prize', 'deposit', 'withdrawal') and greatest(prizes, deposits, withdrawals) >= 100000000
  on conflict do nothing;

  insert into reports.correction
  select v.brand_id, (v.undone_at at time zone z.time_zone)::date, v.id, v.node_id, v.kind,
    v.available + v.held, v.at
  from reports_moved v join reports.brand_zone z on z.brand_id = v.brand_id
  where (v.undone_at at time zone z.time_zone)::date < v.day
  on conflict do nothing;
  return null;
end $$;
