-- What decided stakes gave back lowers the counters of the periods in which they were taken. Each is named with
-- all that it gave until now: the same said again changes nothing. Answers the persons whose counters changed.
create function limits.give_back(
  p_persons bigint[], p_sources text[], p_txn_ids text[], p_given bigint[], p_taken timestamptz[])
returns bigint[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  v_changed bigint[];
begin
  perform from limits.counter c where c.person_id = any (p_persons) order by c.person_id for no key update;
  with asked as (
    select u.person, u.source, u.txn_id, u.given, limits.day_of(u.taken) as day, coalesce(n.given, 0) as before
    from unnest(p_persons, p_sources, p_txn_ids, p_given, p_taken) u (person, source, txn_id, given, taken)
    left join limits.noted n on n.source = u.source and n.txn_id = u.txn_id
    where u.given <> coalesce(n.given, 0)
  ), written as (
    insert into limits.noted (source, txn_id, person_id, given, day)
    select a.source, a.txn_id, a.person, a.given, a.day from asked a order by 1, 2
    on conflict (source, txn_id) do update set given = excluded.given
  ), sums as (
    select a.person, a.day, sum(a.given - a.before)::bigint as back from asked a group by 1, 2
  ), past as (
    update limits.day d set returned = d.returned + s.back from sums s
    where d.person_id = s.person and d.day = s.day
  ), counted as (
    update limits.counter c set
      returned_day = c.returned_day + p.of_day, returned_week = c.returned_week + p.of_week,
      returned_month = c.returned_month + p.of_month
    from (
      select s.person, coalesce(sum(s.back) filter (where s.day = x.day), 0)::bigint as of_day,
        coalesce(sum(s.back) filter (where date_trunc('week', s.day) = date_trunc('week', x.day)), 0)::bigint
          as of_week,
        coalesce(sum(s.back) filter (where date_trunc('month', s.day) = date_trunc('month', x.day)), 0)::bigint
          as of_month
      from sums s join limits.counter x on x.person_id = s.person group by 1
    ) p
    where c.person_id = p.person
    returning c.person_id
  )
  select array_agg(c.person_id) into v_changed from counted c;
  return coalesce(v_changed, '{}');
end $$;

-- Of stakes taken since then, what bets gave back; noted, and summed up for the counter by `recount`.
create function limits.note_given(p_person bigint, p_members bigint[], p_since timestamptz) returns void
language plpgsql as $$
begin
  insert into limits.noted (source, txn_id, person_id, given, day)
  select g.source, g.txn_id, p_person, g.given, limits.day_of(g.placed_at)
  from bets.given_back(p_members, p_since) g where g.given > 0
  order by 1, 2
  on conflict (source, txn_id) do update set given = excluded.given, person_id = excluded.person_id;
end $$;
