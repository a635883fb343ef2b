-- The most that a promotion gives for a counted real, in 1/100 percent, as
-- packages/promotion-rules/src/given-rate.ts says: a loss counts up to 4 % of stakes; the same stakes may be
-- counted several times, and without an end where each span counts the whole promotion.
create function promotions.given_rate_bp(p_terms jsonb) returns numeric language sql immutable as $$
  with value as (
    select p_terms #> '{reward,value}' as v, p_terms ->> 'countedOver' as span,
      p_terms #>> '{perPerson,per}' as per, (p_terms #>> '{perPerson,times}')::numeric as times
  ), rate as (
    select span, per, times, v ->> 'of' as basis, case v ->> 'form'
      when 'percent' then (v ->> 'bp')::numeric
      when 'tiers' then (select max(case when (t ->> 'amount')::numeric = 0 then 0
          when (t ->> 'from')::numeric = 0 then 'infinity'
          else (t ->> 'amount')::numeric * 10000 / (t ->> 'from')::numeric end)
        from jsonb_array_elements(v -> 'tiers') t)
      else 0 end as bp
    from value
  )
  select case when bp = 0 or basis = 'deposit' then 0
    else bp * case basis when 'netLoss' then 0.04 else 1 end * case
      when span = 'promotion' and per <> 'promotion' then 'infinity'
      when span = 'lastWeek' and per = 'day' then times * 7
      else times end end
  from rate
$$;

-- All promotions of a brand that run or will run give at most 0.56 % of what counts.
create function promotions.require_within_bound() returns trigger language plpgsql as $$
declare
  v_bound constant numeric := 56;
  v_sum numeric;
begin
  if new.state <> 'live' or promotions.given_rate_bp(new.terms) = 0 then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('promotions.rates', new.brand_id));
  select sum(promotions.given_rate_bp(p.terms)) into v_sum from promotions.promotion p
  where p.brand_id = new.brand_id and p.state = 'live' and (p.ends_at is null or p.ends_at > now());
  if v_sum > v_bound then
    raise exception 'brand %: with the promotion %, all promotions give % %% of what counts; at most % %% is allowed',
      new.brand_id, new.anchor, round(v_sum / 100, 4), round(v_bound / 100, 2)
      using errcode = 'check_violation', constraint = 'promotions_within_bound';
  end if;
  return null;
end $$;

create trigger promotions_within_bound
  after insert or update of brand_id, terms, state, ends_at on promotions.promotion
  for each row execute function promotions.require_within_bound();
