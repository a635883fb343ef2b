-- Further terms: fixed amounts in place of rates, another rate for rounds in which the player gained, and
-- whether what is due waits for the giver. Daily salaries may be reckoned member by member.
-- version before: the check only lets one more type in, and new columns have defaults or are null.
alter table agents.contract drop constraint contract_contract_type_check,
  add constraint contract_contract_type_check
    check (contract_type in ('DIVIDEND', 'DAILY', 'MEMBER_DAILY', 'HOURLY', 'REALTIME')) not valid,
  add column needs_approval boolean not null default false;
alter table agents.contract validate constraint contract_contract_type_check;
-- Dividends waited before this was a term.
update agents.contract set needs_approval = true where contract_type = 'DIVIDEND';

alter table agents.contract_tier
  -- `rate_bp` is then what it is of the minimum bet, rounded up.
  add column fixed_minor bigint check (fixed_minor > 0),
  add column win_rate_bp integer check (win_rate_bp between 0 and rate_bp);
