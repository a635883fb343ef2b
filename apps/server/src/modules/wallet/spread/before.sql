-- What a ledger that is spread needs in addition, before its tables are distributed.

-- A table of which every node has a copy takes no trigger: there nothing keeps a brand's time zone, and a brand
-- is written with its company.
drop trigger if exists time_zone_stays on settings.brand;
drop trigger if exists brand_has_company on settings.brand;

-- A column's default brings the sequence to every worker, also to those that come later.
alter table wallet.new_posting alter column block set default nextval('wallet.transfer_block');

-- The node on which the group's era began, and how often it has moved; see of-group.sql.
alter table wallet.bucket add column if not exists node integer not null default -1,
  add column if not exists era bigint not null default 0;

-- Always empty: a caller whose function changes rows on another node runs a delete of no rows here, so that the
-- cluster learns that the transaction changed something there.
create table wallet.change_mark (bucket smallint not null);
grant select, delete on wallet.change_mark to trevo_app;

-- The other side of a transfer between members of several groups (instead-transfers.sql).
select wallet.register_house('between_groups');
