-- The picture a member chose to stand for him; without a choice it follows from who he is.
alter table members.member
  add column avatar smallint check (avatar >= 0);
