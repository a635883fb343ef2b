-- One account a CPF, also when two are told it at the same moment.
create unique index member_tax_id on members.member (brand_id, tax_id) where tax_id is not null;
