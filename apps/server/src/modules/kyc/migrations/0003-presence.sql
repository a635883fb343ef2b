-- version before: asks for no proof while a session lasts.
-- When a person last did something in a session; polling is not an act.
create table kyc.presence (
  session_id text primary key,
  acted_at timestamptz not null
);
create index presence_over on kyc.presence (acted_at);
