-- What segments ask about members, kept up to date by a job, so that a segment of any size is counted at once.
create table promotions.member_profile (
  member_id bigint primary key,
  brand_id integer not null,
  account text not null,
  level smallint not null,
  registered_at timestamptz not null,
  last_staked_at timestamptz,
  -- ISO 3166-1, and a state of Brazil; null where unknown.
  country text,
  state text,
  tags text[] not null default '{}',
  -- Excluded from play, barred, closed, or a trial account: in no segment.
  is_flagged boolean not null,
  read_at timestamptz not null,
  -- When it is read again, without an event before.
  due_at timestamptz not null
);
create index profile_of_brand on promotions.member_profile (brand_id, member_id);
create index profile_due on promotions.member_profile (due_at);
-- What is flagged at any moment is few; examples and samples are read without it.
create index profile_of_play on promotions.member_profile (brand_id, last_staked_at desc nulls last, member_id)
  where not is_flagged;

create table promotions.last_stake (
  member_id bigint not null,
  product text not null,
  at timestamptz not null,
  primary key (member_id, product)
);

create table promotions.segment (
  segment_id uuid primary key,
  brand_id integer not null,
  name text not null check (name ~ '\S'),
  -- `SegmentConditions` of the contract.
  conditions jsonb not null,
  is_shared boolean not null,
  owner text not null,
  revision integer not null check (revision > 0),
  saved_at timestamptz not null
);
create index segment_of_brand on promotions.segment (brand_id, saved_at desc, segment_id desc);
create unique index segment_name_shared on promotions.segment (brand_id, lower(name)) where is_shared;
create unique index segment_name_own on promotions.segment (brand_id, owner, lower(name)) where not is_shared;
