-- A stake that won a jackpot stays staked: the jackpot marks it in the transaction that pays, and giving it
-- back is refused from then on, also after its payout was undone.
-- version before: does not ask for it; a rollback that a copy of it handles gives the stake back as before.
alter table play.fate add column is_final boolean not null default false;
