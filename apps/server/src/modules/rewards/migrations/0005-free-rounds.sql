-- The game in which free rounds of a brand are played; a brand without one pays what they are worth.
create table rewards.free_game (
  brand_id integer primary key,
  node_id integer not null
);
