-- Text messages cost money and are pumped to numbers that pay their sender: each brand says to which
-- countries it sends, and how many a day to the numbers of one area.
create table verification.sms_country (
  brand_id integer not null,
  -- ISO 3166, two capitals. A brand without rows sends to Brazil alone.
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- To numbers that begin with the same dialing code and two digits, in a day (UTC).
  prefix_per_day_max integer not null check (prefix_per_day_max >= 0),
  primary key (brand_id, country_code)
);

create table verification.sms_prefix_day (
  brand_id integer not null,
  on_day date not null,
  -- `+5511`
  prefix text not null check (prefix ~ '^\+\d{3,5}$'),
  count_max integer not null,
  sent_count integer not null,
  primary key (brand_id, on_day, prefix)
) with (fillfactor = 70);

-- 'visitor:<network>', 'to:<hex>:<asker>', 'to:<hex>', 'claim:<hex>', 'place:<hex>', 'owner:<hex>'.
-- Counts of the day before the kinds were told apart would be read as those of visitors.
comment on column verification.sending.subject is 'whose quota: see the module''s README';
