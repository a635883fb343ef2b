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
