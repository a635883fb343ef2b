-- What sales of a slip gave back of its stake: as far as that goes, it was not staked in the end.
alter table sportsbook.slip
  add column sold_back_minor bigint not null default 0 check (sold_back_minor >= 0);
update sportsbook.slip
  set sold_back_minor = least(cashed_minor, (stake_each_minor - riding_each_minor) * bet_count)
  where cashed_minor > 0;
