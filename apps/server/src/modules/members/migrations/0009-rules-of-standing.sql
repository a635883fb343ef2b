-- What a brand's rules ask of everybody before a stake, as far as its accounts follow them: where a rule begins or
-- ends, a job goes over all accounts in the order of their ids. A brand without a row asks for nothing.
--
-- version before: knows no such table, and applies such a rule at the next login.
create table members.standing_rule (
  brand_id integer primary key,
  asks_identity boolean not null,
  asks_limits boolean not null,
  -- Accounts up to this one follow; null once all of them do.
  done_member_id bigint
);
