-- When the writer of a file last made a step: a long file is written as long as its writer goes on.
alter table reports.export add column seen_at timestamptz;
