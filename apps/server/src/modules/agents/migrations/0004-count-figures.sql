-- Adds to the hours of members, each hour and product once, and to those of everybody above them.
create function agents.add_to_hours(p_seq bigint, p_members bigint[], p_hours timestamptz[],
  p_products text[], p_deposits bigint[], p_withdrawals bigint[], p_transfers_in bigint[],
  p_transfers_out bigint[], p_bets bigint[], p_wins bigint[], p_rebates bigint[], p_promotions bigint[])
returns void language sql set plan_cache_mode = force_custom_plan as $$
  with given as materialized (
    select * from unnest(p_members, p_hours, p_products, p_deposits, p_withdrawals, p_transfers_in,
      p_transfers_out, p_bets, p_wins, p_rebates, p_promotions)
      g (member_id, hour, product, deposit_minor, withdraw_minor, transfer_in_minor,
        transfer_out_minor, bet_minor, win_minor, rebate_minor, promotion_minor)
  ), known as (
    update agents.own_hour h set
      deposit_minor = h.deposit_minor + g.deposit_minor,
      withdraw_minor = h.withdraw_minor + g.withdraw_minor,
      transfer_in_minor = h.transfer_in_minor + g.transfer_in_minor,
      transfer_out_minor = h.transfer_out_minor + g.transfer_out_minor,
      bet_minor = h.bet_minor + g.bet_minor, win_minor = h.win_minor + g.win_minor,
      rebate_minor = h.rebate_minor + g.rebate_minor,
      promotion_minor = h.promotion_minor + g.promotion_minor
    from given g where h.member_id = g.member_id and h.hour = g.hour and h.product = g.product
    returning h.member_id, h.hour, h.product, h.path
  ), begun as (
    insert into agents.own_hour (member_id, hour, product, path, deposit_minor, withdraw_minor,
      transfer_in_minor, transfer_out_minor, bet_minor, win_minor, rebate_minor, promotion_minor)
    select g.member_id, g.hour, g.product, coalesce(f.path, n.path, array[g.member_id]),
      g.deposit_minor, g.withdraw_minor, g.transfer_in_minor, g.transfer_out_minor, g.bet_minor,
      g.win_minor, g.rebate_minor, g.promotion_minor
    from given g left join known k using (member_id, hour, product)
    left join agents.node n on n.member_id = g.member_id
    left join lateral (select path from agents.former_path f where f.member_id = g.member_id
      and f.until > g.hour order by f.until limit 1) f on true
    where k.member_id is null order by 1, 2, 3
    returning member_id, hour, product, path
  ), own as (
    select * from known union all select * from begun
  ), added as materialized (
    select node as node_id, hour, product, sum(deposit_minor)::bigint as deposit_minor,
      sum(withdraw_minor)::bigint as withdraw_minor, sum(transfer_in_minor)::bigint as transfer_in_minor,
      sum(transfer_out_minor)::bigint as transfer_out_minor, sum(bet_minor)::bigint as bet_minor,
      sum(win_minor)::bigint as win_minor, sum(rebate_minor)::bigint as rebate_minor,
      sum(promotion_minor)::bigint as promotion_minor
    from given join own using (member_id, hour, product), unnest(path) node
    where node <> member_id group by 1, 2, 3
  ), raised as (
    update agents.team_hour h set
      deposit_minor = h.deposit_minor + a.deposit_minor,
      withdraw_minor = h.withdraw_minor + a.withdraw_minor,
      transfer_in_minor = h.transfer_in_minor + a.transfer_in_minor,
      transfer_out_minor = h.transfer_out_minor + a.transfer_out_minor,
      bet_minor = h.bet_minor + a.bet_minor, win_minor = h.win_minor + a.win_minor,
      rebate_minor = h.rebate_minor + a.rebate_minor,
      promotion_minor = h.promotion_minor + a.promotion_minor, changed_seq = p_seq
    from added a where h.node_id = a.node_id and h.hour = a.hour and h.product = a.product
    returning h.node_id, h.hour, h.product
  )
  insert into agents.team_hour (node_id, hour, product, deposit_minor, withdraw_minor,
    transfer_in_minor, transfer_out_minor, bet_minor, win_minor, rebate_minor, promotion_minor,
    changed_seq)
  select a.*, p_seq from added a left join raised r using (node_id, hour, product)
  where r.node_id is null order by 1, 2, 3
$$;

-- Adds to what members, and teams, can spend.
create function agents.add_to_balances(p_members bigint[], p_amounts bigint[])
returns void language sql set plan_cache_mode = force_custom_plan as $$
  with added as materialized (
    select node as node_id,
      sum(case when node = c.member_id then amount else 0 end)::bigint as own_minor,
      sum(case when node = c.member_id then 0 else amount end)::bigint as team_minor
    from (select member_id, sum(amount) as amount
      from unnest(p_members, p_amounts) m (member_id, amount) group by 1) c
    left join agents.node n on n.member_id = c.member_id,
      unnest(coalesce(n.path, array[c.member_id])) node
    group by 1
  ), known as (
    update agents.node_balance b set own_minor = b.own_minor + a.own_minor,
      team_minor = b.team_minor + a.team_minor
    from added a where b.node_id = a.node_id returning b.node_id
  )
  insert into agents.node_balance (node_id, own_minor, team_minor)
  select a.* from added a left join known k using (node_id) where k.node_id is null order by 1
$$;

-- As before, with the zone of the day's brand.
create function agents.count_active(p_zone text, p_day date, p_members bigint[], p_hours timestamptz[],
  p_products text[], p_bets bigint[])
returns void language sql set plan_cache_mode = force_custom_plan as $$
  with span as (
    select p_day::timestamp at time zone p_zone as starts,
      (p_day + 1)::timestamp at time zone p_zone as ends
  ), changed as (
    select h.member_id, h.path, sum(c.bet) as delta
    from unnest(p_members, p_hours, p_products, p_bets) c (member_id, hour, product, bet)
    join agents.own_hour h using (member_id, hour, product) group by 1, 2
  ), summed as materialized (
    select c.*, (select sum(h.bet_minor) from agents.own_hour h
      where (h.member_id, h.hour) >= (c.member_id, span.starts)
        and (h.member_id, h.hour) < (c.member_id, span.ends) and h.path = c.path) as total
    from changed c, span
  ), touched as (
    select distinct node as node_id, member_id from summed, unnest(path) node
    where node <> member_id and (total > 0) <> (total - delta > 0)
  ), compared as (
    -- A member who was moved on the day played below a node in the hours of one path or another.
    select node_id, member_id, coalesce((select sum(h.bet_minor) > 0 from agents.own_hour h
        where (h.member_id, h.hour) >= (t.member_id, span.starts)
          and (h.member_id, h.hour) < (t.member_id, span.ends)
          and h.path @> array[t.node_id]), false) as plays,
      coalesce((select a.bet_minor > 0 from agents.active_day a where a.node_id = t.node_id
        and a.member_id = t.member_id and a.day = p_day), false) as played
    from touched t, span
  ), switched as (
    select node_id, member_id, plays,
      (select max(d.day) from agents.active_day d where d.node_id = c.node_id
        and d.member_id = c.member_id and d.day < p_day and d.bet_minor > 0) as before,
      coalesce((select min(d.day) from agents.active_day d where d.node_id = c.node_id
        and d.member_id = c.member_id and d.day > p_day and d.bet_minor > 0), 'infinity') as after
    from compared c where plays <> played
  ), written as (
    insert into agents.active_day (node_id, member_id, day, bet_minor)
    select node_id, member_id, p_day, plays::integer from switched order by 1, 2
    on conflict (node_id, member_id, day) do update set bet_minor = excluded.bet_minor
  ), signed as (
    select node_id, before, after, plays::integer * 2 - 1 as sign from switched
  ), link as (
    select node_id, p_day as day, after as next_day, sign from signed
    union all
    select node_id, before, p_day, sign from signed where before is not null
    union all
    select node_id, before, after, -sign from signed where before is not null
  )
  insert into agents.active_link as l (node_id, day, next_day, members)
  select node_id, day, next_day, sum(sign) from link
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (node_id, day, next_day) do update set members = l.members + excluded.members
$$;

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
create function agents.count_rounds(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
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
create function agents.count_settled(p_limit integer)
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
