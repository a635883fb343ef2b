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
