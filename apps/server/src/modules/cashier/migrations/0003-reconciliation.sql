-- Both sides compared to the centavo, every night and on demand. A run is asked for, taken by one
-- copy of the server, and keeps what it found; after a crash another copy takes it again.
create table cashier.reconciliation_run (
  id uuid primary key,
  cause text not null check (cause in ('nightly', 'demand')),
  -- What was received in [from_at, until_at).
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  asked_at timestamptz not null,
  status text not null check (status in ('asked', 'running', 'done')),
  leased_until timestamptz not null,
  done_at timestamptz,
  -- Of the institution and of our own books, after mending. Amounts of the ledger's unit.
  received_count_theirs integer,
  received_minor_theirs bigint,
  returned_minor_theirs bigint,
  received_count_ours integer,
  received_minor_ours bigint,
  returned_minor_ours bigint,
  charges integer,
  mended integer,
  incidents integer,
  check ((status = 'done') = (done_at is not null))
);
create index reconciliation_due on cashier.reconciliation_run (leased_until) where status <> 'done';
create index reconciliation_newest on cashier.reconciliation_run (asked_at desc);

-- What a run found: mended by itself, or left to a person until a later run no longer finds it.
create table cashier.finding (
  run_id uuid not null references cashier.reconciliation_run,
  kind text not null,
  -- End-to-end id of a Pix, or txid of a charge.
  subject text not null,
  mended boolean not null,
  detail jsonb not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  primary key (run_id, kind, subject)
);
create index finding_open on cashier.finding (subject) where not mended and resolved_at is null;
create index deposit_created on cashier.deposit (created_at);
