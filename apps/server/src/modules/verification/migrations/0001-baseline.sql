-- Codes that show that a number or an address is somebody's. Neither code nor number is here in
-- plain: both are HMACs under a key that the database does not hold.
create schema verification;

-- One living code for a purpose and a target; sending again replaces it.
create table verification.code (
  brand_id integer not null,
  purpose text not null,
  target bytea not null check (length(target) = 32),
  code_hash bytea not null check (length(code_hash) = 32),
  tries_left integer not null check (tries_left >= 0),
  until timestamptz not null,
  primary key (brand_id, purpose, target)
) with (fillfactor = 70);
create index code_until on verification.code (until);

-- When codes were lately sent, by target and by address.
create table verification.sending (
  brand_id integer not null,
  -- 'to:<hex>' or 'address:<network>'
  subject text not null,
  sent_at timestamptz[] not null,
  primary key (brand_id, subject)
) with (fillfactor = 70);
comment on column verification.sending.subject is 'whose quota: see the module''s README';

-- Text messages of a day (UTC), which a brand pays for.
create table verification.sms_day (
  brand_id integer not null,
  on_day date not null,
  sent_count integer not null,
  primary key (brand_id, on_day)
) with (fillfactor = 70);

-- Tokens of the phone-auth service that were used: each vouches once.
create table verification.spent_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  until timestamptz not null
);

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
