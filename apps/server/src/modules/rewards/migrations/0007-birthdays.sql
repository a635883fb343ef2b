-- What a level pays on its member's birthday, once a year.
alter table rewards.level_benefit
  add column birthday_minor bigint not null default 0 check (birthday_minor >= 0);
