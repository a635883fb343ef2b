-- From which held credit on two persons of the brand release it.
--
-- version before: releases every credit by one person.
create table play.held_credit_setting (
  -- A brand without a row has R$ 10,000.00.
  brand_id integer primary key,
  second_person_from_minor bigint not null check (second_person_from_minor > 0)
);
