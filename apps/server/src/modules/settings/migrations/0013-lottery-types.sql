-- The types of lottery that a brand offers, each a prize mode (LOTT-1), in the order of `sort_order`. The
-- first is the brand's type: calls that name no prize mode mean it (LOTT-2). A brand without rows offers
-- no lottery.
-- version before: offers every lottery of the brand.
create table settings.lottery_type (
  brand_id integer not null references settings.brand,
  prize_mode text not null check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  sort_order integer not null,
  primary key (brand_id, prize_mode),
  unique (brand_id, sort_order)
);
insert into settings.lottery_type (brand_id, prize_mode, sort_order)
select b.id, m.prize_mode, m.n
from settings.brand b
cross join unnest(array['LOTT', 'ZY', 'ELOTT', 'SEA']) with ordinality m (prize_mode, n);
