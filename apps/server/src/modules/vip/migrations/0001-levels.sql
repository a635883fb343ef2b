-- The VIP ladder of each brand: data, like everything else about a brand.
create schema vip;

create table vip.level (
  brand_id integer not null,
  rank smallint not null check (rank between 0 and 99),
  name_pt text not null check (length(name_pt) between 1 and 40),
  name_en text not null check (length(name_en) between 1 and 40),
  -- What must have been staked in the last days of the brand's period, and in all.
  period_minor bigint not null check (period_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  primary key (brand_id, rank),
  -- Everybody begins somewhere.
  check (rank > 0 or (period_minor = 0 and total_minor = 0))
);
