-- Pictures that operators upload, drawn again as webp. Everybody may see them.
create table messaging.picture (
  id uuid primary key,
  brand_id integer not null,
  sha256 bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  content bytea not null,
  added_at timestamptz not null,
  constraint picture_once unique (brand_id, sha256)
);

-- A banner is shown from an instant until another, as announcements are; one without a picture is drawn
-- from its hue and symbols.
alter table messaging.banner
  add column published_at timestamptz not null default '2026-01-01T03:00:00Z',
  add column ends_at timestamptz,
  add column picture_id uuid,
  add column version integer not null default 1;
alter table messaging.announcement
  add column enabled boolean not null default true,
  add column picture_id uuid,
  add column version integer not null default 1;

create index banner_newest on messaging.banner (brand_id, published_at desc, id desc);
create index announcement_newest on messaging.announcement (brand_id, published_at desc, id desc);
