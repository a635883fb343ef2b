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
  statement_id bigint not null,
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
-- Lines before of a round, under whatever contract.
create index statement_line_of_round on agents.statement_line (member_id, source, round_id);

-- What a receiver was paid too much, by contract: set against what follows.
create table agents.debt (
  contract_id uuid primary key references agents.contract,
  amount_minor bigint not null check (amount_minor >= 0)
);

-- What the receiver of a statement finds wrong with it, once a statement, and what its giver answers.
create table agents.dispute (
  statement_id bigint primary key references agents.statement,
  reason text not null,
  -- What the period came to when it was counted again; null for statements that list their rounds.
  recounted_minor bigint,
  opened_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);

-- Rebates by valid stakes: whoever plays gets the own rate, each agent above the difference to the highest
-- rate below (packages/rebate-rules). Lotteries have series in place of rates, and pay by themselves.

-- What a brand gives: the newest row that is not later than a round counts for it.
create table agents.rebate_rule (
  brand_id integer not null,
  product text not null check (product in ('LIVE', 'RNG', 'SPORTS', 'FISH', 'ELOTT', 'PVP')),
  since timestamptz not null,
  lowest_bp integer not null check (lowest_bp > 0),
  -- What the agent on top has.
  highest_bp integer not null check (highest_bp < 10000),
  difference_bp integer not null check (difference_bp >= 0),
  step_bp integer not null check (step_bp > 0),
  primary key (brand_id, product, since),
  check (lowest_bp <= highest_bp)
);

-- What members were given; a rate only rises, and counts for rounds from then on.
create table agents.rebate_rate (
  member_id bigint not null,
  product text not null,
  since timestamptz not null,
  rate_bp integer not null check (rate_bp > 0),
  given_by bigint not null,
  primary key (member_id, product, since)
);

-- What a round came to for somebody, once a run that it changed in.
create table agents.rebate_line (
  run_id bigint not null references agents.run,
  line_number integer not null,
  earner_id bigint not null,
  member_id bigint not null,
  source text not null,
  round_id text not null,
  node_id integer not null,
  product text not null,
  bet_minor bigint not null,
  share_bp integer not null,
  due_minor bigint not null,
  -- Less what lines before said.
  amount_minor bigint not null,
  is_correction boolean not null,
  first_at timestamptz not null,
  primary key (run_id, line_number)
);
create index rebate_line_of_round on agents.rebate_line (member_id, source, round_id, earner_id);
create index rebate_line_of_earner on agents.rebate_line (earner_id, run_id desc, line_number);

-- What a run comes to for an earner: of the own play, and of the team's.
create table agents.rebate_payment (
  run_id bigint not null references agents.run,
  earner_id bigint not null,
  is_own boolean not null,
  amount_minor bigint not null,
  status text not null check (status in ('due', 'paid', 'settled')),
  paid_minor bigint not null default 0,
  primary key (run_id, earner_id, is_own)
);
create index rebate_payment_due on agents.rebate_payment (run_id, earner_id) where status = 'due';

-- What was paid too much: set against what follows, never taken from anybody.
create table agents.rebate_debt (
  earner_id bigint primary key,
  amount_minor bigint not null check (amount_minor >= 0)
);

-- Deposits that went back to their bank as a whole: none of them is a member's first one.
create table agents.returned_deposit (
  transfer_id bigint primary key,
  member_id bigint not null
);
