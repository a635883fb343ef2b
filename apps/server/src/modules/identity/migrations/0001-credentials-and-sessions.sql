-- Who is logging in: credentials, sessions, and the small memory that guards them.
create schema identity;

create table identity.credential (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  -- Operators have no member behind them and no way in through the member site.
  holder text not null check (holder in ('member', 'operator')),
  member_id bigint unique,
  username text not null,
  -- The name as compared: NFKC, lower case.
  username_key text not null,
  password_hash text not null,
  password_set_at timestamptz not null,
  payment_password_hash text,
  -- Made by an agent or an operator: the holder chooses a password of his own at first login.
  is_first_login boolean not null default false,
  -- Demo credentials have published passwords and work in the demo brand of a demo server only.
  is_demo boolean not null default false,
  unique (brand_id, username_key),
  check ((holder = 'member') = (member_id is not null))
);

-- The token itself is nowhere: only its SHA-256. seen_at moves often, so no index may touch it.
create table identity.session (
  token_hash bytea primary key check (length(token_hash) = 32),
  id uuid not null unique,
  member_id bigint not null,
  brand_id integer not null,
  kind text not null check (kind in ('trial', 'member', 'agent')),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  address inet not null,
  user_agent text not null,
  device_kind text not null check (device_kind in ('web', 'mobile')),
  login_device_id uuid
) with (fillfactor = 85);
create index session_of_member on identity.session (member_id);

create table identity.login_event (
  member_id bigint not null,
  at timestamptz not null,
  session_id uuid not null,
  brand_id integer not null,
  method text not null check (method in ('password', 'registration', 'free_play')),
  address inet not null,
  user_agent text not null,
  device_kind text not null check (device_kind in ('web', 'mobile')),
  login_device_id uuid,
  primary key (member_id, at, session_id)
);

-- Kept for known and unknown names alike, so that being locked says nothing about existing.
create table identity.login_failure (
  brand_id integer not null,
  -- 'username:<key>' or 'address:<address>'
  subject text not null,
  failed_at timestamptz[] not null,
  primary key (brand_id, subject)
) with (fillfactor = 70);

-- Things that work once: ids of sealed bodies, solved challenges. A crash empties the table, and by
-- the time the server is back nearly all of them are too old to be tried again.
create unlogged table identity.spent_id (
  id text primary key,
  until timestamptz not null
);

create unlogged table identity.captcha (
  id uuid primary key,
  answer text not null,
  until timestamptz not null
);
