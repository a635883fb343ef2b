-- The payer of a Pix is looked for among the accounts of every brand: one that is excluded from play or
-- closed sends its money back.
create index member_of_tax_id on members.member (tax_id) where tax_id is not null;
