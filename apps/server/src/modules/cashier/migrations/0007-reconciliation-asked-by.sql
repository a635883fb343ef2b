-- Which operator asked for a run; the nights ask for theirs.
alter table cashier.reconciliation_run add column asked_by text,
  add check (cause = 'demand' or asked_by is null);
