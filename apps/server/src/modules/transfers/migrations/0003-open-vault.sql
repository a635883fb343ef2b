-- Money in the vault comes back before its term where the law ends the account (service/vault.ts).
-- version before: returns parts at their term only.
alter table transfers.vault_part drop constraint vault_part_check1;
