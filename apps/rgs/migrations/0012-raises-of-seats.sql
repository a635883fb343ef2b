-- With which decisions of its seat a bet at a live table was raised: their numbers, rising.
-- version before: writes none. Its tables have one double a seat, which the further stake tells.
alter table rgs.round add column raised_with integer[] not null default '{}';
