-- Headlines (type H), what a promotion shows and where it leads, and for whom each thing is said.
alter table messaging.announcement drop constraint announcement_kind_check;
alter table messaging.announcement
  add constraint announcement_kind_check check (kind in ('PL', 'PU', 'PR', 'H')),
  add column platforms text[] not null default '{W}'
    check (platforms <@ '{W,A,I}' and platforms <> '{}'),
  -- Names a promotion in addresses; a banner leads to it by that.
  add column anchor text check (anchor ~ '^[a-z0-9-]{1,40}$'),
  add column linkage_type text not null default 'URL' check (linkage_type in ('URL', 'P', 'G')),
  add column linkage text not null default '',
  add column node_id integer,
  add column action_en text not null default '',
  add column action_pt text not null default '',
  add column hue numeric(5, 1) not null default 155,
  add column symbols text[] not null default '{}';
create unique index announcement_anchor on messaging.announcement (brand_id, anchor);

alter table messaging.banner
  add column platforms text[] not null default '{W}'
    check (platforms <@ '{W,A,I}' and platforms <> '{}'),
  add column execution text not null default 'F' check (execution in ('A', 'B', 'F'));
