-- Whether visitors may try games with play money; off until a brand wants it.
alter table settings.brand add column demo_play boolean not null default false;
-- The demo brand shows everything there is.
update settings.brand set demo_play = true where demo;
