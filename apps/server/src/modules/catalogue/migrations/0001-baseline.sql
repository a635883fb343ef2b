-- What can be played: vendors, and their games in the order and dress of a lobby.
create schema catalogue;

-- Node ids of games that come by feed, far from those given by hand.
create sequence catalogue.feed_node_id as integer start 10000000;

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
  sort_order integer not null default 0,
  changed_in xid8 not null default pg_current_xact_id()
);

create table catalogue.game (
  node_id integer primary key,
  vendor_id integer not null references catalogue.vendor,
  game_code text not null,
  game_type text not null,
  category text not null,
  classify text not null,
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
  -- What is told of a game before it is opened, what each brand makes of the catalogue, and which rows
  -- changed since a copy of the server last looked.
  -- The pictures it is shown with; null: filed under its own code.
  art text,
  features text[] not null default '{}',
  -- Offered by the vendor until then; only a feed sets it, and takes it back.
  retired_at timestamptz,
  released_on date,
  -- The transaction that wrote the row last.
  changed_in xid8 not null default pg_current_xact_id(),
  -- Where a game runs: a list for one platform leaves out what does not run there.
  platforms text[] not null default '{html5-desktop,html5-mobile}'
  check (platforms <@ '{html5-desktop,html5-mobile}' and platforms <> '{}'),
  -- Texts stand under the code of their language: a new language is a new key, not a new column.
  names jsonb not null,
  -- Of our own lotteries: the prize mode that they are of (LOTT-1). A brand lists them only while it offers
  -- that type (settings.lottery_type).
  lottery_type text
  check (lottery_type in ('LOTT', 'ELOTT', 'SEA')),
  unique (vendor_id, game_code),
  constraint game_names_check check (jsonb_typeof(names) = 'object' and names <> '{}')
);
create index game_by_type on catalogue.game (game_type, sort_order) where enabled;
create index game_hot on catalogue.game (sort_order) where enabled and is_hot;
create index game_changed on catalogue.game (changed_in);

-- What a member marked, and what a member opened. Members and games are known by their ids only: a
-- game that is withdrawn keeps its mark for the day it comes back.
create table catalogue.favourite (
  member_id bigint not null,
  node_id integer not null,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);

create table catalogue.recent_game (
  member_id bigint not null,
  node_id integer not null,
  opened_at timestamptz not null,
  primary key (member_id, node_id)
);

-- Read when a visitor opens the sheet, never for a list.
create table catalogue.game_sheet (
  node_id integer primary key references catalogue.game,
  -- Null where a vendor does not say.
  hit_rate_bp integer check (hit_rate_bp between 0 and 10000),
  stake_min_minor bigint check (stake_min_minor > 0),
  stake_max_minor bigint check (stake_max_minor >= stake_min_minor),
  max_win_stakes integer check (max_win_stakes > 0),
  -- Whether its vendor lets it be tried without money.
  demo boolean not null default false,
  certificate_laboratory text,
  certificate_number text,
  certified_on date,
  certificate_url text,
  changed_in xid8 not null default pg_current_xact_id(),
  -- By language `{"pitch": "…", "rules": ["…"]}`.
  texts jsonb not null default '{}',
  check (num_nulls(certificate_laboratory, certificate_number, certified_on) in (0, 3)),
  constraint game_sheet_texts_check check (jsonb_typeof(texts) = 'object')
);

-- A brand's own word on a vendor or a game; null: as the catalogue says.
create table catalogue.brand_vendor (
  brand_id integer not null,
  vendor_id integer not null references catalogue.vendor,
  enabled boolean,
  sort_order integer,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (brand_id, vendor_id)
);

create table catalogue.brand_game (
  brand_id integer not null,
  node_id integer not null references catalogue.game,
  enabled boolean,
  is_hot boolean,
  is_new boolean,
  sort_order integer,
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (brand_id, node_id)
);
create index brand_game_changed on catalogue.brand_game (changed_in);

-- Tables of card games between players, by what is played for.
create table catalogue.room (
  node_id integer not null references catalogue.game,
  -- As the vendor names it in a launch.
  room_id text not null,
  stake_min_minor bigint not null check (stake_min_minor > 0),
  stake_max_minor bigint not null check (stake_max_minor >= stake_min_minor),
  balance_min_minor bigint not null check (balance_min_minor >= 0),
  enabled boolean not null default true,
  names jsonb not null,
  -- A room may be that of a tournament: what of the entry goes into its prizes, and how many seats it has.
  buy_in_minor bigint check (buy_in_minor > 0),
  seat_count integer check (seat_count >= 2),
  primary key (node_id, room_id),
  constraint room_names_check check (jsonb_typeof(names) = 'object' and names <> '{}'),
  constraint room_of_tournament check ((buy_in_minor is null) = (seat_count is null))
);

-- Where a vendor tells what it offers, and what became of reading it.
create table catalogue.vendor_feed (
  vendor_id integer primary key references catalogue.vendor,
  url text not null,
  enabled boolean not null default true,
  -- Of the answer that was applied last.
  etag text,
  checked_at timestamptz,
  applied_at timestamptz,
  -- Why the last reading changed nothing; null when it was well.
  error text
);

create function catalogue.note_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;

-- Links, records and favourites hold on to node ids: a game or vendor is disabled or retired.
create function catalogue.refuse_delete() returns trigger language plpgsql as $$
begin
  raise exception 'catalogue.% is never deleted from; disable the row', tg_table_name;
end $$;

create trigger note_change before update on catalogue.game
  for each row execute function catalogue.note_change();
create trigger note_change before update on catalogue.vendor
  for each row execute function catalogue.note_change();
create trigger note_change before update on catalogue.game_sheet
  for each row execute function catalogue.note_change();
create trigger note_change before update on catalogue.brand_vendor
  for each row execute function catalogue.note_change();
create trigger note_change before update on catalogue.brand_game
  for each row execute function catalogue.note_change();
create trigger refuse_delete before delete on catalogue.game
  for each statement execute function catalogue.refuse_delete();
create trigger refuse_delete before delete on catalogue.vendor
  for each statement execute function catalogue.refuse_delete();
create trigger refuse_delete before delete on catalogue.brand_vendor
  for each statement execute function catalogue.refuse_delete();
create trigger refuse_delete before delete on catalogue.brand_game
  for each statement execute function catalogue.refuse_delete();
