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
  receiver_city text not null
);

create table cashier.deposit (
  member_id bigint not null,
  id uuid not null,
  brand_id integer not null,
  -- Chosen by the caller: the retry of a lost answer finds the same deposit.
  client_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor % 100 = 0),
  status text not null check (
    status in ('requested', 'awaiting', 'credited', 'expired', 'returned', 'failed')
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
  primary key (member_id, id),
  unique (member_id, client_id),
  check ((status = 'credited') = (credited_e2e_id is not null)),
  check (status in ('requested', 'failed') or (location is not null and expires_at is not null))
);
create index deposit_newest on cashier.deposit (member_id, created_at desc, id desc);
create index deposit_call_due on cashier.deposit (next_call_at) where next_call_at is not null;

create table cashier.payment (
  e2e_id text primary key check (e2e_id ~ '^[a-zA-Z0-9]{32}$'),
  status text not null check (
    status in ('noticed', 'held', 'credited', 'refund_due', 'refunding', 'refunded', 'unconfirmed')
  ),
  -- Why it is held or goes back.
  reason text,
  noticed_at timestamptz not null,
  noticed_by text not null check (noticed_by in ('webhook', 'poll')),
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
  check (status in ('noticed', 'unconfirmed') or amount_minor is not null)
);
create index payment_deposit on cashier.payment (member_id, deposit_id);
create index payment_call_due on cashier.payment (next_call_at) where next_call_at is not null;

-- How far the safety net has read, and who is reading now.
create table cashier.poll_position (
  institution text primary key,
  read_until timestamptz not null,
  leased_until timestamptz not null
);
