-- A brand is data: who it is, what is switched on, how it registers members. Never code.
create schema settings;

create table settings.brand (
  id integer primary key generated always as identity,
  merchant text not null unique,
  name text not null,
  default_language text not null check (default_language ~ '^[A-Z]{2}(_[A-Z]{2})?$'),
  languages text[] not null,
  currency text not null,
  currency_symbol text not null,
  copyright_year integer not null,
  age_message integer not null check (age_message in (18, 21)),
  show_captcha boolean not null,
  jurisdiction text not null check (jurisdiction in ('open', 'br')),
  maintenance boolean not null default false,
  main_domain text not null,
  domains text[] not null,
  image_cdns text[] not null,
  launch_game_cdns text[] not null,
  gtag_id text,
  agent_types integer[] not null,
  trial_types integer[] not null,
  is_single_wallet boolean not null,
  demo boolean not null default false,
  blocked_countries text[] not null default '{}',
  blocked_addresses inet[] not null default '{}',
  jackpot_base_minor bigint not null,
  jackpot_step_minor bigint not null,
  jackpot_interval_ms integer not null,
  jackpot_started_at timestamptz not null,
  -- Who may come in, and what whoever may not is told.
  -- Addresses that are never restricted, whatever their country: offices, monitoring.
  allowed_addresses inet[] not null default '{}',
  -- When not empty, only visitors known to be in one of these may come in.
  allowed_countries text[] not null default '{}',
  -- When it is planned to be over; it ends when somebody ends it.
  maintenance_ends_at timestamptz,
  -- How a brand proves that a phone number is somebody's: codes of its own, or a phone-auth service.
  phone_auth_mode text not null default 'own' check (phone_auth_mode in ('own', 'firebase')),
  -- The public settings of the brand's Firebase project, as its web SDK wants them.
  firebase_config jsonb,
  code_minutes integer not null default 5 check (code_minutes between 1 and 10),
  -- Text messages cost money: what a brand pays for in a day (UTC).
  sms_per_day_max integer not null default 20000 check (sms_per_day_max >= 0),
  -- Texts stand under the code of their language: a new language is a new key, not a new column.
  -- By language `{"title": "…", "text": "…"}`; without a text the site says a general one.
  maintenance_texts jsonb not null default '{}'
  check (jsonb_typeof(maintenance_texts) = 'object'),
  -- Whether visitors may try games with play money; off until a brand wants it.
  demo_play boolean not null default false,
  -- The counter of the home page shows a pool of the ledger where this names one; else it is the display
  -- that base, step and interval make, from which nothing is paid.
  jackpot_pool text,
  -- Whether the paths of customer service leave the server encrypted, so that no address of it can be
  -- read in a page. Off until a brand wants it.
  encrypts_service_paths boolean not null default false,
  -- The zone in which the days, weeks and months of a brand begin: a name of the tz database. PostgreSQL
  -- itself refuses a name that it does not know. Its clocks differ from UTC by whole hours, summer and
  -- winter, because figures are kept by the hour (wallet.account_hour, agents.team_hour).
  time_zone text not null default 'America/Sao_Paulo'
  check (time_zone ~ '^[A-Z][A-Za-z_]+(/[A-Za-z_+-]+[0-9]*)+$'
    and extract(minute from timestamptz '2026-01-01 00:00Z' at time zone time_zone) = 0
    and extract(minute from timestamptz '2026-07-01 00:00Z' at time zone time_zone) = 0),
  check (phone_auth_mode = 'own' or firebase_config is not null)
);

create table settings.register_rule (
  brand_id integer not null references settings.brand,
  field text not null,
  accepted_pattern text not null,
  min_length integer not null,
  max_length integer not null check (max_length >= min_length),
  pattern_id integer not null check (pattern_id between 0 and 22),
  enabled boolean not null,
  required boolean not null,
  primary key (brand_id, field)
);

create table settings.module_switch (
  brand_id integer not null references settings.brand,
  module_id text not null,
  parent_id text,
  enabled boolean not null,
  primary key (brand_id, module_id)
);

create table settings.customer_service (
  brand_id integer not null references settings.brand,
  position text not null,
  kind text not null,
  path text not null,
  titles jsonb not null,
  primary key (brand_id, position, kind),
  constraint customer_service_titles_check
  check (jsonb_typeof(titles) = 'object' and titles <> '{}')
);

create table settings.resource (
  brand_id integer not null references settings.brand,
  resource_type text not null,
  url text not null,
  label text not null,
  primary key (brand_id, resource_type)
);

-- Every rule a regulator can change, with the day from which it counts.
create table settings.jurisdiction_profile (
  name text not null check (name in ('open', 'br')),
  effective_at timestamptz not null,
  rules jsonb not null,
  primary key (name, effective_at)
);

-- The types of lottery that a brand offers, each a prize mode (LOTT-1), in the order of `sort_order`. The
-- first is the brand's type: calls that name no prize mode mean it (LOTT-2). A brand without rows offers
-- no lottery.
create table settings.lottery_type (
  brand_id integer not null references settings.brand,
  prize_mode text not null check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  sort_order integer not null,
  primary key (brand_id, prize_mode),
  unique (brand_id, sort_order)
);
