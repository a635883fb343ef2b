-- Terms of free rounds that are given: how often what they win must be staked before a withdrawal.
-- version before: gives rounds without it.
alter table rewards.reward
  add column win_turnover smallint not null default 0 check (win_turnover between 0 and 50);
alter table rewards.draw_prize
  add column win_turnover smallint not null default 0 check (win_turnover between 0 and 50);
alter table rewards.mission
  add column win_turnover smallint not null default 0 check (win_turnover between 0 and 50);
