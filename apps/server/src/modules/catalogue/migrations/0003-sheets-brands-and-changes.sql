-- What is told of a game before it is opened, what each brand makes of the catalogue, and which rows
-- changed since a copy of the server last looked.

alter table catalogue.game
  -- The pictures it is shown with; null: filed under its own code.
  add column art text,
  add column features text[] not null default '{}',
  -- Offered by the vendor until then; only a feed sets it, and takes it back.
  add column retired_at timestamptz,
  add column released_on date,
  -- The transaction that wrote the row last.
  add column changed_in xid8 not null default pg_current_xact_id();
alter table catalogue.vendor
  add column changed_in xid8 not null default pg_current_xact_id();

-- Read when a visitor opens the sheet, never for a list.
create table catalogue.game_sheet (
  node_id integer primary key references catalogue.game,
  pitch_en text not null default '',
  pitch_pt text not null default '',
  rules_en text[] not null default '{}',
  rules_pt text[] not null default '{}',
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
  check (num_nulls(certificate_laboratory, certificate_number, certified_on) in (0, 3))
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

-- Tables of card games between players, by what is played for.
create table catalogue.room (
  node_id integer not null references catalogue.game,
  -- As the vendor names it in a launch.
  room_id text not null,
  name_en text not null,
  name_pt text not null,
  stake_min_minor bigint not null check (stake_min_minor > 0),
  stake_max_minor bigint not null check (stake_max_minor >= stake_min_minor),
  balance_min_minor bigint not null check (balance_min_minor >= 0),
  enabled boolean not null default true,
  primary key (node_id, room_id)
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

create index game_changed on catalogue.game (changed_in);
create index brand_game_changed on catalogue.brand_game (changed_in);
