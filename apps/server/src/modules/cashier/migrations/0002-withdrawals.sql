-- Money out. A payee is where it may go; a withdrawal is what a member asked for, with its payee as
-- it was then; an event is a line of its timeline, and never changes.
create table cashier.withdrawal_setting (
  brand_id integer primary key,
  allowed boolean not null,
  amount_min_minor bigint not null check (amount_min_minor > 0),
  amount_max_minor bigint not null check (amount_max_minor >= amount_min_minor),
  free_per_day integer not null check (free_per_day >= 0),
  -- Of each withdrawal after the free ones; below the least amount, or nothing would arrive.
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_min_minor),
  -- How much of each deposit must be wagered before money leaves; 10,000 is once.
  turnover_bp integer not null check (turnover_bp >= 0),
  -- Where somebody looks first: see domain/review-rules.ts.
  auto_max_minor bigint not null,
  first_max_minor bigint not null,
  new_device_max_minor bigint not null,
  day_count_max integer not null,
  day_sum_max_minor bigint not null,
  -- From here on two operators must say yes; never above what is paid unseen.
  four_eyes_from_minor bigint not null check (four_eyes_from_minor >= auto_max_minor),
  peer_allowed boolean not null,
  -- WITHDRAW-2: no answer within so many minutes counts as received.
  peer_answer_min integer not null check (peer_answer_min > 0),
  -- A withdrawal of who won more than this from other members in 30 days, at tables of players, is looked at:
  -- chips can be given to a second account on purpose.
  members_won_max_minor bigint not null default 500000
  check (members_won_max_minor >= 0)
);

-- Fixed with a member's first payee, and the row that is locked while money of theirs moves out.
create table cashier.payee_holder (
  member_id bigint primary key,
  document text,
  name text
);

create table cashier.payee (
  member_id bigint not null,
  id uuid not null,
  client_id uuid not null,
  kind text not null check (kind in ('pix', 'bank')),
  pix_key_type text check (pix_key_type in ('CPF', 'PHONE', 'EMAIL', 'EVP')),
  pix_key text,
  bank_code text,
  bank_name text,
  branch text,
  account_number text,
  account_type text check (account_type in ('checking', 'savings', 'payment')),
  holder_document text not null,
  holder_name text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (member_id, id),
  unique (member_id, client_id),
  check ((kind = 'pix') = (pix_key is not null and pix_key_type is not null)),
  check (
    (kind = 'bank') = (
      bank_code is not null and bank_name is not null and branch is not null
      and account_number is not null and account_type is not null
    )
  )
);
create unique index payee_default on cashier.payee (member_id)
  where is_default and removed_at is null;
create unique index payee_pix_key on cashier.payee (member_id, pix_key)
  where pix_key is not null and removed_at is null;
create unique index payee_account on cashier.payee (member_id, bank_code, branch, account_number)
  where bank_code is not null and removed_at is null;

create table cashier.withdrawal (
  member_id bigint not null,
  id uuid not null unique,
  brand_id integer not null,
  -- Chosen by the caller: the retry of a lost answer finds the same withdrawal.
  client_id uuid not null,
  channel text not null check (channel in ('pix', 'peer')),
  payee_id uuid not null,
  -- The payee as it was: later changes do not redirect money under way.
  payee jsonb not null,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor % 100 = 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  status text not null check (
    status in (
      'review', 'second_review', 'approved', 'paying', 'confirming', 'paid', 'rejected',
      'cancelled', 'failed', 'returned'
    )
  ),
  review_reasons text[] not null,
  device_key text not null,
  first_operator text,
  second_operator text,
  remark text,
  -- Our payout's id at the institution, made from the withdrawal's: there is never a second one.
  payout_id text not null unique,
  failure text,
  e2e_id text,
  -- What arrived so far; for payments between people less than the whole for a while.
  paid_minor bigint not null default 0 check (paid_minor between 0 and amount_minor - fee_minor),
  created_at timestamptz not null,
  payable_until timestamptz,
  ended_at timestamptz,
  next_call_at timestamptz,
  call_attempts integer not null default 0,
  primary key (member_id, id),
  unique (member_id, client_id),
  check (second_operator is null or second_operator <> first_operator),
  check (status <> 'paid' or (paid_minor > 0 and ended_at is not null))
);
create index withdrawal_newest on cashier.withdrawal (member_id, created_at desc, id desc);
create index withdrawal_call_due on cashier.withdrawal (next_call_at)
  where next_call_at is not null;
create index withdrawal_to_review_of on cashier.withdrawal (brand_id, created_at, id)
  where status in ('review', 'second_review');
create index withdrawal_ended on cashier.withdrawal (ended_at) where status in ('paid', 'returned');
create index withdrawal_open on cashier.withdrawal (created_at)
  where status in ('paying', 'confirming');

create table cashier.withdrawal_event (
  member_id bigint not null,
  withdrawal_id uuid not null,
  event_number integer not null,
  kind text not null,
  at timestamptz not null,
  operator text,
  note text,
  primary key (member_id, withdrawal_id, event_number)
);

-- A part of a withdrawal that another person says to have paid.
create table cashier.peer_payment (
  member_id bigint not null,
  id uuid not null unique,
  withdrawal_id uuid not null,
  part_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  e2e_id text not null,
  sent_at timestamptz not null,
  outcome text not null check (
    outcome in (
      'waiting', 'received', 'all_received', 'forced_received', 'not_received', 'proved', 'unpaid'
    )
  ),
  answer_until timestamptz not null,
  answered_at timestamptz,
  -- The member's picture of an account that got nothing, drawn anew as WebP.
  proof bytea,
  -- When the institution is told of the answer; null when it knows or there is none.
  next_call_at timestamptz,
  call_attempts integer not null default 0,
  primary key (member_id, id),
  unique (withdrawal_id, part_id),
  check (outcome <> 'not_received' or proof is not null)
);
create index peer_payment_waiting on cashier.peer_payment (answer_until) where outcome = 'waiting';
create index peer_payment_call_due on cashier.peer_payment (next_call_at)
  where next_call_at is not null;

-- An operator may send a held Pix back before its day is over: who said so, when, and why.
create table cashier.payment_decision (
  e2e_id text primary key references cashier.payment,
  operator text not null,
  reason text not null,
  decided_at timestamptz not null
);

create table cashier.turnover_mark (
  member_id bigint primary key,
  -- Position (seq) of the last deposit that a withdrawal has considered.
  deposit_seq bigint not null check (deposit_seq > 0)
);

-- Members who left. Their open charges are cancelled at the institution: what is due stands here, as
-- with everything that an institution is asked for. The row is written in the transaction that closes
-- the account; whether an account is closed is for the members' module alone to say.
create table cashier.closed_account (
  member_id bigint primary key,
  closed_at timestamptz not null,
  -- When open charges are looked for next; null once there is none.
  next_call_at timestamptz,
  call_attempts integer not null default 0
);
create index closed_account_call_due on cashier.closed_account (next_call_at)
  where next_call_at is not null;

create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history of withdrawals is added to, never edited';
end $$;

create trigger withdrawal_event_stays before update or delete on cashier.withdrawal_event
  for each row execute function cashier.refuse_change();
create trigger payment_decision_stays before update or delete on cashier.payment_decision
  for each row execute function cashier.refuse_change();
