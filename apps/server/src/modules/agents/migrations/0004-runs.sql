-- When a contract began and ceased to be in force: the one in force at the start of a period governs it.
alter table agents.contract
  add column signed_at timestamptz,
  add column ended_at timestamptz,
  -- A period in which the team won is set against the next ones.
  add column carries_over boolean not null default false;
update agents.contract c set
  signed_at = (select min(e.happened_at) from agents.contract_event e
    where e.contract_id = c.contract_id and e.action = 'A'),
  ended_at = (select max(e.happened_at) from agents.contract_event e
    where e.contract_id = c.contract_id and e.action = 'C');

-- A calculation of every contract of a type and period, of the period that ended last.
create table agents.run (
  run_id bigint primary key generated always as identity,
  brand_id integer not null,
  contract_type text not null,
  period text not null check (period in ('5', 'O', 'D', 'W', 'H', 'M')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Up to which change of the figures it read.
  seen_seq bigint not null,
  began_at timestamptz not null,
  -- sha256 over its statements in order, once all are written.
  statements_hash text,
  finished_at timestamptz,
  unique (brand_id, contract_type, period, starts_at)
);

-- What a contract comes to for a period. Written once; what is known later is a further version.
create table agents.statement (
  statement_id bigint primary key generated always as identity,
  run_id bigint not null references agents.run,
  contract_id uuid not null references agents.contract,
  giver_id bigint not null,
  receiver_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null check (version > 0),
  -- Figures and terms, as canonical JSON; `inputs_hash` is its sha256.
  inputs text not null,
  inputs_hash text not null,
  due_minor bigint not null check (due_minor >= 0),
  -- What is due less what earlier versions said: below zero where too much was paid.
  amount_minor bigint not null,
  -- waiting: for the giver's approval; paid; settled: nothing was to be paid.
  status text not null check (status in ('due', 'waiting', 'paid', 'settled')),
  paid_minor bigint not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (contract_id, starts_at, version)
);
create index statement_of_receiver on agents.statement (receiver_id, statement_id desc);
create index statement_of_giver on agents.statement (giver_id, statement_id desc);
create index statement_to_pay on agents.statement (statement_id) where status = 'due';

-- Of a real-time statement: a line for each round.
create table agents.statement_line (
  statement_id bigint not null references agents.statement,
  line_number integer not null,
  contract_id uuid not null,
  member_id bigint not null,
  source text not null,
  round_id text not null,
  node_id integer not null,
  bet_minor bigint not null,
  win_minor bigint not null,
  rate_bp integer not null,
  due_minor bigint not null,
  amount_minor bigint not null,
  is_correction boolean not null,
  primary key (statement_id, line_number)
);
create index statement_line_of on agents.statement_line (contract_id, member_id, source, round_id);

-- What a receiver was paid too much, by contract: set against what follows.
create table agents.debt (
  contract_id uuid primary key references agents.contract,
  amount_minor bigint not null check (amount_minor >= 0)
);
