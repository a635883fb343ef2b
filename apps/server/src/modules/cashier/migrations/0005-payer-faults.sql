-- What others paid into members' charges, in the order in which it was decided, for the watch against money laundering.
create index payment_payer_differs on cashier.payment (decided_at, e2e_id)
  where reason = 'payer_differs' and member_id is not null;
create index payment_payer_differs_of on cashier.payment (member_id, decided_at)
  where reason = 'payer_differs';
create index reversal_oldest on cashier.reversal (reversed_at, e2e_id, refund_id);
