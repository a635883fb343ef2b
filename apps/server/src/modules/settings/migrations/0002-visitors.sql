-- Who may come in, and what whoever may not is told.
alter table settings.brand
  -- Addresses that are never restricted, whatever their country: offices, monitoring.
  add column allowed_addresses inet[] not null default '{}',
  -- When not empty, only visitors known to be in one of these may come in.
  add column allowed_countries text[] not null default '{}',
  add column maintenance_title_en text,
  add column maintenance_title_pt text,
  add column maintenance_text_en text,
  add column maintenance_text_pt text,
  -- When it is planned to be over; it ends when somebody ends it.
  add column maintenance_ends_at timestamptz;
