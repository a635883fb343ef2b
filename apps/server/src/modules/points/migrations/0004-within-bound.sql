-- version before: reads neither; what its seed writes is within both.

-- What play earns in points buys at most 0.10 % of the stakes that brought them, by the best exchange for
-- money that the mall offers; and points that are bought with money buy no more money than they cost.
create function points.require_within_bound() returns trigger language plpgsql as $$
declare
  v_bound constant numeric := 10;
  v_worth numeric;
  v_product text;
  v_rate numeric;
  v_sold numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('points.rates', new.brand_id));
  select max((prize_minor - amount_minor)::numeric / points_minor) into v_worth
  from points.reward where brand_id = new.brand_id and is_on and prize_minor > amount_minor;
  if v_worth is null then return null; end if;
  select product, points_minor * v_worth * 10000 / stake_minor into v_product, v_rate
  from points.rule where brand_id = new.brand_id and product <> 'DEPOSIT' order by 2 desc limit 1;
  if v_rate > v_bound then
    raise exception 'brand %: points of % buy % %% of the stakes that bring them; at most % %% is allowed',
      new.brand_id, v_product, round(v_rate / 100, 4), round(v_bound / 100, 2)
      using errcode = 'check_violation', constraint = 'points_within_bound';
  end if;
  select per_real_minor * v_worth / 10000 into v_sold from points.setting where brand_id = new.brand_id;
  if v_sold > 1 then
    raise exception 'brand %: points for one real buy % reais in the mall', new.brand_id, round(v_sold, 4)
      using errcode = 'check_violation', constraint = 'points_within_bound';
  end if;
  return null;
end $$;
create trigger points_within_bound after insert or update on points.rule
  for each row execute function points.require_within_bound();
create trigger points_within_bound after insert or update on points.setting
  for each row execute function points.require_within_bound();
create trigger points_within_bound
  after insert or update of brand_id, points_minor, amount_minor, prize_minor, is_on on points.reward
  for each row execute function points.require_within_bound();
