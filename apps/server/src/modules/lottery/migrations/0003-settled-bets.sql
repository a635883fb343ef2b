-- What draws decide is recorded in `bets.bet` (docs/adr/0034).
-- version before: settles, annuls and redraws without recording it. The trigger below then marks the draw as
-- due, and a copy of this version records its bets. A ticket that it gives back is recorded with its draw.
alter table lottery.draw
  -- `due` while bets of its tickets do not yet say how they are decided now; `none` before the first decision.
  add column bets_state text not null default 'none' check (bets_state in ('none', 'due', 'done')),
  -- Of a due draw, tickets up to this id have been recorded.
  add column bets_after bigint not null default 0;
create index draw_bets_due on lottery.draw (id) where bets_state = 'due';

-- Tickets whose stakes the ledger took, as bets. The stake of a trace's ticket is taken when its draw is
-- settled, and never where it ended before. A prize that waits for operators is not paid yet.
create view lottery.ticket_bet as
select t.draw_id, t.id, t.member_id, t.game_id, d.draw_number, t.stake_minor, e.state, t.placed_at,
  case when t.trace_number = 0 then 'order:' || t.order_id || ':staked'
    else 'ticket:' || t.id || ':captured' end as txn_id,
  case when e.state = 'settled' then t.stake_minor - coalesce((
    select u.uncounted_minor from lottery.uncounted_stake u
    where u.draw_id = t.draw_id and u.member_id = t.member_id and u.ticket_id = t.id), 0)
    else 0 end as valid_minor,
  case when e.state = 'settled' and t.status = 4 then coalesce((
    select sum(c.amount_minor)::bigint from lottery.credit c
    where c.member_id = t.member_id and c.ticket_id = t.id and c.ticket_id > 0
      and c.state in ('due', 'paid') and c.kind in ('prize', 'tie')), 0)
    else 0 end as paid_minor,
  coalesce(t.ended_at, d.settled_at) as decided_at
from lottery.ticket t
join lottery.draw d on d.id = t.draw_id
left join lottery.settlement s on s.draw_id = d.id and s.attempt = d.attempt
cross join lateral (
  select case when t.status in (6, 7, 8, 12, 16, 17) then 'returned'
    when d.status = 'settled' or s.phase in ('paying', 'done') then 'settled'
    else 'open' end as state
) e
where not t.is_held and (t.trace_number = 0 or t.status in (2, 4, 14, 16)
  -- With a limit the refund is looked up by its ticket, and not among all refunds.
  or (t.status = 12 and (select true from lottery.credit c where c.member_id = t.member_id
    and c.ticket_id = t.id and c.ticket_id > 0 and c.kind = 'refund' limit 1)));

-- Records how some tickets are decided. The caller holds them, or their draws.
create function lottery.record_tickets(p_draws bigint[], p_tickets bigint[], p_at timestamptz)
returns integer
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  return coalesce((
    select bets.record_settled(array_agg('lottery'::text), array_agg(b.txn_id), array_agg(b.member_id),
      array_agg('lottery'::text), array_agg(b.game_id), array_agg(b.draw_number),
      array_agg('real'::text), array_agg(b.stake_minor), array_agg(0::bigint),
      array_agg(b.valid_minor), array_agg(b.paid_minor), array_agg(0::bigint), array_agg(b.state),
      array_agg(b.placed_at), array_agg(coalesce(b.decided_at, p_at)))
    from unnest(p_draws, p_tickets) u (draw_id, id)
    join lottery.ticket_bet b on b.draw_id = u.draw_id and b.id = u.id
    having count(*) > 0), 0);
end $$;

-- Records how the next tickets of a due draw are decided, p_limit at most, under the lock of the draw;
-- answers whether more are left.
create function lottery.record_draw(p_draw bigint, p_limit integer, p_at timestamptz) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_after bigint;
  v_to bigint;
  v_count bigint;
  v_tickets bigint[];
begin
  select d.bets_after into v_after from lottery.draw d
  where d.id = p_draw and d.bets_state = 'due' for update;
  if not found then return false; end if;
  select max(n.id), count(*), array_agg(n.id) into v_to, v_count, v_tickets from (
    select t.id from lottery.ticket t where t.draw_id = p_draw and t.id > v_after
    order by t.id limit p_limit) n;
  if v_count > 0 then
    perform lottery.record_tickets(array_fill(p_draw, array[v_count::integer]), v_tickets, p_at);
  end if;
  if v_count < p_limit then
    update lottery.draw set bets_state = 'done', bets_after = 0 where id = p_draw;
    return false;
  end if;
  update lottery.draw set bets_after = v_to where id = p_draw;
  return true;
end $$;

-- Another decision about a draw makes its bets due.
create function lottery.mark_bets_due() returns trigger
language plpgsql
as $$
begin
  new.bets_state := 'due';
  new.bets_after := 0;
  return new;
end $$;
create trigger mark_bets_due before update of status, attempt on lottery.draw
  for each row when (
    (new.status = 'cancelled' and old.status <> 'cancelled')
    or (new.status = 'settled' and old.status <> 'settled' and new.bets_state = 'none')
    or (new.attempt <> old.attempt and old.bets_state <> 'none')
  ) execute function lottery.mark_bets_due();

-- What was decided before, in sets of 10,000 at most.
update lottery.draw set bets_state = 'due' where status in ('settled', 'cancelled');
do $$
declare
  v_draw bigint;
begin
  for v_draw in select d.id from lottery.draw d where d.bets_state = 'due' order by d.id loop
    while lottery.record_draw(v_draw, 10000, now()) loop
    end loop;
  end loop;
end $$;
