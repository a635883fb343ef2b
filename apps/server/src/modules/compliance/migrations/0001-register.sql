-- The central register of those who may not bet: what was asked of it, and what follows for the persons it names.

create schema compliance;

-- One row for each person who is asked about.
create table compliance.person_check (
  person_id bigint primary key,
  -- Of the last answer that counted; null before the first.
  status text check (status in ('permitted', 'impeded')),
  checked_at timestamptz,
  -- The day in Brasília of the last login that asked.
  login_day date,
  -- When the person is asked about again without any cause.
  due_at timestamptz not null,
  -- Since when an answer is awaited, without which nothing is staked or deposited; null if none is.
  waiting_since timestamptz,
  cause text check (cause in ('cpf', 'login', 'sweep', 'recheck')),
  next_try_at timestamptz,
  attempts integer not null default 0,
  check ((status is null) = (checked_at is null)),
  check (waiting_since is null or next_try_at is not null)
);
create index person_check_due on compliance.person_check (due_at);
create index person_check_retry on compliance.person_check (next_try_at)
  where next_try_at is not null;

-- Every question, with the answer as it came and its signature: evidence, never changed.
create table compliance.register_call (
  call_id bigint primary key generated always as identity,
  person_id bigint not null,
  cause text not null check (cause in ('cpf', 'login', 'sweep', 'recheck')),
  nonce uuid not null,
  asked_at timestamptz not null,
  outcome text not null check (outcome in ('permitted', 'impeded', 'unanswered')),
  -- Why an answer counts as none.
  failure text check (failure in ('not_set_up', 'unreachable', 'timeout', 'status', 'too_large',
  'unsigned', 'malformed', 'replayed', 'other_person', 'stale')),
  body text check (length(body) <= 8192),
  signature text check (length(signature) <= 512),
  operator text,
  check ((outcome = 'unanswered') = (failure is not null))
);
create index register_call_of_person on compliance.register_call (person_id, call_id desc);
create unique index register_call_nonce on compliance.register_call (nonce);
create index register_call_at on compliance.register_call (asked_at);

create function compliance.keep_calls() returns trigger language plpgsql as $$
begin
  raise exception 'calls of the register are never changed';
end $$;
create trigger register_call_kept before update or delete on compliance.register_call
  for each row execute function compliance.keep_calls();

create table compliance.impediment (
  impediment_id bigint primary key generated always as identity,
  person_id bigint not null,
  -- Codes of the register with their moments: data, since the register adds some.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  -- From when on bets are void.
  since timestamptz not null,
  detected_at timestamptz not null,
  call_id bigint not null references compliance.register_call,
  step text not null check (step in ('notice', 'plays', 'withdrawal', 'return', 'closing', 'rest',
  'done')),
  notice_until timestamptz not null,
  withdraw_until timestamptz not null,
  close_until timestamptz not null,
  return_until timestamptz not null,
  noticed_at timestamptz,
  closed_at timestamptz,
  returned_at timestamptz,
  -- When its next step is tried; null once it is done or has ended.
  next_step_at timestamptz,
  -- The step whose lateness was reported.
  alarmed_step text,
  -- The register permits the person again.
  ended_at timestamptz,
  check (since <= detected_at),
  check ((next_step_at is null) = (step = 'done' or ended_at is not null))
);
create unique index impediment_running on compliance.impediment (person_id) where ended_at is null;
create index impediment_due on compliance.impediment (next_step_at)
  where next_step_at is not null;

-- The person's accounts, for the lists of their brands.
create table compliance.impeded_account (
  impediment_id bigint not null references compliance.impediment,
  member_id bigint not null,
  brand_id integer not null,
  -- What is left and cannot be sent: without an account of the person's own.
  is_undeliverable boolean not null default false,
  primary key (impediment_id, member_id)
);
create index impeded_account_of_brand on compliance.impeded_account (brand_id, impediment_id desc);
create index impeded_account_of_member on compliance.impeded_account (member_id, impediment_id desc);

-- What happened, in order.
create table compliance.impediment_event (
  event_id bigint primary key generated always as identity,
  impediment_id bigint not null references compliance.impediment,
  kind text not null check (kind in ('detected', 'noticed', 'plays_ended', 'stake_returned',
  'return_ordered', 'undeliverable', 'closed', 'returned', 'ended', 'rechecked')),
  at timestamptz not null,
  detail jsonb not null default '{}'
);
create index event_of_impediment on compliance.impediment_event (impediment_id, event_id);

-- Stakes taken after the moment of impediment, whose loss was returned.
create table compliance.void_stake (
  member_id bigint not null,
  source text not null,
  txn_id text not null,
  impediment_id bigint not null references compliance.impediment,
  returned_minor bigint not null check (returned_minor >= 0),
  at timestamptz not null,
  primary key (member_id, source, txn_id)
);

-- A round of questions about everybody, which goes on after a restart.
create table compliance.sweep (
  sweep_id bigint primary key generated always as identity,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Up to this person everybody has a row in person_check.
  known_person_id bigint not null default 0,
  asked bigint not null default 0,
  unanswered bigint not null default 0
);
create unique index sweep_running on compliance.sweep ((true)) where ended_at is null;
