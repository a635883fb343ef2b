-- The number of a company in the national register of legal entities, under which it reports to the regulator.
alter table settings.company add column cnpj text unique check (cnpj ~ '^[0-9]{14}$');
