-- A file that an operator asked for. The job that writes it claims it; one whose writer died is claimed again.
create table reports.export (
  id uuid primary key,
  brand_id integer not null,
  operator_id bigint not null,
  operator text not null,
  content jsonb not null,
  format text not null,
  language text not null,
  reason text not null,
  state text not null check (state in ('waiting', 'writing', 'ready', 'opened', 'failed', 'expired')),
  lines bigint not null default 0,
  bytes bigint not null default 0,
  is_cut boolean not null default false,
  asked_at timestamptz not null,
  claimed_at timestamptz,
  ready_at timestamptz,
  -- For one download within a minute.
  ticket_hash bytea unique,
  ticket_until timestamptz
);
create index export_of_operator on reports.export (operator_id, asked_at desc);
create index export_to_write on reports.export (asked_at) where state in ('waiting', 'writing');

-- Its bytes, some hundred thousand at a time.
create table reports.export_part (
  export_id uuid not null references reports.export (id) on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (export_id, part)
);
