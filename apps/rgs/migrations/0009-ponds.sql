-- Seats of the ponds in which players shoot. Nothing of a player's money depends on them.
create table rgs.pond_seat (
  game_code text not null,
  pond integer not null check (pond > 0),
  seat smallint not null check (seat > 0),
  player_ref text not null,
  -- Free again from then on.
  held_until timestamptz not null,
  sat_down_at timestamptz not null,
  -- The next shot may be fired then: each pushes it on by the least time between two.
  next_shot_at timestamptz not null,
  cannon text,
  shot_minor bigint check (shot_minor > 0),
  tide bigint,
  fish integer,
  shot_count integer not null default 0,
  primary key (game_code, pond, seat),
  unique (game_code, player_ref)
);

-- Fish that were caught, as long as they could still swim.
create table rgs.pond_catch (
  game_code text not null,
  pond integer not null,
  tide bigint not null,
  fish integer not null,
  seat smallint not null,
  round_id uuid not null,
  payout_minor bigint not null check (payout_minor > 0),
  caught_at timestamptz not null,
  primary key (game_code, pond, tide, fish)
);

create index pond_catch_by_time on rgs.pond_catch (caught_at);
