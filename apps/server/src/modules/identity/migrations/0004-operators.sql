-- Operators come in by a door of their own: sessions, second factor and trail apart from members'.
create table identity.operator_session (
  token_hash bytea primary key check (length(token_hash) = 32),
  id uuid not null unique,
  credential_id bigint not null references identity.credential,
  brand_id integer not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  address inet not null,
  user_agent text not null
) with (fillfactor = 85);
create index operator_session_of on identity.operator_session (credential_id);

create table identity.operator_totp (
  credential_id bigint primary key references identity.credential,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Who was let in, and what changed about how. What operators decide stands where it was decided.
create table identity.operator_event (
  event_id uuid primary key,
  at timestamptz not null,
  brand_id integer not null,
  credential_id bigint not null references identity.credential,
  kind text not null check (kind in ('login', 'logout', 'totp_enabled')),
  session_id uuid not null,
  address inet not null,
  user_agent text not null
);
create index operator_event_newest on identity.operator_event (credential_id, at desc);
create trigger append_only before update or delete or truncate on identity.operator_event
  for each statement execute function identity.refuse_change();
