-- The overview of a team has a switch of its own now: on where the pages of agents' teams were on, and
-- off where they were off.
insert into settings.module_switch (brand_id, module_id, parent_id, enabled)
select brand_id, 'AGEPAG', parent_id, enabled from settings.module_switch where module_id = 'AGEINFO3'
on conflict do nothing;
