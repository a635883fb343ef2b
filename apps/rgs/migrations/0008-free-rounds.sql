-- Rounds that the platform gave a player: their stake is the campaign's, and the platform pays it.
create table rgs.free_campaign (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  rounds integer not null check (rounds between 1 and 1000),
  used integer not null default 0 check (used between 0 and rounds),
  stake_minor bigint not null check (stake_minor > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz
);
create index free_campaign_of_player on rgs.free_campaign (player_ref, created_at desc);

alter table rgs.round add column campaign_id uuid references rgs.free_campaign;
