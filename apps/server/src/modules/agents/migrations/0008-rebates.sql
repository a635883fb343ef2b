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

-- Of a link and its rates: what whoever registers under it is given.
alter table agents.register_link add column gives jsonb not null default '{"rebates": [], "series": []}';

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
