-- Disputes that two operators decide line by line, and what lists of operators read.
-- version before: pays a statement without a run like any other, and shows a decided dispute as an open one.

-- A decision is a further version of its statement, and belongs to no run.
alter table agents.statement alter column run_id drop not null;
-- What decisions added to the formula of the period, so that later figures keep them.
alter table agents.statement add column decided_minor bigint not null default 0;

alter table agents.dispute
  add column decision text,
  add column decided_by text,
  add column decided_at timestamptz;

-- Lines that a decision changed; line 0 is a whole statement without rounds.
create table agents.dispute_line (
  statement_id bigint not null references agents.dispute,
  line_number integer not null,
  before_minor bigint not null,
  due_minor bigint not null check (due_minor >= 0),
  primary key (statement_id, line_number)
);

create index statement_of_run on agents.statement (run_id, statement_id desc);
create index statement_of_contract on agents.statement (contract_id, statement_id desc);
create index contract_of_brand on agents.contract (brand_id, created_at desc, contract_id desc);
create index run_of_brand on agents.run (brand_id, run_id desc);
create index debt_open on agents.debt (amount_minor desc) where amount_minor > 0;
create index rebate_debt_open on agents.rebate_debt (amount_minor desc) where amount_minor > 0;
create index dispute_by_statement on agents.dispute (statement_id desc) where decided_at is null;
