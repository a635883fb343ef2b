-- Deposits that went back to their bank as a whole: none of them is a member's first one.
create table agents.returned_deposit (
  transfer_id bigint primary key,
  member_id bigint not null
);
