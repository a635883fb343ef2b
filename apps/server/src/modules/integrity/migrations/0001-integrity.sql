-- Suspected manipulation of matches, and the notice of it to the regulator (Lei 14.790/2023, art. 35).
create schema integrity;
grant usage on schema integrity to trevo_app;

create table integrity.case_file (
  case_id bigint primary key generated always as identity,
  brand_id integer not null,
  -- Chosen by the page, so that a repeated call opens one case.
  client_id uuid not null unique,
  match_id bigint not null,
  -- As the book named them when the case was opened.
  match text not null,
  league text not null,
  state text not null check (state in ('open', 'noticed', 'dismissed')),
  grounds text not null check (length(grounds) <= 1000),
  opened_at timestamptz not null,
  opened_by text not null,
  due_at timestamptz not null,
  -- The file of the notice, as it was made.
  notice text,
  notice_sha256 bytea,
  check ((notice is null) = (notice_sha256 is null)),
  check ((state = 'noticed') = (notice is not null))
);
create unique index case_of_match on integrity.case_file (brand_id, match_id) where state = 'open';
create index case_by_state on integrity.case_file (brand_id, state, case_id desc);
create index case_due on integrity.case_file (brand_id, due_at) where state = 'open';

create table integrity.event (
  event_id bigint primary key generated always as identity,
  case_id bigint not null references integrity.case_file,
  at timestamptz not null,
  kind text not null check (kind in ('opened', 'noted', 'dismissed', 'noticed', 'downloaded')),
  -- Both persons of an act of two.
  operator text not null,
  text text not null check (length(text) <= 1000)
);
create index event_of_case on integrity.event (case_id, event_id desc);

create function integrity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'integrity: an event is not changed';
end $$;
create trigger frozen before update or delete or truncate on integrity.event
  for each statement execute function integrity.refuse_change();
