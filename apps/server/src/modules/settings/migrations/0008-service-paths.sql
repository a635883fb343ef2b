-- Whether the paths of customer service leave the server encrypted, so that no address of it can be
-- read in a page. Off until a brand wants it.
alter table settings.brand add column encrypts_service_paths boolean not null default false;
