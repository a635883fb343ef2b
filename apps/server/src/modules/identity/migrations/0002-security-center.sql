-- Second factors, tickets, social sign-in, and the trail of everything that touches an account's
-- safety.

-- What the session must do before it may go on, in this order: choose a password, prove itself a
-- second time.
alter table identity.session add column demands text[] not null default '{}'
  check (demands <@ '{password,mfa}');

-- Logins too are events of this trail, so it takes the place of their own history.
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
insert into identity.security_event
  (member_id, at, event_id, brand_id, kind, method, session_id, address, user_agent, device_kind,
   login_device_id)
select member_id, at, session_id, brand_id, 'login', method, session_id, address, user_agent,
  device_kind, login_device_id
from identity.login_event;
drop table identity.login_event;

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the security trail is append only';
end $$;
create trigger append_only before update or delete or truncate on identity.security_event
  for each statement execute function identity.refuse_change();

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
  username_key text not null,
  -- What the login knew and its session is to be opened with.
  pending jsonb not null,
  options text[] not null,
  tries_left integer not null,
  passkey_challenge text,
  until timestamptz not null
);

-- Tickets of addresses (`?token=`): only the hash is here, and it opens one session.
create table identity.login_ticket (
  ticket_hash bytea primary key,
  brand_id integer not null,
  member_id bigint not null,
  until timestamptz not null
);

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
