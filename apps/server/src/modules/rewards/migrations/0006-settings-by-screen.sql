-- Settings that operators change: what was promised before a change stays as it was.

-- Prizes that tickets of a span of time are drawn from: a ticket keeps those of the moment it was given.
alter table rewards.draw_prize
  add column from_at timestamptz not null default '-infinity',
  add column until_at timestamptz;

-- A mission counts play from `created_at` until here.
alter table rewards.mission
  add column ends_at timestamptz check (ends_at > created_at),
  -- The mission whose terms it changed.
  add column replaces integer references rewards.mission;
create index mission_of_brand on rewards.mission (brand_id, place, id);

-- Terms of referrals that were changed; friends who began to play before `until_at` keep them.
create table rewards.referral_past (
  brand_id integer not null,
  until_at timestamptz not null,
  qualify_minor bigint not null check (qualify_minor > 0),
  tiers jsonb not null,
  primary key (brand_id, until_at)
);
alter table rewards.referral add column began_at timestamptz not null default now();

-- What was given lately, by where it came from.
create index reward_of_brand on rewards.reward (brand_id, source, granted_at desc);

-- In whole milliseconds like the clock of the server: a mission that was just written has begun for who asks next.
alter table rewards.mission alter column created_at set default date_trunc('milliseconds', now());
