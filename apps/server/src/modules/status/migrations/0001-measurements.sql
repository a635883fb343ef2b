-- How each part of a brand's site worked, minute by minute, and the incidents that follow from it.
--
-- version before: measures nothing.
create schema status;

-- How far a brand has been measured. Its row is locked by the copy that writes a minute.
create table status.run (
  brand_id integer primary key,
  -- The beginning of the last minute that was written.
  measured_minute timestamptz not null
);

-- What was measured in a minute; kept for a week. A minute without a row was not measured.
create table status.sample (
  brand_id integer not null,
  minute timestamptz not null,
  part text not null,
  state text not null check (state in ('working', 'slow', 'down', 'off', 'unknown')),
  -- Of what was measured: how much was in time, and how much was late or never came.
  in_time integer not null,
  late integer not null,
  median_sec integer,
  primary key (brand_id, minute, part)
);

-- The last measurement of each part, and how long it has been good or bad without a change.
create table status.part (
  brand_id integer not null,
  part text not null,
  state text not null check (state in ('working', 'slow', 'down', 'off', 'unknown')),
  minute timestamptz not null,
  in_time integer not null,
  late integer not null,
  median_sec integer,
  -- The last minute that was good or bad.
  known_minute timestamptz,
  bad_since timestamptz,
  bad_minutes integer not null,
  good_since timestamptz,
  good_minutes integer not null,
  primary key (brand_id, part)
);

-- The minutes of a day of the brand's zone, by state. Minutes of unknown state are not counted.
create table status.day (
  brand_id integer not null,
  part text not null,
  day date not null,
  working_min integer not null,
  slow_min integer not null,
  down_min integer not null,
  off_min integer not null,
  primary key (brand_id, day, part)
);

create table status.incident (
  id uuid primary key,
  brand_id integer not null,
  part text not null,
  state text not null check (state in ('slow', 'down')),
  began_at timestamptz not null,
  ended_at timestamptz,
  -- How operators explain it: whose fault it was, and words by language.
  fault text check (fault in ('ours', 'institution', 'vendor', 'network', 'other')),
  texts jsonb not null default '{}',
  check (ended_at >= began_at)
);
create unique index incident_open on status.incident (brand_id, part) where ended_at is null;
create index incident_newest on status.incident (brand_id, began_at desc, id desc);
create index incident_unexplained on status.incident (brand_id, began_at desc, id desc)
  where fault is null and texts = '{}'::jsonb;
