-- Play that operators stop, who looks into an incident, rounds by their id, and what games gave back.
--
-- version before: takes no notice of stops, and reports incidents without a brand.

-- New stakes of a scope are refused: everything, a vendor's games, or one game. Without a second person's
-- yes a stop ends by itself.
create table play.stop (
  id uuid primary key,
  brand_id integer not null,
  scope text not null check (scope in ('platform', 'vendor', 'game')),
  vendor text,
  node_id integer,
  reason text not null check (reason ~ '\S'),
  stopped_by text not null,
  stopped_at timestamptz not null,
  confirm_until timestamptz not null check (confirm_until > stopped_at),
  confirmed_by text,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  ended_how text check (ended_how in ('reverted', 'resumed')),
  check ((scope = 'vendor') = (vendor is not null)),
  check ((scope = 'game') = (node_id is not null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (confirmed_by <> stopped_by),
  check ((ended_at is null) = (ended_how is null)),
  check (ended_how <> 'resumed' or ended_by is not null)
);
create unique index stop_active on play.stop
  (brand_id, scope, coalesce(vendor, ''), coalesce(node_id, 0)) where ended_at is null;
create index stop_newest on play.stop (brand_id, stopped_at desc, id);

-- Null where nobody's money is named: a matter between the platform and the vendor.
alter table play.incident add column brand_id integer;
alter table play.incident add column owner text;
alter table play.incident add column closed_by text;
create index incident_newest on play.incident (happened_at desc, id desc);
create index incident_unresolved on play.incident (happened_at, id) where resolved_at is null;

create table play.incident_event (
  id bigint primary key generated always as identity,
  incident_id bigint not null references play.incident,
  kind text not null check (kind in ('opened', 'assigned', 'noted', 'closed')),
  operator text not null,
  note text,
  at timestamptz not null
);
create index incident_event_of on play.incident_event (incident_id, id);
create function play.keep_incident_events() returns trigger language plpgsql as $$
begin
  raise exception 'play: events of incidents are added to, never changed';
end $$;
create trigger keep_events before update or delete on play.incident_event
  for each row execute function play.keep_incident_events();

create index bet_of_round on play.bet (vendor, round_id);

-- What the settled bets of a game gave back in a day of Brasília, with the sums that its spread is found from.
-- Squares of minor units go beyond bigint.
create table play.game_return (
  brand_id integer not null,
  node_id integer not null,
  day date not null,
  bets bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  stake_squared numeric not null,
  payout_squared numeric not null,
  stake_payout numeric not null,
  primary key (brand_id, node_id, day)
);
