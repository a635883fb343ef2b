-- version before: has no copies.
create schema system;

-- Processes of the server. Each writes its own row every few seconds.
create table system.copy (
  id uuid primary key,
  name text not null,
  version text not null,
  roles text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  stopped_at timestamptz,
  -- What it measured of itself: connections, sockets, memory, delay of its timers.
  state jsonb not null,
  release bytea,
  files_checked_at timestamptz
);
create index copy_by_age on system.copy (seen_at);

-- What a copy does again and again, and its last failure.
create table system.work (
  copy_id uuid not null references system.copy (id) on delete cascade,
  name text not null,
  runs bigint not null,
  failures bigint not null,
  done_at timestamptz,
  took_ms integer not null,
  failed_at timestamptz,
  error text,
  primary key (copy_id, name)
);

-- Errors that copies logged, equal ones once for each copy.
create table system.error (
  id bigint generated always as identity primary key,
  copy_id uuid not null references system.copy (id) on delete cascade,
  message text not null,
  detail text not null,
  mark bytea not null,
  count bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (copy_id, mark)
);
create index error_by_age on system.error (last_at desc, id desc);

-- The critical files of a release, with the SHA-256 of each. `hash` is that of the whole list.
create table system.release (
  hash bytea primary key,
  version text not null,
  first_seen_at timestamptz not null,
  made_by text not null check (made_by in ('build', 'start')),
  files jsonb not null
);

-- Comparisons of a copy's files with the list of its release.
create table system.file_check (
  id bigint generated always as identity primary key,
  copy text not null,
  version text not null,
  release bytea not null,
  at timestamptz not null,
  ordered_by text,
  files integer not null,
  changed text[] not null,
  missing text[] not null,
  added text[] not null
);
create index file_check_by_age on system.file_check (at desc, id desc);

-- The last order to compare files, which every copy follows.
create table system.file_order (
  one boolean primary key default true check (one),
  ordered_at timestamptz not null,
  ordered_by text not null
);
