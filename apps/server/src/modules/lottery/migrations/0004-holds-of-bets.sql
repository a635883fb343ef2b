-- The bet of a trace's ticket names the hold that took its stake from the member (docs/adr/0034).
--
-- version before: calls lottery.record_tickets, which notes the hold for it.
set local statement_timeout = 0;

create function lottery.note_holds(p_draws bigint[], p_tickets bigint[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  perform bets.note_holds(array_agg('lottery'::text), array_agg('ticket:' || t.id || ':captured'),
    array_agg(t.member_id), array_agg('order:' || t.order_id || ':held'))
  from unnest(p_draws, p_tickets) u (draw_id, id)
  join lottery.ticket t on t.draw_id = u.draw_id and t.id = u.id
  where t.trace_number > 0
  having count(*) > 0;
end $$;

create or replace function lottery.record_tickets(p_draws bigint[], p_tickets bigint[], p_at timestamptz)
returns integer
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_changed integer;
begin
  select bets.record_settled(array_agg('lottery'::text), array_agg(b.txn_id), array_agg(b.member_id),
    array_agg('lottery'::text), array_agg(b.game_id), array_agg(b.draw_number),
    array_agg('real'::text), array_agg(b.stake_minor), array_agg(0::bigint),
    array_agg(b.valid_minor), array_agg(b.paid_minor), array_agg(0::bigint), array_agg(b.state),
    array_agg(b.placed_at), array_agg(coalesce(b.decided_at, p_at)))
  into v_changed
  from unnest(p_draws, p_tickets) u (draw_id, id)
  join lottery.ticket_bet b on b.draw_id = u.draw_id and b.id = u.id
  having count(*) > 0;
  perform lottery.note_holds(p_draws, p_tickets);
  return coalesce(v_changed, 0);
end $$;

-- What was recorded before, in sets of 10,000 at most.
do $$
declare
  v_after bigint := 0;
  v_draws bigint[];
  v_tickets bigint[];
begin
  loop
    select array_agg(n.draw_id order by n.id), array_agg(n.id order by n.id) into v_draws, v_tickets
    from (select t.draw_id, t.id from lottery.ticket t where t.id > v_after and t.trace_number > 0
      order by t.id limit 10000) n;
    exit when v_tickets is null;
    perform lottery.note_holds(v_draws, v_tickets);
    v_after := v_tickets[cardinality(v_tickets)];
  end loop;
end $$;
