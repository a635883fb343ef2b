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
  unique (brand_id, username_key)
);
insert into identity.operator
  (id, brand_id, username, username_key, password_hash, password_set_at, created_at, is_demo)
overriding system value
select id, brand_id, username, username_key, password_hash, password_set_at, password_set_at, is_demo
from identity.credential where holder = 'operator';
select setval(pg_get_serial_sequence('identity.operator', 'id'),
  coalesce((select max(id) from identity.operator), 0) + 1, false);

-- Sessions opened without a second factor would be worth nothing from here on.
delete from identity.operator_session;
alter table identity.operator_session
  drop constraint operator_session_credential_id_fkey,
  -- Without one the session is good for enrolling an authenticator alone.
  add column has_second_factor boolean not null;
alter table identity.operator_session rename column credential_id to operator_id;
alter table identity.operator_session
  add foreign key (operator_id) references identity.operator;

alter table identity.operator_totp drop constraint operator_totp_credential_id_fkey;
alter table identity.operator_totp rename column credential_id to operator_id;
alter table identity.operator_totp
  add foreign key (operator_id) references identity.operator;

-- What is done to an operator by command has neither session nor address; `user_agent` says by whom.
alter table identity.operator_event
  drop constraint operator_event_credential_id_fkey,
  drop constraint operator_event_kind_check,
  alter column session_id drop not null,
  add check (kind in ('login', 'logout', 'totp_enabled', 'created', 'disabled', 'enabled',
    'sessions_ended', 'password_set', 'totp_removed'));
alter table identity.operator_event rename column credential_id to operator_id;
alter table identity.operator_event
  add foreign key (operator_id) references identity.operator;

-- Where an operator was let in before: tries from there queue and count apart from everybody else's.
create table identity.operator_place (
  operator_id bigint not null references identity.operator,
  address_key text not null,
  last_seen_at timestamptz not null,
  primary key (operator_id, address_key)
);

delete from identity.credential where holder = 'operator';
-- A credential without a member is an account that the platform does not know as one of a member.
alter table identity.credential drop column holder;
