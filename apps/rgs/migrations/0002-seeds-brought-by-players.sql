-- A client seed is chosen after its player saw the commitment it goes with: whoever commits must not
-- know it, or could pick a server seed to suit. So a new pair has none until the player brings one,
-- and one that was brought for a commitment is never good for a later one.
alter table rgs.seed_pair alter column client_seed drop not null;

-- Every client seed that a player brought, for which pair, and when.
create table rgs.client_seed (
  player_ref text not null,
  client_seed text not null,
  seed_pair_id bigint not null references rgs.seed_pair,
  brought_at timestamptz not null,
  primary key (player_ref, client_seed)
);

-- Until now seeds were made by us or kept from one commitment to the next: none of them counts again.
insert into rgs.client_seed (player_ref, client_seed, seed_pair_id, brought_at)
select player_ref, client_seed, min(id), min(created_at) from rgs.seed_pair
group by player_ref, client_seed;
update rgs.seed_pair set client_seed = null where revealed_at is null;
