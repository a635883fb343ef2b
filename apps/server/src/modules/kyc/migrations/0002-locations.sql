-- version before: asks nobody where a member is.
-- The last place of a session; the next check is due when it is over.
create table kyc.location (
  session_id text primary key,
  member_id bigint not null,
  brand_id int not null,
  address text not null,
  at timestamptz not null,
  valid_until timestamptz not null,
  outcome text not null check (outcome in ('here', 'elsewhere', 'hidden', 'travel')),
  country text not null,
  region text not null,
  latitude double precision not null,
  longitude double precision not null
);
create index location_of_member on kyc.location (member_id, at desc);
create index location_over on kyc.location (valid_until);
