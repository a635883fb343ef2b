-- Other games than crash in rooms: a table has one outcome for everybody, told when bets close.
alter table rgs.room_game add column outcome jsonb;
alter table rgs.room_game drop constraint room_game_check;
alter table rgs.room_game add constraint room_game_check check (
  (state in ('open', 'flying')) = (seed is null) and (seed is null) = (ended_at is null)
  and (seed is null) = (num_nonnulls(crash_at, outcome) = 0));
