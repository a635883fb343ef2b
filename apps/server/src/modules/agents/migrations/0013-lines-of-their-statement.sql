-- Lines are written by the statement that writes their own, in one command, and neither is ever deleted:
-- to look each of a run's hundred thousands up again was a sixth of the run.
alter table agents.statement_line drop constraint statement_line_statement_id_fkey;
