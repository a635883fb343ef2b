-- What the pages of a brand must name (L art. 15, 16, 26 § 4): licence, regulator, ombudsman, and by language the
-- warning on responsible play and who may not play.
alter table settings.brand add column legal_notices jsonb not null default '{}'
  check (jsonb_typeof(legal_notices) = 'object');
