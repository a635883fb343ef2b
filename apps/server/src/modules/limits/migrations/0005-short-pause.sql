-- A pause of some minutes, which the member takes in the panel: no stake before it is over. It ends by itself.
-- version before: takes no such pause, and holds to one through the function below.
alter table limits.counter add column paused_until timestamptz;

-- Why stakes of this sum, number and highest amount are not allowed: `kind:period`, null if they are. Of several
-- limits that are reached the one that lasts longest is named.
create or replace function limits.objection(
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
  when c.time_session_max is not null and p_at <= c.active_until
    and c.played_session + limits.running(c.counted_until, c.active_until, p_at) >= c.time_session_max
    then 'time:session'
end;
