-- version before: asks nobody for a new second factor whom an operator asked for one.

-- Members whose second factors an operator took away, such as those of a stolen phone, until they have a new one.
create table identity.second_factor_due (
  member_id bigint primary key,
  since timestamptz not null
);
