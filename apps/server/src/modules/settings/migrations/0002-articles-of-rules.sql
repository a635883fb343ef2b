-- The article of law or ordinance that each rule of a jurisdiction follows, by the rule's name.
alter table settings.jurisdiction_profile
  add column articles jsonb not null default '{}' check (jsonb_typeof(articles) = 'object');
