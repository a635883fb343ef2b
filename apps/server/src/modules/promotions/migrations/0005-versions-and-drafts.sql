-- Terms are published in versions. Who began under one keeps it; the promotion's own row holds the last.
alter table promotions.promotion add column version integer not null default 1 check (version > 0);

-- version before: writes none; its entries are of the first version.
alter table promotions.entry add column version integer not null default 1 check (version > 0);

create table promotions.version (
  promotion_id integer not null references promotions.promotion,
  version integer not null check (version > 0),
  -- `PromotionContent` of the contract.
  content jsonb not null,
  published_at timestamptz not null,
  -- Null where the promotion came with the brand's first data.
  asked_by text,
  decided_by text,
  reason text not null default '',
  -- `MonthCost` as it was simulated before publishing.
  cost jsonb,
  primary key (promotion_id, version)
);

-- Published terms are what entries are decided by: never changed.
create function promotions.keep_version() returns trigger language plpgsql as $$
begin
  raise exception 'a published version is never changed' using errcode = 'restrict_violation';
end $$;
create trigger keep_version before update or delete on promotions.version
  for each row execute function promotions.keep_version();

create table promotions.draft (
  draft_id uuid primary key,
  brand_id integer not null,
  promotion_id integer unique references promotions.promotion,
  revision integer not null check (revision > 0),
  content jsonb not null,
  cost jsonb,
  -- The revision that was simulated.
  cost_revision integer,
  saved_by text not null,
  saved_at timestamptz not null,
  check ((cost is null) = (cost_revision is null))
);
create index draft_of_brand on promotions.draft (brand_id, saved_at desc, draft_id desc);

-- Lists of entries: of a brand, of a promotion, by status; a member's own have `entry_of_member`.
create index entry_of_brand on promotions.entry (brand_id, id desc);
create index entry_of_status on promotions.entry (brand_id, status, id desc);
create index entry_of_promotion on promotions.entry (promotion_id, status, id desc);
create index entry_decided on promotions.entry (promotion_id, decided_at)
  where status in ('issued', 'claimed');
