-- Money that came and is not the member's, and money that left after it had been credited. Both stand
-- in the ledger: house `pix_returns` owes payers, house `pix_receivables` is owed by members.

-- Given back by the payer's bank or stuck: the first end is `refunded`, the second `unclaimed`.
alter table cashier.payment drop constraint payment_status_check;
alter table cashier.payment add constraint payment_status_check check (
  status in (
    'noticed', 'held', 'credited', 'refund_due', 'refunding', 'refunded', 'unconfirmed', 'unclaimed'
  )
);
alter table cashier.payment drop constraint payment_noticed_by_check;
alter table cashier.payment add constraint payment_noticed_by_check check (
  noticed_by in ('webhook', 'poll', 'member', 'reconciliation')
);
-- Its amount stands in the house `pix_returns` now.
alter table cashier.payment add column parked boolean not null default false;
create index payment_paid on cashier.payment (paid_at);

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
  primary key (e2e_id, refund_id),
  check ((owed_minor = 0) = (settled_at is not null))
);
create index reversal_open on cashier.reversal (member_id) where owed_minor > 0;
create index reversal_deposit on cashier.reversal (member_id, deposit_id);

-- A charge with a due date (cobv) lives until the end of that day instead of some minutes.
alter table cashier.deposit_setting
  add column due_days_max integer not null default 0 check (due_days_max between 0 and 30);
alter table cashier.deposit add column due_on date;
-- The promotion the member chose for it, by the id its module gave.
alter table cashier.deposit add column promotion_id text;
