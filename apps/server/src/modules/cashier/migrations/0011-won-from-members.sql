-- A withdrawal of who won more than this from other members in 30 days, at tables of players, is looked at:
-- chips can be given to a second account on purpose.
alter table cashier.withdrawal_setting
  add column members_won_max_minor bigint not null default 500000
    check (members_won_max_minor >= 0);
