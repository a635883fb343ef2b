-- Several players take the life of a boss. Each hit was paid by its round; these rows only tell how much life is left
-- and whose hits they were, as long as the boss could still swim.
create table rgs.pond_hit (
  game_code text not null,
  pond integer not null,
  tide bigint not null,
  fish integer not null,
  round_id uuid not null,
  seat smallint not null,
  points integer not null check (points > 0),
  payout_minor bigint not null check (payout_minor > 0),
  hit_at timestamptz not null,
  primary key (game_code, pond, tide, fish, round_id)
);
create index pond_hit_by_time on rgs.pond_hit (hit_at);
