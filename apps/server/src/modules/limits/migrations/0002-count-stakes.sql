-- Stakes are counted before any account is locked; of several persons the lowest is locked first.

-- The play that is not counted yet, in milliseconds.
create function limits.running(p_counted timestamptz, p_active timestamptz, p_at timestamptz) returns bigint
language sql immutable parallel safe
return coalesce(greatest(0, (date_part('epoch', least(p_at, p_active) - p_counted) * 1000)::bigint), 0);

-- Why stakes of this sum, number and highest amount are not allowed: `kind:period`, null if they are. Of several
-- limits that are reached the one that lasts longest is named.
create function limits.objection(
  c limits.counter, p_sum bigint, p_bets bigint, p_most bigint, p_at timestamptz) returns text
language sql immutable parallel safe
return case
  when c.check_due then 'check:session'
  when c.check_max is not null
    and c.unchecked_ms + limits.running(c.counted_until, c.active_until, p_at) >= c.check_max then 'check:session'
  when p_most > c.stake_each_max then 'stake:each'
  when c.staked_month - c.returned_month + p_sum > c.loss_month_max then 'loss:month'
  when c.staked_month + p_sum > c.stake_month_max then 'stake:month'
  when c.bets_month + p_bets > c.bets_month_max then 'bets:month'
  when c.time_month_max is not null
    and c.played_month + limits.running(c.counted_until, c.active_until, p_at) >= c.time_month_max then 'time:month'
  when c.staked_week - c.returned_week + p_sum > c.loss_week_max then 'loss:week'
  when c.staked_week + p_sum > c.stake_week_max then 'stake:week'
  when c.bets_week + p_bets > c.bets_week_max then 'bets:week'
  when c.time_week_max is not null
    and c.played_week + limits.running(c.counted_until, c.active_until, p_at) >= c.time_week_max then 'time:week'
  when c.staked_day - c.returned_day + p_sum > c.loss_day_max then 'loss:day'
  when c.staked_day + p_sum > c.stake_day_max then 'stake:day'
  when c.bets_day + p_bets > c.bets_day_max then 'bets:day'
  when c.time_day_max is not null
    and c.played_day + limits.running(c.counted_until, c.active_until, p_at) >= c.time_day_max then 'time:day'
  when c.time_session_max is not null and p_at <= c.active_until
    and c.played_session + limits.running(c.counted_until, c.active_until, p_at) >= c.time_session_max
    then 'time:session'
end;

-- Counts the play that ran until this moment, which must lie in the counter's day. With p_is_active it goes on
-- for five minutes, and after a longer break another session begins.
create function limits.count_play(p_person bigint, p_at timestamptz, p_is_active boolean) returns void
language sql
begin atomic
  update limits.counter c set
    played_day = c.played_day + r.ms, played_week = c.played_week + r.ms, played_month = c.played_month + r.ms,
    unchecked_ms = case when p_is_active and r.is_over then 0 else c.unchecked_ms + r.ms end,
    played_session = case when p_is_active and r.is_over then 0 else c.played_session + r.ms end,
    session_since = case when p_is_active and r.is_over then p_at else c.session_since end,
    counted_until = greatest(c.counted_until, case when p_is_active then p_at else least(p_at, c.active_until) end),
    active_until = case when p_is_active then greatest(c.active_until, p_at + interval '5 minutes')
      else c.active_until end
  from (
    select limits.running(x.counted_until, x.active_until, p_at) as ms,
      x.active_until is null or p_at > x.active_until as is_over
    from limits.counter x where x.person_id = p_person
  ) r
  where c.person_id = p_person;
end;

-- The day of the counter is over: keeps it, and begins the one of this moment. The caller holds the counter.
create function limits.begin_day(p_person bigint, p_at timestamptz) returns void
language plpgsql as $$
declare
  c limits.counter;
  v_day date := limits.day_of(p_at);
begin
  select x.* into c from limits.counter x where x.person_id = p_person;
  perform limits.count_play(p_person, c.day_until, false);
  select x.* into c from limits.counter x where x.person_id = p_person;
  insert into limits.day (person_id, day, staked, returned, bets, deposited, played)
  values (p_person, c.day, c.staked_day, c.returned_day, c.bets_day, c.deposited_day, c.played_day)
  on conflict do nothing;
  update limits.counter x set
    day = v_day, day_from = limits.start_of(v_day), day_until = limits.start_of(v_day + 1),
    staked_day = 0, returned_day = 0, bets_day = 0, deposited_day = 0, played_day = 0,
    staked_week = x.staked_week * w.same, returned_week = x.returned_week * w.same,
    bets_week = x.bets_week * w.same, deposited_week = x.deposited_week * w.same,
    played_week = x.played_week * w.same,
    staked_month = x.staked_month * m.same, returned_month = x.returned_month * m.same,
    bets_month = x.bets_month * m.same, deposited_month = x.deposited_month * m.same,
    played_month = x.played_month * m.same
  from (select (date_trunc('week', c.day) = date_trunc('week', v_day))::integer as same) w,
    (select (date_trunc('month', c.day) = date_trunc('month', v_day))::integer as same) m
  where x.person_id = p_person;
end $$;

-- Counts one stake. Answers why it is not allowed, `gone` for a person whose stakes are not counted, and `early`
-- for a moment before the counter's day: another moment has to be chosen.
create function limits.count_stake(p_person bigint, p_amount bigint, p_at timestamptz) returns text
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  c limits.counter;
  v_objection text;
begin
  select x.* into c from limits.counter x where x.person_id = p_person for no key update;
  if not found or not c.is_on then
    return 'gone';
  end if;
  if p_at < c.day_from then
    return 'early';
  end if;
  if p_at >= c.day_until then
    perform limits.begin_day(p_person, p_at);
    select x.* into c from limits.counter x where x.person_id = p_person;
  end if;
  v_objection := limits.objection(c, p_amount, 1, p_amount, p_at);
  if v_objection is not null then
    return v_objection;
  end if;
  perform limits.count_play(p_person, p_at, true);
  update limits.counter x set
    staked_day = x.staked_day + p_amount, staked_week = x.staked_week + p_amount,
    staked_month = x.staked_month + p_amount,
    bets_day = x.bets_day + 1, bets_week = x.bets_week + 1, bets_month = x.bets_month + 1
  where x.person_id = p_person;
  return null;
end $$;

-- The claim of batches (wallet's claim.ts): the positions that limits do not allow, and those that they counted,
-- each with a minus. What the ledger has seen before is not counted again: it answers as it did.
create function limits.admit_stakes(
  p_at timestamptz, p_positions integer[], p_txn_ids text[], p_accounts bigint[], p_amounts bigint[],
  p_persons text[], p_sources text[]) returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_position integer;
  v_answers integer[] := '{}';
begin
  perform from limits.counter c where c.person_id = any (p_persons::bigint[])
  order by c.person_id for no key update;
  for n in 1..cardinality(p_positions) loop
    v_position := p_positions[n];
    if exists (
        select from wallet.txn_key k where k.source = p_sources[n] and k.txn_id = p_txn_ids[v_position])
      or limits.count_stake(p_persons[n]::bigint, -p_amounts[v_position], p_at) is null
    then
      v_answers := v_answers || -v_position;
    else
      v_answers := v_answers || v_position;
    end if;
  end loop;
  return v_answers;
end $$;

-- The same for batches treated as new: all of it is allowed, or nothing is done.
create function limits.admit_new_stakes(
  p_at timestamptz, p_positions integer[], p_txn_ids text[], p_accounts bigint[], p_amounts bigint[],
  p_persons text[], p_sources text[]) returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_persons integer;
  v_counted integer;
begin
  with asked as (
    select p_persons[n]::bigint as person, -sum(p_amounts[p_positions[n]])::bigint as sum,
      -min(p_amounts[p_positions[n]]) as most, count(*) as bets
    from generate_series(1, cardinality(p_positions)) n group by 1 order by 1
  ), counted as (
    update limits.counter c set
      staked_day = c.staked_day + a.sum, staked_week = c.staked_week + a.sum,
      staked_month = c.staked_month + a.sum,
      bets_day = c.bets_day + a.bets, bets_week = c.bets_week + a.bets, bets_month = c.bets_month + a.bets,
      -- Play is counted ten seconds at a time.
      played_day = case when p_at < c.counted_until + interval '10 seconds' then c.played_day
        else c.played_day + limits.running(c.counted_until, c.active_until, p_at) end,
      played_week = case when p_at < c.counted_until + interval '10 seconds' then c.played_week
        else c.played_week + limits.running(c.counted_until, c.active_until, p_at) end,
      played_month = case when p_at < c.counted_until + interval '10 seconds' then c.played_month
        else c.played_month + limits.running(c.counted_until, c.active_until, p_at) end,
      played_session = case when p_at < c.counted_until + interval '10 seconds' then c.played_session
        when p_at <= c.active_until then c.played_session + limits.running(c.counted_until, c.active_until, p_at)
        else 0 end,
      unchecked_ms = case when p_at < c.counted_until + interval '10 seconds' then c.unchecked_ms
        when p_at <= c.active_until then c.unchecked_ms + limits.running(c.counted_until, c.active_until, p_at)
        else 0 end,
      session_since = case when p_at <= c.active_until then c.session_since else p_at end,
      counted_until = case when p_at < c.counted_until + interval '10 seconds' then c.counted_until else greatest(c.counted_until, p_at) end,
      active_until = greatest(c.active_until, p_at + interval '5 minutes')
    from asked a
    -- A day that begins is not plain.
    where c.person_id = a.person and c.is_on and p_at >= c.day_from and p_at < c.day_until
      and limits.objection(c, a.sum, a.bets, a.most, p_at) is null
    returning 1
  )
  select (select count(*) from asked), (select count(*) from counted) into v_persons, v_counted;
  if v_counted < v_persons then
    raise exception 'limits: a stake is not plain' using errcode = 'TR001';
  end if;
  return array(select -p from unnest(p_positions) p);
end $$;

-- Locks the counters of these accounts' persons.
create function limits.lock_counters(p_members bigint[]) returns void
language plpgsql as $$
begin
  perform from limits.counter c
  where c.person_id in (select h.person_id from limits.holder h where h.member_id = any (p_members))
  order by c.person_id for no key update;
end $$;

-- Counts stakes inside the caller's transaction. For each: null without limits, `counted`, or why not. The moment
-- is moved into the counters' day where another copy has begun it already: the stakes are posted at that moment.
create function limits.admit_in_tx(
  p_members bigint[], p_amounts bigint[], p_at timestamptz, out at timestamptz, out answers text[])
language plpgsql as $$
declare
  v_persons bigint[];
begin
  select array_agg(h.person_id order by u.n) into v_persons
  from unnest(p_members) with ordinality u (member, n) left join limits.holder h on h.member_id = u.member;
  perform limits.lock_counters(p_members);
  select greatest(p_at, max(c.day_from)) into at from limits.counter c where c.person_id = any (v_persons);
  at := coalesce(at, p_at);
  for n in 1..cardinality(p_members) loop
    if v_persons[n] is null then
      answers[n] := null;
    else
      answers[n] := coalesce(limits.count_stake(v_persons[n], p_amounts[n], at), 'counted');
      if answers[n] = 'gone' then
        raise exception 'limits: the person of an account has changed' using errcode = '40001';
      end if;
    end if;
  end loop;
end $$;

-- Takes counted stakes of this transaction back that were not posted.
create function limits.undo_in_tx(p_members bigint[], p_amounts bigint[]) returns void
language plpgsql as $$
begin
  update limits.counter c set
    staked_day = c.staked_day - s.sum, staked_week = c.staked_week - s.sum, staked_month = c.staked_month - s.sum,
    bets_day = c.bets_day - s.bets, bets_week = c.bets_week - s.bets, bets_month = c.bets_month - s.bets
  from (
    select h.person_id, sum(u.amount)::bigint as sum, count(*) as bets
    from unnest(p_members, p_amounts) u (member, amount) join limits.holder h on h.member_id = u.member
    group by 1
  ) s
  where c.person_id = s.person_id;
end $$;
