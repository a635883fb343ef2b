-- Who is logging in: credentials, sessions, and the small memory that guards them.
create schema identity;

create table identity.credential (
  id bigint primary key generated always as identity,
  brand_id integer not null,
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
  unique (brand_id, username_key)
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
  login_device_id uuid,
  -- What the session must do before it may go on, in this order: choose a password, prove itself a
  -- second time.
  required_actions text[] not null default '{}'
  check (required_actions <@ '{password,mfa}'),
  -- A ticket is a part of the session that asked for it, and so is the session that it opens: both end
  -- when that one does, and neither lives longer than it could.
  parent_id uuid references identity.session (id) on delete cascade
) with (fillfactor = 85);
create index session_of_member on identity.session (member_id);
create index session_of_parent on identity.session (parent_id) where parent_id is not null;

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

-- Everything that touches an account's safety, logins too.
create table identity.security_event (
  member_id bigint not null,
  at timestamptz not null,
  event_id uuid not null,
  brand_id integer not null,
  kind text not null,
  -- How, of a login: password, sms, passkey …
  method text,
  session_id uuid,
  address inet not null,
  user_agent text not null,
  device_kind text not null check (device_kind in ('web', 'mobile')),
  login_device_id uuid,
  detail jsonb not null default '{}',
  primary key (member_id, at, event_id)
);

-- Where a member was let in before: an IPv4 address, or the /64 of an IPv6 one.
create table identity.known_address (
  member_id bigint not null,
  address_key text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, address_key)
);

-- The last proof by more than the password; the law wants one every few days.
create table identity.last_proof (
  member_id bigint primary key,
  at timestamptz not null
);

-- The secret is sealed by a key that is not in the database. A time step counts once.
create table identity.totp (
  member_id bigint primary key,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table identity.recovery_code (
  member_id bigint not null,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

create table identity.passkey (
  passkey_id uuid primary key,
  member_id bigint not null,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_member on identity.passkey (member_id, created_at);

-- Questions put to a device, each answered at most once.
create unlogged table identity.passkey_challenge (
  challenge_id uuid primary key,
  -- Whose passkey is made or asked for; null at a login without a name.
  member_id bigint,
  challenge text not null,
  until timestamptz not null
);

-- A login that waits for its second check.
create table identity.login_challenge (
  challenge_id uuid primary key,
  brand_id integer not null,
  member_id bigint not null,
  -- What the login knew and its session is to be opened with.
  pending jsonb not null,
  options text[] not null,
  tries_left integer not null,
  until timestamptz not null
);

-- Tickets of addresses (`?token=`): only the hash is here, and it opens one session.
create table identity.login_ticket (
  ticket_hash bytea primary key,
  brand_id integer not null,
  member_id bigint not null,
  until timestamptz not null,
  session_id uuid not null references identity.session (id) on delete cascade
);
create index ticket_of_session on identity.login_ticket (session_id);
create index ticket_of_member on identity.login_ticket (member_id);

create table identity.social_login (
  brand_id integer not null,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  member_id bigint not null,
  linked_at timestamptz not null,
  primary key (brand_id, provider, subject),
  unique (member_id, provider)
);

-- A sign-in under way at a provider; the cookie of the browser that began is the key.
create unlogged table identity.social_attempt (
  attempt_hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  until timestamptz not null
);

-- A person whom a provider vouches for and who has still to link or register.
create table identity.social_arrival (
  link_id uuid primary key,
  attempt_hash bytea not null,
  brand_id integer not null,
  provider text not null,
  subject text not null,
  email text,
  email_verified boolean not null,
  name text,
  until timestamptz not null
);

-- Operators leave the members' table: their names are a name space of their own, so that nobody
-- registers an operator's name as a member, and no operator's name is taken from a member.
create table identity.operator (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  username text not null,
  username_key text not null,
  password_hash text not null,
  password_set_at timestamptz not null,
  created_at timestamptz not null,
  -- Nobody comes in under this name. A name is never given to somebody else, so no row is deleted.
  disabled_at timestamptz,
  is_demo boolean not null default false,
  -- What all brands share, such as vendors and live video, is not for operators of one brand. Where there
  -- have been operators of one brand only, they keep what they could do.
  is_for_all_brands boolean not null default false,
  unique (brand_id, username_key)
);

-- Operators come in by a door of their own: sessions, second factor and trail apart from members'.
create table identity.operator_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  id uuid not null unique,
  operator_id bigint not null,
  brand_id integer not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  address inet not null,
  user_agent text not null,
  -- Without one the session is good for enrolling an authenticator alone.
  has_second_factor boolean not null,
  foreign key (operator_id) references identity.operator
) with (fillfactor = 85);
create index operator_session_of on identity.operator_session (operator_id);

create table identity.operator_totp (
  operator_id bigint primary key,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  foreign key (operator_id) references identity.operator
);

-- Who was let in, and what changed about how. What operators decide stands where it was decided.
create table identity.operator_event (
  event_id uuid primary key,
  at timestamptz not null,
  brand_id integer not null,
  operator_id bigint not null,
  kind text not null,
  session_id uuid,
  address inet not null,
  user_agent text not null,
  foreign key (operator_id) references identity.operator,
  check (kind in ('login', 'logout', 'totp_enabled', 'created', 'disabled', 'enabled',
  'sessions_ended', 'password_set', 'totp_removed', 'all_brands_granted', 'all_brands_revoked'))
);
create index operator_event_newest on identity.operator_event (operator_id, at desc);

-- Where an operator was let in before: tries from there queue and count apart from everybody else's.
create table identity.operator_place (
  operator_id bigint not null references identity.operator,
  address_key text not null,
  last_seen_at timestamptz not null,
  primary key (operator_id, address_key)
);

-- What addresses asked of endpoints that declare a limit, counted by all copies together; lost in a crash,
-- as it may be. The columns and their order are those of rate-limiter-flexible; the moment (in ms) is no
-- bigint, from which the library could not subtract.
create unlogged table identity.request_limit (
  key varchar(255) primary key,
  points integer not null,
  expire double precision not null
);
create index request_limit_expire on identity.request_limit (expire);

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the security trail is append only';
end $$;

create trigger append_only before update or delete or truncate on identity.security_event
  for each statement execute function identity.refuse_change();
create trigger append_only before update or delete or truncate on identity.operator_event
  for each statement execute function identity.refuse_change();
