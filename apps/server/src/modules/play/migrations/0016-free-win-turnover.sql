-- How often what free rounds win must be staked before a withdrawal, as their terms say. Each credit of
-- such a round carries it in the ledger (kinds play.free_payout_paid and play.free_payout_released).
-- version before: grants rounds without it, and pays rounds that have it without turnover.
alter table play.free_campaign
  add column win_turnover smallint not null default 0 check (win_turnover between 0 and 50);
