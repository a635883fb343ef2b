-- What counts of stakes on sports follows from the least margin (docs/valid-stake.md).
-- version before: reads no less than what stands here; rows of before are checked when they are changed.
alter table sportsbook.market_rule
  add constraint margin_not_below_least check (margin_bp >= 450) not valid;
