-- Withdrawals that are not paid, of all brands, the oldest first.
create index withdrawal_under_way on cashier.withdrawal (created_at, id)
  where status in ('review', 'second_review', 'approved', 'paying', 'confirming');
