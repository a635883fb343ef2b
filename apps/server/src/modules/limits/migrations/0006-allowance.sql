-- What a person may stake before anything has to be looked at: one narrow row, changed for each stake in place of the
-- wide counter beside it. It is opened from the counter by the first stake, and closed, which adds its sums to the
-- counter, before anybody reads or changes the counter under its lock. Counters are locked first, then allowances, each in
-- the order of persons.
--
-- A session contract is what a person allows before a session: so much loss until a moment. At its end no stake is
-- taken for a day, unless there is a new one.
--
-- version before: reads counters without the sums of open allowances, and so shows less than was used for a moment. What
-- it changes closes the allowance by the trigger below.
-- Newer PostgreSQL versions (15.20) do not change a table while a function takes its row type; it is created again below.
drop function limits.objection(limits.counter, bigint, bigint, bigint, timestamptz);
alter table limits.counter
  add column contract_since timestamptz,
  add column contract_until timestamptz,
  add column contract_loss_max bigint,
  add column contract_staked bigint not null default 0,
  -- Of stakes taken under it.
  add column contract_returned bigint not null default 0;

create table limits.allowance (
  person_id bigint primary key,
  -- Since it was opened; what decided stakes of `returns_day` gave back. Nothing while it is closed.
  staked bigint not null default 0,
  bets bigint not null default 0,
  returned bigint not null default 0,
  -- Up to these nothing has to be looked at.
  staked_max bigint not null,
  bets_max bigint not null,
  most_max bigint not null,
  -- It counts stakes between these moments; no end while it is closed.
  open_from timestamptz not null,
  open_until timestamptz,
  -- A stake after this begins another session, which the counter does.
  active_until timestamptz not null,
  -- The day whose returns are counted here; null if they go to the counter, as under a session contract.
  returns_day date
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Adds what the open allowances of these persons have to their counters, which the caller has locked.
create function limits.close_allowances(p_persons bigint[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  r limits.allowance;
begin
  for r in
    select x.* from limits.allowance x where x.person_id = any (p_persons) and x.open_until is not null
    order by x.person_id for no key update
  loop
    update limits.allowance x set open_until = null, staked = 0, bets = 0, returned = 0 where x.person_id = r.person_id;
    update limits.counter c set
      staked_day = c.staked_day + r.staked, staked_week = c.staked_week + r.staked,
      staked_month = c.staked_month + r.staked,
      bets_day = c.bets_day + r.bets, bets_week = c.bets_week + r.bets, bets_month = c.bets_month + r.bets,
      returned_day = c.returned_day + r.returned, returned_week = c.returned_week + r.returned,
      returned_month = c.returned_month + r.returned,
      active_until = greatest(c.active_until, r.active_until),
      contract_staked = c.contract_staked + case when r.returns_day is null then r.staked else 0 end
    where c.person_id = r.person_id;
  end loop;
end $$;

-- Whatever changes a counter or a limit beside it closes the allowance. Deposits and returns leave it open:
-- they only make it larger, and corrections that make it smaller close it themselves.
create function limits.close_changed_allowance() returns trigger
language plpgsql
set enable_seqscan = off
as $$
declare
  r limits.allowance;
begin
  select x.* into r from limits.allowance x where x.person_id = new.person_id and x.open_until is not null
  for no key update;
  if not found then
    return new;
  end if;
  update limits.allowance x set open_until = null, staked = 0, bets = 0, returned = 0 where x.person_id = r.person_id;
  new.staked_day := new.staked_day + r.staked;
  new.staked_week := new.staked_week + r.staked;
  new.staked_month := new.staked_month + r.staked;
  new.bets_day := new.bets_day + r.bets;
  new.bets_week := new.bets_week + r.bets;
  new.bets_month := new.bets_month + r.bets;
  new.returned_day := new.returned_day + r.returned;
  new.returned_week := new.returned_week + r.returned;
  new.returned_month := new.returned_month + r.returned;
  new.active_until := greatest(new.active_until, r.active_until);
  if r.returns_day is null then
    new.contract_staked := new.contract_staked + r.staked;
  end if;
  return new;
end $$;
create trigger close_changed_allowance before update of
  is_on, day, staked_day, bets_day, played_day, check_due, check_max, unchecked_ms, active_until, paused_until,
  contract_since, contract_until, contract_loss_max, contract_staked, loss_day_max, loss_week_max, loss_month_max, stake_each_max, stake_day_max, stake_week_max, stake_month_max,
  bets_day_max, bets_week_max, bets_month_max, time_session_max, time_day_max, time_week_max, time_month_max
on limits.counter for each row execute function limits.close_changed_allowance();

-- Milliseconds after a moment, less one for what rounding may add.
create function limits.after_ms(p_at timestamptz, p_ms bigint) returns timestamptz
language sql immutable parallel safe
return p_at + (p_ms - 1) * interval '1 millisecond';

-- What is used, as counters say it together with open allowances.
create view limits.used with (security_invoker = true) as
select c.person_id, c.is_on, c.day, c.day_from, c.day_until,
  c.staked_day + coalesce(r.staked, 0) as staked_day,
  c.staked_week + coalesce(r.staked, 0) as staked_week,
  c.staked_month + coalesce(r.staked, 0) as staked_month,
  c.returned_day + coalesce(r.returned, 0) as returned_day,
  c.returned_week + coalesce(r.returned, 0) as returned_week,
  c.returned_month + coalesce(r.returned, 0) as returned_month,
  c.bets_day + coalesce(r.bets, 0) as bets_day,
  c.bets_week + coalesce(r.bets, 0) as bets_week,
  c.bets_month + coalesce(r.bets, 0) as bets_month,
  c.deposited_day, c.deposited_week, c.deposited_month,
  c.played_day, c.played_week, c.played_month, c.played_session, c.session_since, c.counted_until,
  greatest(c.active_until, r.active_until) as active_until,
  c.check_due, c.unchecked_ms, c.paused_until, c.contract_since, c.contract_until, c.contract_loss_max,
  c.contract_staked + case when r.returns_day is null then coalesce(r.staked, 0) else 0 end as contract_staked,
  c.contract_returned
from limits.counter c
left join limits.allowance r on r.person_id = c.person_id and r.open_until is not null;

create or replace function limits.count_play(p_person bigint, p_at timestamptz, p_is_active boolean) returns void
language plpgsql as $$
begin
  perform limits.close_allowances(array[p_person]);
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
end $$;

create or replace function limits.lock_counters(p_members bigint[]) returns void
language plpgsql as $$
declare
  v_persons bigint[] := array(select h.person_id from limits.holder h where h.member_id = any (p_members));
begin
  perform from limits.counter c where c.person_id = any (v_persons) order by c.person_id for no key update;
  perform limits.close_allowances(v_persons);
end $$;

-- Why stakes of this sum, number and highest amount are not allowed: `kind:period`, null if they are. Of several
-- limits that are reached the one that lasts longest is named.
create function limits.objection(
  c limits.counter, p_sum bigint, p_bets bigint, p_most bigint, p_at timestamptz) returns text
language sql immutable parallel safe
return case
  when p_at < c.paused_until then 'pause:session'
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
  when p_at >= c.contract_until and p_at < c.contract_until + interval '1 day' then 'contract:time'
  when p_at < c.contract_until and c.contract_staked - c.contract_returned + p_sum > c.contract_loss_max
    then 'contract:loss'
  when c.time_session_max is not null and p_at <= c.active_until
    and c.played_session + limits.running(c.counted_until, c.active_until, p_at) >= c.time_session_max
    then 'time:session'
end;

create or replace function limits.count_stake(p_person bigint, p_amount bigint, p_at timestamptz) returns text
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
    bets_day = x.bets_day + 1, bets_week = x.bets_week + 1, bets_month = x.bets_month + 1,
    contract_staked = x.contract_staked + case when p_at < x.contract_until then p_amount else 0 end
  where x.person_id = p_person;
  return null;
end $$;

create or replace function limits.undo_in_tx(p_members bigint[], p_amounts bigint[]) returns void
language plpgsql as $$
begin
  update limits.counter c set
    staked_day = c.staked_day - s.sum, staked_week = c.staked_week - s.sum, staked_month = c.staked_month - s.sum,
    bets_day = c.bets_day - s.bets, bets_week = c.bets_week - s.bets, bets_month = c.bets_month - s.bets,
    -- Play was counted up to these stakes.
    contract_staked = c.contract_staked - case when c.counted_until < c.contract_until then s.sum else 0 end
  from (
    select h.person_id, sum(u.amount)::bigint as sum, count(*) as bets
    from unnest(p_members, p_amounts) u (member, amount) join limits.holder h on h.member_id = u.member
    group by 1
  ) s
  where c.person_id = s.person_id;
end $$;

-- What a batch's stakes are for each person.
create function limits.asked_of(p_positions integer[], p_amounts bigint[], p_persons text[])
returns table (person bigint, sum bigint, most bigint, bets bigint)
language sql immutable
as $$
  select p_persons[n]::bigint, -sum(p_amounts[p_positions[n]])::bigint, -min(p_amounts[p_positions[n]]), count(*)
  from generate_series(1, cardinality(p_positions)) n group by 1
$$;

-- Counts stakes that are within the allowances; answers whether all of them were.
create function limits.take_allowance(p_at timestamptz, p_positions integer[], p_amounts bigint[], p_persons text[])
returns boolean
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
    select a.* from limits.asked_of(p_positions, p_amounts, p_persons) a order by a.person
  ), counted as (
    update limits.allowance r set
      staked = r.staked + a.sum, bets = r.bets + a.bets,
      active_until = greatest(r.active_until, p_at + interval '5 minutes')
    from asked a
    where r.person_id = a.person and p_at < r.open_until and p_at >= r.open_from and p_at <= r.active_until
      and r.staked + a.sum <= r.staked_max and r.bets + a.bets <= r.bets_max and a.most <= r.most_max
    returning 1
  )
  select (select count(*) from asked), (select count(*) from counted) into v_persons, v_counted;
  return v_counted = v_persons;
end $$;

-- Opens allowances for those of the persons who have none, or one that was too small when it was opened.
create function limits.open_allowances(p_at timestamptz, p_positions integer[], p_amounts bigint[], p_persons text[])
returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_all bigint[] := p_persons::bigint[];
  v_short bigint[];
  v_person bigint;
  v_most constant bigint := 9223372036854775807;
begin
  select coalesce(array_agg(a.person order by a.person), '{}') into v_short
  from limits.asked_of(p_positions, p_amounts, p_persons) a left join limits.allowance r on r.person_id = a.person
  where (p_at < r.open_until and p_at >= r.open_from and p_at <= r.active_until
    and r.staked + a.sum <= r.staked_max and r.bets + a.bets <= r.bets_max and a.most <= r.most_max) is not true;
  perform from limits.counter c where c.person_id = any (v_short) order by c.person_id for no key update;
  perform from limits.allowance r where r.person_id = any (v_all) order by r.person_id for no key update;
  perform limits.close_allowances(v_short);
  foreach v_person in array v_short loop
    perform limits.begin_day(v_person, p_at) from limits.counter c
    where c.person_id = v_person and p_at >= c.day_until;
    perform limits.count_play(v_person, p_at, true);
  end loop;
  insert into limits.allowance as r
    (person_id, staked_max, bets_max, most_max, open_from, open_until, active_until, returns_day)
  select c.person_id,
    coalesce(least(
      c.loss_day_max + c.returned_day - c.staked_day, c.loss_week_max + c.returned_week - c.staked_week,
      c.loss_month_max + c.returned_month - c.staked_month, c.stake_day_max - c.staked_day,
      c.stake_week_max - c.staked_week, c.stake_month_max - c.staked_month,
      case when p_at < c.contract_until then c.contract_loss_max + c.contract_returned - c.contract_staked end),
      v_most / 2),
    coalesce(least(
      c.bets_day_max - c.bets_day, c.bets_week_max - c.bets_week, c.bets_month_max - c.bets_month), v_most / 2),
    coalesce(c.stake_each_max, v_most),
    c.day_from,
    -- Play that goes on without a break reaches the limits of time then.
    least(c.day_until, case when p_at < c.contract_until then c.contract_until end,
      limits.after_ms(c.counted_until, c.check_max - c.unchecked_ms),
      limits.after_ms(c.counted_until, c.time_session_max - c.played_session),
      limits.after_ms(c.counted_until, c.time_day_max - c.played_day),
      limits.after_ms(c.counted_until, c.time_week_max - c.played_week),
      limits.after_ms(c.counted_until, c.time_month_max - c.played_month)),
    c.active_until, case when p_at < c.contract_until then null else c.day end
  from limits.counter c
  where c.person_id = any (v_short) and c.is_on and p_at >= c.day_from and not c.check_due
    and (c.paused_until is null or p_at >= c.paused_until)
    and (c.contract_until is null or p_at < c.contract_until or p_at >= c.contract_until + interval '1 day')
  order by c.person_id
  on conflict (person_id) do update set
    staked_max = excluded.staked_max, bets_max = excluded.bets_max, most_max = excluded.most_max,
    open_from = excluded.open_from, open_until = excluded.open_until, active_until = excluded.active_until,
    returns_day = excluded.returns_day;
end $$;

create or replace function limits.admit_new_stakes(
  p_at timestamptz, p_positions integer[], p_txn_ids text[], p_accounts bigint[], p_amounts bigint[],
  p_persons text[], p_sources text[]) returns integer[]
language plpgsql as $$
begin
  begin
    if limits.take_allowance(p_at, p_positions, p_amounts, p_persons) then
      return array(select -p from unnest(p_positions) p);
    end if;
    -- Gives up the locks: counters are locked before allowances.
    raise exception 'limits: above an allowance' using errcode = 'TR002';
  exception when sqlstate 'TR002' then
    null;
  end;
  perform limits.open_allowances(p_at, p_positions, p_amounts, p_persons);
  if not limits.take_allowance(p_at, p_positions, p_amounts, p_persons) then
    raise exception 'limits: a stake is not plain' using errcode = 'TR001';
  end if;
  return array(select -p from unnest(p_positions) p);
end $$;

create or replace function limits.admit_stakes(
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
  perform limits.close_allowances(p_persons::bigint[]);
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

create or replace function limits.give_back(
  p_persons bigint[], p_sources text[], p_txn_ids text[], p_given bigint[], p_taken timestamptz[])
returns bigint[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_less bigint[];
  v_changed bigint[];
begin
  perform from limits.counter c where c.person_id = any (p_persons) order by c.person_id for no key update;
  -- A correction downwards makes the allowance smaller.
  select array_agg(u.person) into v_less
  from unnest(p_persons, p_sources, p_txn_ids, p_given) u (person, source, txn_id, given)
  join limits.noted n on n.source = u.source and n.txn_id = u.txn_id
  where u.given < n.given;
  if v_less is not null then
    perform limits.close_allowances(v_less);
  end if;
  with asked as (
    select u.person, u.source, u.txn_id, u.given, u.taken, limits.day_of(u.taken) as day, coalesce(n.given, 0) as before
    from unnest(p_persons, p_sources, p_txn_ids, p_given, p_taken) u (person, source, txn_id, given, taken)
    left join limits.noted n on n.source = u.source and n.txn_id = u.txn_id
    where u.given <> coalesce(n.given, 0)
  ), written as (
    insert into limits.noted (source, txn_id, person_id, given, day)
    select a.source, a.txn_id, a.person, a.given, a.day from asked a order by 1, 2
    on conflict (source, txn_id) do update set given = excluded.given
  ), sums as (
    select a.person, a.day, sum(a.given - a.before)::bigint as back,
      coalesce(sum(a.given - a.before) filter (where a.taken >= x.contract_since), 0)::bigint as of_contract
    from asked a join limits.counter x on x.person_id = a.person group by 1, 2
  ), past as (
    update limits.day d set returned = d.returned + s.back from sums s
    where d.person_id = s.person and d.day = s.day
  ), counted as (
    update limits.counter c set
      returned_day = c.returned_day + p.of_day, returned_week = c.returned_week + p.of_week,
      returned_month = c.returned_month + p.of_month, contract_returned = c.contract_returned + p.of_contract
    from (
      select s.person, coalesce(sum(s.back) filter (where s.day = x.day), 0)::bigint as of_day,
        coalesce(sum(s.back) filter (where date_trunc('week', s.day) = date_trunc('week', x.day)), 0)::bigint
          as of_week,
        coalesce(sum(s.back) filter (where date_trunc('month', s.day) = date_trunc('month', x.day)), 0)::bigint
          as of_month, sum(s.of_contract)::bigint as of_contract
      from sums s join limits.counter x on x.person_id = s.person group by 1
    ) p
    where c.person_id = p.person
    returning c.person_id
  )
  select array_agg(c.person_id) into v_changed from counted c;
  return coalesce(v_changed, '{}');
end $$;

-- The same for stakes that were taken on p_day and are decided for the first time: no history is looked at. What is
-- noted of one already is not counted again. Answers false, with nothing done, if a counter is not in that day or has a contract.
create function limits.give_back_today(
  p_day date, p_persons bigint[], p_sources text[], p_txn_ids text[], p_given bigint[])
returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_closed bigint[] := array(
    select distinct p from unnest(p_persons) p
    where not exists (
      select from limits.allowance r
      where r.person_id = p and r.open_until is not null and r.returns_day = p_day));
  v_sums integer;
  v_allowed integer;
  v_counted integer;
begin
  if cardinality(v_closed) > 0 then
    if exists (
        select from limits.counter c where c.person_id = any (v_closed)
          and (c.day <> p_day or p_day - 1 <= limits.day_of(c.contract_until))) then
      return false;
    end if;
    perform from limits.counter c where c.person_id = any (v_closed) order by c.person_id for no key update;
    if exists (
        select from limits.counter c where c.person_id = any (v_closed)
          and (c.day <> p_day or p_day - 1 <= limits.day_of(c.contract_until))) then
      raise exception 'limits: a counter changed meanwhile' using errcode = '40001';
    end if;
  end if;
  with written as (
    insert into limits.noted (source, txn_id, person_id, given, day)
    select u.source, u.txn_id, u.person, u.given, p_day
    from unnest(p_persons, p_sources, p_txn_ids, p_given) u (person, source, txn_id, given)
    where u.given <> 0 order by 1, 2
    on conflict (source, txn_id) do nothing
    returning person_id, given
  ), sums as (
    select w.person_id, sum(w.given)::bigint as back from written w group by 1 order by 1
  ), allowed as (
    update limits.allowance r set returned = r.returned + s.back from sums s
    where r.person_id = s.person_id and r.open_until is not null and r.returns_day = p_day
      and r.person_id <> all (v_closed)
    returning 1
  ), counted as (
    update limits.counter c set
      returned_day = c.returned_day + s.back, returned_week = c.returned_week + s.back,
      returned_month = c.returned_month + s.back
    from sums s where c.person_id = s.person_id and c.person_id = any (v_closed)
    returning 1
  )
  select (select count(*) from sums), (select count(*) from allowed), (select count(*) from counted)
  into v_sums, v_allowed, v_counted;
  if v_allowed + v_counted <> v_sums then
    raise exception 'limits: an allowance was closed meanwhile' using errcode = '40001';
  end if;
  return true;
end $$;
