-- Rounds in which the player acts: what was staked on, every action, further stakes. Rounds of before
-- had nothing to choose and no actions.
alter table rgs.round
  -- As the engine read it.
  add column choice jsonb not null default 'null',
  -- What taken actions staked on top of stake_minor.
  add column further_stake_minor bigint not null default 0 check (further_stake_minor >= 0),
  -- Actions taken.
  add column action_count integer not null default 0 check (action_count >= 0),
  -- What the player may do now; only while it is the player's turn.
  add column legal jsonb,
  -- When the game plays on without the player.
  add column timeout_at timestamptz;
alter table rgs.round drop constraint round_state_check;
alter table rgs.round add constraint round_state_check check (
  state in ('created', 'debited', 'in_steps', 'played', 'credited', 'closed', 'cancelling', 'cancelled')
);
alter table rgs.round add constraint round_in_steps_check check (
  (state = 'in_steps') = (legal is not null) and (legal is null) = (timeout_at is null)
  and (state <> 'in_steps' or outcome is not null)
);
drop index rgs.round_unfinished;
create index round_unfinished on rgs.round (retry_at)
  where state in ('created', 'debited', 'in_steps', 'played', 'cancelling');

create table rgs.round_action (
  round_id uuid not null references rgs.round,
  -- From 1, counting those that were refused or taken back: its debit is named by it.
  attempt integer not null check (attempt > 0),
  -- Its place among the actions taken, from 1.
  number integer not null check (number > 0),
  action jsonb not null,
  -- On top of what was staked before; 0 for most.
  stake_minor bigint not null check (stake_minor >= 0),
  -- asked: its stake is asked for. cancelling: the stake's outcome is unknown, and it goes back.
  state text not null check (state in ('asked', 'taken', 'refused', 'cancelling', 'cancelled')),
  -- Taken by the game, for a player who did not come back.
  by_timeout boolean not null default false,
  -- Why the stake was refused, as the player was told.
  refusal text,
  refusal_detail jsonb,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (round_id, attempt)
);
create unique index round_action_taken on rgs.round_action (round_id, number) where state = 'taken';
-- One at a time waits for its stake.
create unique index round_action_waiting on rgs.round_action (round_id)
  where state in ('asked', 'cancelling');
