-- What can be played: vendors, and their games in the order and dress of a lobby.
create schema catalogue;

create table catalogue.vendor (
  id integer primary key generated always as identity,
  code text not null unique,
  name text not null,
  -- The lane it stands in, and how its games are reached.
  game_type text not null,
  category text not null,
  -- The vendor, in the wallet protocol, that serves its games.
  integration text not null,
  opens text not null check (opens in ('GAME', 'VASSALAGE')),
  enabled boolean not null default true,
  maintenance boolean not null default false,
  sort_order integer not null default 0
);

create table catalogue.game (
  node_id integer primary key,
  vendor_id integer not null references catalogue.vendor,
  game_code text not null,
  game_type text not null,
  category text not null,
  classify text not null,
  name_en text not null,
  name_pt text not null,
  hue numeric(5, 1) not null,
  symbols text[] not null,
  is_hot boolean not null default false,
  is_new boolean not null default false,
  enabled boolean not null default true,
  maintenance boolean not null default false,
  -- As published by the maths of the game; null where a vendor does not say.
  rtp_bp integer,
  volatility text check (volatility in ('low', 'medium', 'high')),
  sort_order integer not null default 0,
  unique (vendor_id, game_code)
);
create index game_by_type on catalogue.game (game_type, sort_order) where enabled;
create index game_hot on catalogue.game (sort_order) where enabled and is_hot;
