-- Charges with a due date (cobv) live to the end of that day in Brasília and the days of grace after
-- it; `expires_after_sec` holds that for both kinds, so that paying asks one question.
alter table psp.charge add column due_on date;
alter table psp.charge add column grace_days integer check (grace_days >= 0);
alter table psp.charge add constraint charge_due_with_grace
  check ((due_on is null) = (grace_days is null));
