-- A brand is data: who it is, what is switched on, how it registers members. Never code.
create schema settings;

create table settings.brand (
  id integer primary key generated always as identity,
  merchant text not null unique,
  name text not null,
  default_language text not null check (default_language in ('EN', 'PT')),
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
  jackpot_started_at timestamptz not null
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
  title_en text not null,
  title_pt text not null,
  path text not null,
  primary key (brand_id, position, kind)
);

create table settings.resource (
  brand_id integer not null references settings.brand,
  resource_type text not null,
  url text not null,
  label_en text not null,
  primary key (brand_id, resource_type)
);

-- Every rule a regulator can change, with the day from which it counts.
create table settings.jurisdiction_profile (
  name text not null check (name in ('open', 'br')),
  effective_at timestamptz not null,
  rules jsonb not null,
  primary key (name, effective_at)
);
