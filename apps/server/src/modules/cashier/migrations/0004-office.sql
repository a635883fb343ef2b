-- What operators write beside withdrawals and differences of the books, and lists of all states.
--
-- version before: has no questions, notes and closed days, and lists what is in review alone.

-- A question to the member that refuses nothing. While it is open the clock of the withdrawal waits for the
-- member: from `asked_at` until the answer, or until the withdrawal was decided without one.
create table cashier.withdrawal_question (
  id uuid primary key,
  member_id bigint not null,
  withdrawal_id uuid not null,
  brand_id integer not null,
  -- A picture of a document, or words alone.
  wants text not null check (wants in ('text', 'picture')),
  question text not null check (length(question) between 2 and 500),
  asked_by text not null,
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 1000),
  -- Drawn again from the member's file, as WebP.
  picture bytea,
  answered_at timestamptz,
  -- The withdrawal was decided or cancelled before an answer came.
  closed_at timestamptz,
  check ((answered_at is null) = (answer is null)),
  check (picture is null or answered_at is not null),
  check (answered_at is null or closed_at is null)
);
create unique index withdrawal_question_open on cashier.withdrawal_question (withdrawal_id)
  where answered_at is null and closed_at is null;
create index withdrawal_question_of on cashier.withdrawal_question (withdrawal_id, asked_at);

-- What operators tell each other about a withdrawal; no member reads it.
create table cashier.withdrawal_note (
  id uuid primary key,
  withdrawal_id uuid not null,
  brand_id integer not null,
  operator text not null,
  note text not null check (length(note) between 2 and 1000),
  at timestamptz not null
);
create index withdrawal_note_of on cashier.withdrawal_note (withdrawal_id, at);
create trigger withdrawal_note_stays before update or delete on cashier.withdrawal_note
  for each row execute function cashier.refuse_change();

-- What a named person found out about a difference of the books. It belongs to the difference, so that a
-- later run of the same day shows it again.
create table cashier.finding_note (
  id uuid primary key,
  brand_id integer not null,
  kind text not null,
  subject text not null,
  operator text not null,
  note text not null check (length(note) between 2 and 1000),
  at timestamptz not null
);
create index finding_note_of on cashier.finding_note (brand_id, subject, at);
create trigger finding_note_stays before update or delete on cashier.finding_note
  for each row execute function cashier.refuse_change();

-- A day in Brasília whose books were compared and whose differences all have a note or an end.
create table cashier.closed_day (
  brand_id integer not null,
  day date not null,
  run_id uuid not null references cashier.reconciliation_run,
  closed_by text not null,
  closed_at timestamptz not null,
  -- Differences that were left open with a note.
  noted integer not null check (noted >= 0),
  remark text not null check (length(remark) between 2 and 200),
  primary key (brand_id, day)
);
create trigger closed_day_stays before update or delete on cashier.closed_day
  for each row execute function cashier.refuse_change();

create index withdrawal_newest_of_brand on cashier.withdrawal
  (brand_id, created_at desc, id desc);
create index withdrawal_newest_in_state on cashier.withdrawal
  (brand_id, status, created_at desc, id desc);
create index withdrawal_e2e on cashier.withdrawal (e2e_id) where e2e_id is not null;
create index deposit_newest_of_brand on cashier.deposit (brand_id, created_at desc, id desc);
create index deposit_newest_in_state on cashier.deposit
  (brand_id, status, created_at desc, id desc);
create index payment_unclaimed on cashier.payment (noticed_at, e2e_id) where status = 'unclaimed';
-- An institution that failed to return a Pix is asked again under the next number.
create index payment_refund_failed on cashier.payment (noticed_at, e2e_id)
  where refund_number > 1 and status in ('refund_due', 'refunding');
create index reversal_newest on cashier.reversal (reversed_at desc, e2e_id, refund_id, what);
create index reversal_owed on cashier.reversal (reversed_at desc, e2e_id, refund_id, what)
  where owed_minor > 0;
create index reconciliation_days_of on cashier.reconciliation_run (brand_id, until_at desc)
  where status = 'done';
create index payment_refund_return on cashier.payment (refund_return_id)
  where refund_return_id is not null;
create index reversal_refund on cashier.reversal (refund_id);
