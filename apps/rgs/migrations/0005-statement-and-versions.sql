-- The platform compares its books with ours every night, a day at a time.
create index round_started on rgs.round (started_at, id);
create index round_action_staked on rgs.round_action (asked_at) where stake_minor > 0;

-- A flight ends by the rules it began with, also when its title's next version comes meanwhile.
alter table rgs.room_game add column maths_version integer not null default 1;
alter table rgs.room_game alter column maths_version drop default;
