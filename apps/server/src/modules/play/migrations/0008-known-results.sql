-- The time of the law for a prize begins when the result of its round is known (Portaria SPA/MF 615/2024): when the
-- vendor first said that it had settled the round.
-- version before: does not write it; those that it was told of are told of again at the next question.
alter table play.bet add column vendor_settled_at timestamptz;
