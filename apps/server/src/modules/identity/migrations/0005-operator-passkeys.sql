-- version before: takes no passkey of an operator. Taking an authenticator away leaves the passkeys there, so do it
-- again once every copy is of this version.

-- Passkeys of operators, beside the authenticator that each of them has.
create table identity.operator_passkey (
  passkey_id uuid primary key,
  operator_id bigint not null references identity.operator,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkey_of on identity.operator_passkey (operator_id, created_at);

-- Questions put to a device of an operator, each answered at most once.
create unlogged table identity.operator_passkey_challenge (
  challenge_id uuid primary key,
  -- Whose passkey is made or asked for; null at a sign-in without a name.
  operator_id bigint,
  challenge text not null,
  until timestamptz not null
);

alter table identity.operator_event drop constraint operator_event_kind_check;
alter table identity.operator_event add constraint operator_event_kind_check
  check (kind in ('login', 'logout', 'totp_enabled', 'created', 'disabled', 'enabled',
  'sessions_ended', 'password_set', 'totp_removed', 'all_brands_granted', 'all_brands_revoked',
  'passkey_added', 'passkey_removed'));
