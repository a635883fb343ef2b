-- A run compares the books of one brand, and only that brand's operators see it. Earlier runs compared
-- everything: where there is one brand they were its own, otherwise no operator may see them.
alter table cashier.reconciliation_run add column brand_id integer;
update cashier.reconciliation_run set brand_id = (select brand_id from cashier.deposit_setting)
where (select count(*) from cashier.deposit_setting) = 1;
create index reconciliation_newest_of on cashier.reconciliation_run (brand_id, asked_at desc);
drop index cashier.reconciliation_newest;
