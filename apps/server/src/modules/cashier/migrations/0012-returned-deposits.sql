-- What a deposit brought ends with it. Money that promotions gave for it, and that the member has
-- already, is owed beside the deposit itself: a second row of the same return.
alter table cashier.reversal
  add column what text not null default 'deposit' check (what in ('deposit', 'promotion'));
alter table cashier.reversal drop constraint reversal_pkey;
alter table cashier.reversal add primary key (e2e_id, refund_id, what);
-- version before: it writes one row a return, with the default of `what`, and reads by e2e_id alone.
create index reversal_of_member on cashier.reversal (member_id);
