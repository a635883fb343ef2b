-- What a brand tells its visitors: banners, notices, popups, promotions, each in every language.
create schema messaging;

create table messaging.banner (
  id integer primary key generated always as identity,
  brand_id integer not null,
  group_name text not null,
  title_en text not null,
  title_pt text not null,
  text_en text not null,
  text_pt text not null,
  action_en text not null,
  action_pt text not null,
  linkage_type text not null check (linkage_type in ('URL', 'P', 'G')),
  linkage text not null,
  node_id integer,
  hue numeric(5, 1) not null,
  symbols text[] not null,
  sort_order integer not null,
  enabled boolean not null default true
);
create unique index banner_place on messaging.banner (brand_id, group_name, sort_order);

create table messaging.announcement (
  id integer primary key generated always as identity,
  brand_id integer not null,
  kind text not null check (kind in ('PL', 'PU', 'PR')),
  execution text not null default 'F' check (execution in ('A', 'B', 'F')),
  title_en text not null,
  title_pt text not null,
  content_en text not null,
  content_pt text not null,
  published_at timestamptz not null,
  ends_at timestamptz,
  unique (brand_id, kind, title_en)
);
