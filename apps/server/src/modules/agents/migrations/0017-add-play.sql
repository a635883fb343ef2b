-- The end that counting rounds and counting settled stakes share is a function of its own.

-- Adds stakes and wins of play to the hours of members, each member, hour and product once, and to the days
-- with play, which begin by the zone of each member's brand. Under the lock of the figures.
create function agents.add_play(p_seq bigint, p_members bigint[], p_hours timestamptz[], p_products text[],
  p_bets bigint[], p_wins bigint[])
returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_none bigint[] := array_fill(0::bigint, array[coalesce(cardinality(p_members), 0)]);
  v_zones text[];
  v_days date[];
  v_zone text;
  v_day date;
begin
  perform agents.add_to_hours(p_seq, p_members, p_hours, p_products, v_none, v_none, v_none, v_none,
    p_bets, p_wins, v_none, v_none);
  select array_agg(zone order by place), array_agg((hour at time zone zone)::date order by place)
  into v_zones, v_days
  from unnest(p_members, p_hours) with ordinality u (member_id, hour, place),
    agents.zone_of(member_id) zone;
  -- Day by day, for one follows the other.
  for v_zone, v_day in select distinct z, d from unnest(v_zones, v_days) u (z, d) order by 1, 2 loop
    perform agents.count_active(v_zone, v_day, array_agg(m), array_agg(h), array_agg(p), array_agg(b))
    from unnest(p_members, p_hours, p_products, p_bets, v_zones, v_days) c (m, h, p, b, z, d)
    where z = v_zone and d = v_day and b <> 0 having count(*) > 0;
  end loop;
end $$;

-- As before; the end is add_play.
create or replace function agents.count_rounds(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns integer[] language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_unknown integer[];
  v_seq bigint;
  v_members bigint[];
  v_hours timestamptz[];
  v_products text[];
  v_bets bigint[];
  v_wins bigint[];
  v_nodes integer[];
begin
  select array_agg(case when r ->> 'node' ~ '^\d{1,9}$' then (r ->> 'node')::integer else 0 end
    order by place) into v_nodes from unnest(p_references) with ordinality u (r, place);
  select array_agg(distinct node) into v_unknown from unnest(v_nodes) node
    where node <> 0 and not exists (select from agents.game_product g where g.node_id = node);
  if v_unknown is not null then return v_unknown; end if;

  perform pg_advisory_xact_lock(hashtextextended('agents.figures', 0));
  v_seq := nextval('agents.change_seq');
  with moved as (
    select u.member as member_id, u.source,
      case u.source when 'lottery' then coalesce(u.reference ->> 'node', '') || ':' else '' end
        || coalesce(u.reference ->> 'round', u.txn_id) as round_id,
      u.node, u.amount, u.at, split_part(u.word, ':', 1) as word
    from unnest(p_words, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references, v_nodes)
      u (word, source, txn_id, member, amount, at, reference, node)
  ), given as materialized (
    select member_id, source, round_id, max(node) as node_id,
      sum(case when word = 'bet' or word = 'undone' and amount > 0 then -amount else 0 end)::bigint as bet,
      sum(case when word = 'win' or word = 'undone' and amount <= 0 then amount else 0 end)::bigint as win,
      min(at) as first_at, max(at) as last_at
    from moved group by 1, 2, 3
  ), known as (
    update agents.round r set bet_minor = r.bet_minor + g.bet, win_minor = r.win_minor + g.win,
      last_at = greatest(r.last_at, g.last_at), changed_seq = v_seq
    from given g where r.member_id = g.member_id and r.source = g.source and r.round_id = g.round_id
    returning r.member_id, r.source, r.round_id, r.product, r.first_at,
      case when r.valid_minor is null then g.bet else 0 end as bet, g.win
  ), begun as (
    insert into agents.round (member_id, source, round_id, node_id, product, bet_minor, win_minor,
      valid_minor, first_at, last_at, path, changed_seq)
    select g.member_id, g.source, g.round_id, g.node_id,
      case g.source when 'sportsbook' then 'SPORTS' else coalesce(p.product, 'CONS') end, g.bet, g.win,
      0, g.first_at, g.last_at, coalesce(f.path, n.path, array[g.member_id]), v_seq
    from given g left join known k using (member_id, source, round_id)
    left join agents.game_product p on p.node_id = g.node_id
    left join agents.node n on n.member_id = g.member_id
    left join lateral (select path from agents.former_path f where f.member_id = g.member_id
      and f.until > date_trunc('hour', g.first_at, 'UTC') order by f.until limit 1) f on true
    where k.member_id is null order by g.member_id, g.first_at
    returning member_id, product, first_at, 0::bigint as bet, win_minor as win
  ), hour as (
    select member_id, date_trunc('hour', first_at, 'UTC') as hour, product, sum(bet)::bigint as bet,
      sum(win)::bigint as win
    from (select member_id, product, first_at, bet, win from known union all select * from begun) written
    group by 1, 2, 3
  )
  select array_agg(member_id), array_agg(hour), array_agg(product), array_agg(bet), array_agg(win)
  into v_members, v_hours, v_products, v_bets, v_wins from hour;

  perform agents.add_play(v_seq, v_members, v_hours, v_products, v_bets, v_wins);
  perform agents.add_to_balances(array_agg(member), array_agg(amount))
  from unnest(p_members, p_amounts, p_words) u (member, amount, word) where word not like '%:held'
  having count(*) > 0;
  return null;
end $$;

-- Likewise.
create or replace function agents.count_settled(p_limit integer)
returns integer language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  v_counted integer;
  v_seq bigint;
  v_members bigint[];
  v_hours timestamptz[];
  v_products text[];
  v_bets bigint[];
  v_wins bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('agents.figures', 0));
  v_seq := nextval('agents.change_seq');
  with next as materialized (
    select s.change_id from agents.settled_stake s
    where exists (select from agents.round r where r.member_id = s.member_id
      and r.source = s.source and r.round_id = s.round_id)
    order by s.change_id limit p_limit
  ), gone as (
    delete from agents.settled_stake s using next n where s.change_id = n.change_id
    returning s.member_id, s.source, s.round_id, s.stake_minor, s.valid_minor
  ), given as materialized (
    select member_id, source, round_id, sum(stake_minor)::bigint as stake,
      sum(valid_minor)::bigint as valid
    from gone group by 1, 2, 3
  ), changed as (
    update agents.round r set valid_minor = r.valid_minor + g.valid, changed_seq = v_seq
    from given g where r.member_id = g.member_id and r.source = g.source and r.round_id = g.round_id
      and r.valid_minor is not null
    returning r.member_id, r.product, r.first_at, g.stake, g.valid
  ), hour as (
    select member_id, date_trunc('hour', first_at, 'UTC') as hour, product,
      sum(valid)::bigint as bet, sum(valid - stake)::bigint as win
    from changed group by 1, 2, 3
  )
  select (select count(*) from gone), array_agg(member_id), array_agg(hour), array_agg(product),
    array_agg(bet), array_agg(win)
  into v_counted, v_members, v_hours, v_products, v_bets, v_wins from hour;
  if v_members is null then return v_counted; end if;

  perform agents.add_play(v_seq, v_members, v_hours, v_products, v_bets, v_wins);
  return v_counted;
end $$;
