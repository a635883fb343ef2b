-- What people ask for about their data (LGPD, Lei 13.709/2018, art. 18), and the files made for it.
create schema privacy;
grant usage on schema privacy to trevo_app;

create table privacy.request (
  -- Chosen by the client, so that a repeated call is the same request.
  request_id uuid primary key,
  brand_id integer not null,
  member_id bigint not null,
  kind text not null check (kind in ('export', 'correct', 'erase')),
  state text not null check (state in ('waiting', 'ready', 'opened', 'expired', 'done')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  -- Of a correction.
  field text,
  text text check (length(text) <= 300),
  -- Who answered a correction, or had the data handed over; null where the member did it alone.
  operator text,
  answer text check (length(answer) <= 300),
  -- Of an export: AES-256-GCM, bound to the request; deleted when it is opened or its day is over.
  sealed bytea,
  open_until timestamptz,
  check ((kind = 'correct') = (field is not null)),
  check (sealed is null or state = 'ready')
);
create index request_of_member on privacy.request (member_id, asked_at desc);
create index request_of_brand on privacy.request (brand_id, asked_at desc, request_id);
create index request_open on privacy.request (brand_id, due_at, request_id)
  where kind = 'correct' and state = 'waiting';
create index request_to_do on privacy.request (asked_at) where kind <> 'correct' and state = 'waiting';
create index request_ready on privacy.request (open_until) where state = 'ready';
-- One export and one erasure of a member waits at a time.
create unique index request_waiting on privacy.request (member_id, kind) where kind <> 'correct' and state = 'waiting';
