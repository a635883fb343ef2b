-- The VIP ladder of each brand: data, like everything else about a brand.
create schema vip;

create table vip.level (
  brand_id integer not null,
  rank smallint not null check (rank between 0 and 99),
  -- What must have been staked in the last days of the brand's period, and in all.
  period_minor bigint not null check (period_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  -- Names stand under the code of their language: a new language is a new key, not a new column.
  names jsonb not null,
  primary key (brand_id, rank),
  -- Everybody begins somewhere.
  check (rank > 0 or (period_minor = 0 and total_minor = 0)),
  constraint level_names_check check (
    jsonb_typeof(names) = 'object' and names <> '{}'
    -- No language names a level with nothing, or with more than a line.
    and not jsonb_path_exists(names, '$.* ? (!(@ like_regex "^.{1,40}$"))')
  )
);
