-- version before: has no queue by amount and compares no payees of different members here.

create index withdrawal_to_review_largest on cashier.withdrawal (brand_id, amount_minor, id)
  where status in ('review', 'second_review');
create index payee_with_pix_key on cashier.payee (pix_key) where pix_key is not null;
create index payee_with_account on cashier.payee (bank_code, branch, account_number)
  where bank_code is not null;
