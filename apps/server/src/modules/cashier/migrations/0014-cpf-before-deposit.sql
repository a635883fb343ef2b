-- Whether a brand asks for the CPF before the first deposit, also where its jurisdiction does not: then
-- the payer of each deposit is compared with it, and a deposit of somebody else goes back.
-- version before: asks for it where the jurisdiction does.
alter table cashier.deposit_setting add column cpf_required boolean not null default false;
