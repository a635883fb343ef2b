-- The institution's list of what it sent, against our withdrawals: what was asked for in the span.
alter table cashier.reconciliation_run
  add column sent_count_theirs integer,
  add column sent_minor_theirs bigint,
  add column sent_back_minor_theirs bigint,
  add column sent_count_ours integer,
  add column sent_minor_ours bigint,
  add column sent_back_minor_ours bigint;
create index withdrawal_ended on cashier.withdrawal (ended_at) where status in ('paid', 'returned');
create index withdrawal_open on cashier.withdrawal (created_at)
  where status in ('paying', 'confirming');
