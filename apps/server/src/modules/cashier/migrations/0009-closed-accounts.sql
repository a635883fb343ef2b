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

alter table cashier.deposit drop constraint deposit_status_check;
alter table cashier.deposit add constraint deposit_status_check check (
  status in ('requested', 'awaiting', 'credited', 'expired', 'returned', 'failed', 'cancelled')
);
create index deposit_open on cashier.deposit (member_id) where status in ('requested', 'awaiting');
