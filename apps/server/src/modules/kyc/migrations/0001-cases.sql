-- version before: has no identity cases.
create schema kyc;

-- One try to prove who a person is. Its form is sealed: nobody reads it from the table.
create table kyc.case (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  -- The account that captures it; the case counts for every account of the person.
  member_id bigint not null,
  brand_id int not null,
  state text not null default 'started' check (
    state in ('started', 'captured', 'checking', 'review', 'verified', 'refused', 'expired')
  ),
  form bytea,
  -- To be captured again, beyond what was never captured.
  wanted text[] not null default '{}',
  causes text[] not null default '{}',
  -- What an operator tells the member.
  note text,
  -- How often it was sent to be checked.
  round int not null default 0,
  sign_up_address text,
  document_expires_on date,
  opened_by text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index case_under_way on kyc.case (person_id)
  where state in ('started', 'captured', 'checking', 'review');
create unique index case_verified on kyc.case (person_id) where state = 'verified';
create index case_of_person on kyc.case (person_id, id desc);
create index case_in_state on kyc.case (brand_id, state, changed_at, id);
create index case_expiring on kyc.case (brand_id, document_expires_on, id) where state = 'verified';
create index case_to_expire on kyc.case (document_expires_on) where state = 'verified';
create index case_abandoned on kyc.case (changed_at) where state = 'started';
create index case_to_check on kyc.case (changed_at) where state = 'captured';

-- Drawn again and sealed; an earlier one of the same kind is kept, with when it was replaced.
create table kyc.image (
  id uuid primary key,
  case_id bigint not null references kyc.case,
  kind text not null check (
    kind in ('document_front', 'document_back', 'face_centre', 'face_left', 'face_right')
  ),
  content bytea not null,
  -- Keyed hash of what was sent, for a repeated call.
  fingerprint bytea not null,
  at timestamptz not null,
  replaced_at timestamptz
);
create unique index image_now on kyc.image (case_id, kind) where replaced_at is null;
create index image_of_case on kyc.image (case_id, at);

-- A document belongs to the first person who showed it; the key is a keyed hash of kind and number.
create table kyc.document (
  document_key bytea primary key,
  person_id bigint not null,
  at timestamptz not null
);
create index document_of_person on kyc.document (person_id);

-- What outside parties are asked in one round of a case.
create table kyc.check (
  case_id bigint not null references kyc.case,
  round int not null,
  kind text not null check (kind in ('document', 'face', 'cpf', 'address', 'screening')),
  request_id uuid not null unique,
  verdict text check (verdict in ('pass', 'retake', 'review', 'refuse')),
  causes text[] not null default '{}',
  facts jsonb not null default '{}',
  tries int not null default 0,
  due_at timestamptz not null,
  answered_at timestamptz,
  primary key (case_id, round, kind)
);
create index check_due on kyc.check (due_at) where verdict is null;

-- Everything that happened to a case, for good.
create table kyc.event (
  id bigint generated always as identity primary key,
  case_id bigint not null references kyc.case,
  at timestamptz not null,
  kind text not null check (kind in ('state', 'form', 'image', 'asked', 'opened', 'read')),
  state text,
  operator text,
  content text
);
create index event_of_case on kyc.event (case_id, id);

-- A link to another device: the token opens once, the key lets that device send pictures.
create table kyc.handover (
  token_hash bytea primary key,
  key_hash bytea unique,
  case_id bigint not null references kyc.case,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  closed_at timestamptz
);
create index handover_of_case on kyc.handover (case_id, created_at);
create index handover_expired on kyc.handover (expires_at);

-- What was sent to an outside party and what it answered, sealed, with a signature over both. It is kept for five years.
create table kyc.call (
  id bigint generated always as identity primary key,
  case_id bigint,
  member_id bigint,
  port text not null,
  request_id uuid not null,
  at timestamptz not null,
  outcome text not null,
  content bytea not null,
  -- SHA-256 of the unsealed content.
  content_hash bytea not null,
  key_id text not null,
  signature text not null,
  kept_until timestamptz not null
);
create index call_of_case on kyc.call (case_id, id) where case_id is not null;
create index call_of_request on kyc.call (request_id);

create function kyc.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a case and what was asked of outside parties is kept';
end $$;
create trigger append_only before update or delete or truncate on kyc.event
  for each statement execute function kyc.refuse_change();
create trigger append_only before update or delete or truncate on kyc.call
  for each statement execute function kyc.refuse_change();
