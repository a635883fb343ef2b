-- What slips come to is recorded in `bets.bet` (docs/adr/0034).
-- version before: does not run beside this one, whose baseline it does not know.
alter table sportsbook.slip
  -- The attempt whose end was recorded last; 0 before the first one.
  add column bets_attempt smallint not null default 0;

-- Slips whose bets do not yet say how they are decided now.
create table sportsbook.slip_to_record (
  member_id bigint not null,
  slip_id bigint not null,
  primary key (member_id, slip_id)
);

-- Slips that have ended, and those that are open again, as bets. What was sold back is no stake; what the
-- sale brought beyond it is paid, as a prize is.
create view sportsbook.slip_bet as
select s.member_id, s.id, 'slip:' || s.id || ':staked' as txn_id, 'S' || s.id as round_id, s.stake_minor,
  s.sold_back_minor as back_minor, s.placed_at, s.ended_at,
  case when s.status = 'open' then 'open'
    when s.status = 'void' or s.sold_back_minor >= s.stake_minor then 'returned'
    else 'settled' end as state,
  s.cashed_minor - s.sold_back_minor + case when s.status = 'won' then s.payout_minor else 0 end
    as paid_minor
from sportsbook.slip s
where s.status <> 'open' or s.bets_attempt > 0;

-- Records how slips are decided; those that were never decided are passed by. The caller holds the slips.
-- p_uncounted is what of each stake was never at risk.
create function sportsbook.record_slips(
  p_members bigint[], p_slips bigint[], p_uncounted bigint[], p_at timestamptz) returns integer
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  return (
    select bets.record_settled(array_agg('sportsbook'::text), array_agg(b.txn_id),
      array_agg(b.member_id), array_agg('sports'::text), array_agg(0), array_agg(b.round_id),
      array_agg('real'::text), array_agg(b.stake_minor), array_agg(b.back_minor),
      array_agg(case when b.state = 'settled'
        then greatest(b.stake_minor - b.back_minor - u.uncounted, 0) else 0 end),
      array_agg(b.paid_minor), array_agg(0::bigint), array_agg(b.state), array_agg(b.placed_at),
      array_agg(coalesce(b.ended_at, p_at)))
    from unnest(p_members, p_slips, p_uncounted) u (member_id, id, uncounted)
    join sportsbook.slip_bet b on b.member_id = u.member_id and b.id = u.id
    having count(*) > 0);
end $$;

-- What was decided before, in sets of 10,000 at most. Where several bets of a member may cover one another,
-- the rules have to say what was at risk: these are listed.
do $$
declare
  v_member bigint := 0;
  v_slip bigint := 0;
  v_members bigint[];
  v_slips bigint[];
begin
  loop
    select array_agg(n.member_id order by n.member_id, n.id), array_agg(n.id order by n.member_id, n.id)
    into v_members, v_slips
    from (
      select s.member_id, s.id from sportsbook.slip s where (s.member_id, s.id) > (v_member, v_slip)
      order by s.member_id, s.id limit 10000
    ) n;
    exit when v_members is null;
    v_member := v_members[cardinality(v_members)];
    v_slip := v_slips[cardinality(v_slips)];
    with page as (
      select s.* from unnest(v_members, v_slips) n (member_id, id)
      join sportsbook.slip s on s.member_id = n.member_id and s.id = n.id where s.status <> 'open'
    ), covering as (
      select p.member_id, p.id from page p where p.kind = 'singles' and p.status in ('won', 'lost')
        and exists (
          select from sportsbook.leg own
          join sportsbook.leg other on other.fixture_id = own.fixture_id
            and other.member_id = own.member_id
            and (other.slip_id, other.position) <> (own.slip_id, own.position)
          where own.member_id = p.member_id and own.slip_id = p.id)
    ), listed as (
      insert into sportsbook.slip_to_record (member_id, slip_id) select c.member_id, c.id from covering c
    )
    select array_agg(p.member_id), array_agg(p.id) into v_members, v_slips from page p
    where not exists (select from covering c where c.member_id = p.member_id and c.id = p.id);
    continue when v_slips is null;
    perform sportsbook.record_slips(v_members, v_slips, array_fill(0::bigint, array[cardinality(v_slips)]),
      now());
    update sportsbook.slip s set bets_attempt = s.attempt
    from unnest(v_members, v_slips) n (member_id, id) where s.member_id = n.member_id and s.id = n.id;
  end loop;
end $$;
