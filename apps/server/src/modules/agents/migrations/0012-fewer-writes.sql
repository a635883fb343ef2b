-- Keeping the figures costs less. A row that is there is updated, and only what is missing inserted: under
-- the lock of the figures nobody else writes them, so that neither has to be ready for the other. The order
-- of changes of teams is kept block by block as that of rounds is, so that an update leaves the indexes
-- alone; and pages keep room for the next version of a row.
drop index agents.team_hour_changed;
create index team_hour_changed on agents.team_hour using brin (changed_seq)
  with (pages_per_range = 16, autosummarize = on);
alter table agents.team_hour set (fillfactor = 70);
alter table agents.own_hour set (fillfactor = 70);
alter table agents.node_balance set (fillfactor = 50);

-- Rounds of one instant are few: they are sorted when they are read.
drop index agents.round_by_time;
create index round_by_time on agents.round (member_id, first_at desc);

-- Adds to the hours of members, each hour and product once, and to those of everybody above them.
create or replace function agents.add_to_hours(p_seq bigint, p_members bigint[], p_hours timestamptz[],
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
create or replace function agents.add_to_balances(p_members bigint[], p_amounts bigint[])
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

-- After add_to_hours of the same stakes, all of one day of the brand. Whoever begins to have stakes on the
-- day, or no longer has any, changes the links from the day before and to the day after of that member
-- below each node above. Few of those who stake do: the sums of the own hours say who. Hours are compared
-- together with their member, which only the primary key answers: by the hour alone each member would
-- cost a look at everybody's hours of the day.
-- active_day.bet_minor is 1 for a day with stakes and 0 for one whose stakes were all given back; the
-- version before kept their sum there.
create or replace function agents.count_active(p_day date, p_members bigint[], p_hours timestamptz[],
  p_products text[], p_bets bigint[])
returns void language sql set plan_cache_mode = force_custom_plan as $$
  with span as (
    select p_day::timestamp at time zone 'America/Sao_Paulo' as starts,
      (p_day + 1)::timestamp at time zone 'America/Sao_Paulo' as ends
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

-- What the stream tells of play, added to the rounds and to every figure that changes by them.
-- p_words: bet; win; undone, which gives a stake back or takes a prize. A word of which nothing moves
-- what the member can spend ends with ':held'. Amounts are signed, from the member's side.
-- Returns games whose product is not known: then nothing was counted.
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
  v_none bigint[];
  v_days date[];
  v_nodes integer[];
  v_day date;
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
    returning r.member_id, r.source, r.round_id, r.product, r.first_at, g.bet, g.win
  ), begun as (
    insert into agents.round (member_id, source, round_id, node_id, product, bet_minor, win_minor,
      first_at, last_at, path, changed_seq)
    select g.member_id, g.source, g.round_id, g.node_id, coalesce(p.product, 'CONS'), g.bet, g.win,
      g.first_at, g.last_at, coalesce(f.path, n.path, array[g.member_id]), v_seq
    from given g left join known k using (member_id, source, round_id)
    left join agents.game_product p on p.node_id = g.node_id
    left join agents.node n on n.member_id = g.member_id
    left join lateral (select path from agents.former_path f where f.member_id = g.member_id
      and f.until > date_trunc('hour', g.first_at, 'UTC') order by f.until limit 1) f on true
    where k.member_id is null order by g.member_id, g.first_at
    returning member_id, product, first_at, bet_minor as bet, win_minor as win
  ), hour as (
    select member_id, date_trunc('hour', first_at, 'UTC') as hour, product, sum(bet)::bigint as bet,
      sum(win)::bigint as win
    from (select member_id, product, first_at, bet, win from known union all select * from begun) written
    group by 1, 2, 3
  )
  select array_agg(member_id), array_agg(hour), array_agg(product), array_agg(bet), array_agg(win),
    array_agg(0::bigint), array_agg((hour at time zone 'America/Sao_Paulo')::date)
  into v_members, v_hours, v_products, v_bets, v_wins, v_none, v_days from hour;

  perform agents.add_to_hours(v_seq, v_members, v_hours, v_products, v_none, v_none, v_none, v_none,
    v_bets, v_wins, v_none, v_none);
  -- Day by day, for one follows the other.
  for v_day in select distinct d from unnest(v_days) d order by 1 loop
    perform agents.count_active(v_day, array_agg(m), array_agg(h), array_agg(p), array_agg(b))
    from unnest(v_members, v_hours, v_products, v_bets, v_days) c (m, h, p, b, d)
    where d = v_day and b <> 0 having count(*) > 0;
  end loop;
  perform agents.add_to_balances(array_agg(member), array_agg(amount))
  from unnest(p_members, p_amounts, p_words) u (member, amount, word) where word not like '%:held'
  having count(*) > 0;
  return null;
end $$;
