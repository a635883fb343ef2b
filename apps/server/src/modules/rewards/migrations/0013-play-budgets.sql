-- version before: gives for play without asking the budgets; what it gives while it runs beside this one is
-- not taken from them. It writes no worth of a mission, which then gives nothing back to the budget.

-- What is given for play in fixed amounts is paid out of a share of all that counted of the member's stakes
-- (packages/promotion-rules/src/given-shares.ts). Here is what was given of it so far.
create table rewards.play_budget (
  member_id bigint not null,
  kind text not null check (kind in ('missions', 'levels')),
  spent_minor bigint not null,
  primary key (member_id, kind)
);
-- Stakes from before were paid for as they were then.
insert into rewards.play_budget (member_id, kind, spent_minor)
select member_id, kind, staked_minor * 10 / 10000 from rewards.play_sum,
  unnest(array['missions', 'levels']) kind where period = 'ONCE' and staked_minor > 0;

-- What the prize of a mission that is done was worth; null: done before there were budgets.
alter table rewards.mission_progress add column worth_minor bigint check (worth_minor >= 0);

-- The rebate of a product, with what the highest level adds to it, is at most 0.50 % of what counts.
create function rewards.require_rebate_within_bound() returns trigger language plpgsql as $$
declare
  v_bound constant numeric := 50;
  v_product text;
  v_rate numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('rewards.rebate', new.brand_id));
  select r.product, (r.rate_bp + l.rate_bp) * r.weight_bp / 10000.0 into v_product, v_rate
  from rewards.rebate_rule r, (select coalesce(max(rebate_bp), 0) as rate_bp from rewards.level_benefit
    where brand_id = new.brand_id) l
  where r.brand_id = new.brand_id order by 2 desc limit 1;
  if v_rate > v_bound then
    raise exception 'brand %: the rebate of %, with that of the highest level, is % %% of what counts; at most % %% is allowed',
      new.brand_id, v_product, round(v_rate / 100, 4), round(v_bound / 100, 2)
      using errcode = 'check_violation', constraint = 'rebate_within_bound';
  end if;
  return null;
end $$;
create trigger rebate_within_bound after insert or update on rewards.rebate_rule
  for each row execute function rewards.require_rebate_within_bound();
create trigger rebate_within_bound after insert or update on rewards.level_benefit
  for each row execute function rewards.require_rebate_within_bound();
