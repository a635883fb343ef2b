-- An operator may send a held Pix back before its day is over: who said so, when, and why.
create table cashier.payment_decision (
  e2e_id text primary key references cashier.payment,
  operator text not null,
  reason text not null,
  decided_at timestamptz not null
);
create trigger payment_decision_stays before update or delete on cashier.payment_decision
  for each row execute function cashier.refuse_change();
create index payment_held on cashier.payment (noticed_at) where status = 'held';
create index withdrawal_to_review_of on cashier.withdrawal (brand_id, created_at, id)
  where status in ('review', 'second_review');
drop index cashier.withdrawal_to_review;
