-- A brand's own contacts have codes of their own: another brand's are not in the way.
--
-- version before: only reads these rows, by columns that stay.
alter table play_risk.help_contact drop constraint help_contact_pkey;
alter table play_risk.help_contact add column contact_id bigint primary key generated always as identity;
create unique index help_contact_code on play_risk.help_contact (jurisdiction, coalesce(brand_id, 0), code);
