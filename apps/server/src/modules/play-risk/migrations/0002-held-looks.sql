-- A planned look comes on its day for persons without level and score too.
--
-- version before: does not find those.
drop index play_risk.person_judged;
create index person_judged on play_risk.person (judged_on)
  where level > 0 or score > 0 or held_until is not null;
