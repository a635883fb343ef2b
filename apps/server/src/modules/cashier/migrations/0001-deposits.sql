-- Money in. A deposit is what the member asked for; a payment is a Pix the institution received.
-- They are two things because anything can be paid for a charge: twice, late, by somebody else.
create schema cashier;

-- How a brand takes deposits: data, so that a bound changes without a release.
create table cashier.deposit_setting (
  brand_id integer primary key,
  allowed boolean not null,
  amount_min_minor bigint not null check (amount_min_minor > 0),
  amount_max_minor bigint not null check (amount_max_minor >= amount_min_minor),
  chips_minor bigint[] not null,
  -- Life of a charge; short, because the amount is reserved for nobody.
  charge_sec integer not null check (charge_sec between 60 and 86400),
  -- Name and city inside the QR.
  receiver_name text not null,
  receiver_city text not null,
  -- A charge with a due date (cobv) lives until the end of that day instead of some minutes.
  due_days_max integer not null default 0 check (due_days_max between 0 and 30),
  -- Whether a brand asks for the CPF before the first deposit, also where its jurisdiction does not: then
  -- the payer of each deposit is compared with it, and a deposit of somebody else goes back.
  cpf_required boolean not null default false
);

create table cashier.deposit (
  member_id bigint not null,
  id uuid not null,
  brand_id integer not null,
  -- Chosen by the caller: the retry of a lost answer finds the same deposit.
  client_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor % 100 = 0),
  status text not null check (
    status in ('requested', 'awaiting', 'credited', 'expired', 'returned', 'failed', 'cancelled')
  ),
  -- Our charge's id at the institution, made from the deposit's id.
  txid text not null unique,
  charge_sec integer not null,
  location text,
  qr_text text,
  created_at timestamptz not null,
  -- By the institution's clock: it alone decides what was paid in time.
  expires_at timestamptz,
  credited_e2e_id text unique,
  credited_at timestamptz,
  -- When the next question to the institution is due; null when none is.
  next_call_at timestamptz,
  call_attempts integer not null default 0,
  due_on date,
  -- The promotion the member chose for it, by the id its module gave.
  promotion_id text,
  primary key (member_id, id),
  unique (member_id, client_id),
  check ((status = 'credited') = (credited_e2e_id is not null)),
  check (status in ('requested', 'failed') or (location is not null and expires_at is not null))
);
create index deposit_newest on cashier.deposit (member_id, created_at desc, id desc);
create index deposit_call_due on cashier.deposit (next_call_at) where next_call_at is not null;
create index deposit_created on cashier.deposit (created_at);
create index deposit_open on cashier.deposit (member_id) where status in ('requested', 'awaiting');

create table cashier.payment (
  e2e_id text primary key check (e2e_id ~ '^[a-zA-Z0-9]{32}$'),
  status text not null check (
    status in (
      'noticed', 'held', 'credited', 'refund_due', 'refunding', 'refunded', 'unconfirmed', 'unclaimed'
    )
  ),
  -- Why it is held or goes back.
  reason text,
  noticed_at timestamptz not null,
  noticed_by text not null check (
    noticed_by in ('webhook', 'poll', 'member', 'reconciliation')
  ),
  -- As read from the institution, never from a notice; null until then.
  txid text,
  amount_minor bigint check (amount_minor > 0),
  paid_at timestamptz,
  payer_document text,
  payer_name text,
  member_id bigint,
  deposit_id uuid,
  decided_at timestamptz,
  -- A refund's id is used until the institution says that it failed; only then comes the next.
  refund_number integer not null default 1,
  refund_return_id text,
  refunded_at timestamptz,
  next_call_at timestamptz,
  call_attempts integer not null default 0,
  -- Its amount stands in the house `pix_returns` now.
  parked boolean not null default false,
  check (status in ('noticed', 'unconfirmed') or amount_minor is not null)
);
create index payment_deposit on cashier.payment (member_id, deposit_id);
create index payment_call_due on cashier.payment (next_call_at) where next_call_at is not null;
create index payment_paid on cashier.payment (paid_at);
create index payment_held on cashier.payment (noticed_at) where status = 'held';
-- Whether a credited Pix of a member is being asked about: its bank may be taking it back.
create index payment_credited_asked on cashier.payment (member_id)
  where status = 'credited' and next_call_at is not null;

-- How far the safety net has read, and who is reading now.
create table cashier.poll_position (
  institution text primary key,
  read_until timestamptz not null,
  leased_until timestamptz not null
);

-- A credited Pix that the payer's bank took back (MED). What the balance did not cover is owed.
create table cashier.reversal (
  e2e_id text not null references cashier.payment,
  -- The institution's id of the return.
  refund_id text not null,
  member_id bigint not null,
  deposit_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Taken from the balance at once.
  covered_minor bigint not null check (covered_minor between 0 and amount_minor),
  -- Still open; later deposits and winnings pay it.
  owed_minor bigint not null check (owed_minor between 0 and amount_minor - covered_minor),
  -- Numbers the payments, so that each has an id of its own in the ledger.
  payments integer not null default 0,
  reversed_at timestamptz not null,
  settled_at timestamptz,
  -- What a deposit brought ends with it. Money that promotions gave for it, and that the member has
  -- already, is owed beside the deposit itself: a second row of the same return.
  what text not null default 'deposit' check (what in ('deposit', 'promotion')),
  check ((owed_minor = 0) = (settled_at is not null)),
  primary key (e2e_id, refund_id, what)
);
create index reversal_open on cashier.reversal (member_id) where owed_minor > 0;
create index reversal_deposit on cashier.reversal (member_id, deposit_id);
create index reversal_of_member on cashier.reversal (member_id);

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
  -- The institution's list of what it sent, against our withdrawals: what was asked for in the span.
  sent_count_theirs integer,
  sent_minor_theirs bigint,
  sent_back_minor_theirs bigint,
  sent_count_ours integer,
  sent_minor_ours bigint,
  sent_back_minor_ours bigint,
  -- Which operator asked for a run; the nights ask for theirs.
  asked_by text,
  -- A run compares the books of one brand, and only that brand's operators see it. Earlier runs compared
  -- everything: where there is one brand they were its own, otherwise no operator may see them.
  brand_id integer,
  check ((status = 'done') = (done_at is not null)),
  check (cause = 'demand' or asked_by is null)
);
create index reconciliation_due on cashier.reconciliation_run (leased_until) where status <> 'done';
create index reconciliation_newest_of on cashier.reconciliation_run (brand_id, asked_at desc);

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

-- What an institution sent in a list or a notice and we could not read, as it came, once each: the rest of
-- the list is read all the same, and operators look at what is here.
create table cashier.unreadable_element (
  -- SHA-256 of source and text, in hex.
  fingerprint text primary key,
  source text not null check (source in ('pix', 'refund', 'charge', 'payout', 'part', 'notice')),
  raw text not null check (length(raw) <= 4000),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  times_seen bigint not null check (times_seen > 0)
);
create index unreadable_element_seen on cashier.unreadable_element (last_seen_at desc, fingerprint);
