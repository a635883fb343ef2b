-- Two persons decide by requests of `staff` (0005).
--
-- version before: neither reads nor writes these tables, and no change of it waits in this schema.
drop table lottery.prize_approval;
drop table lottery.result_entry;
drop table lottery.draw_decision;

-- A change that nobody approved was asked for before there were requests.
insert into lottery.game_change_event (change_id, kind, reason, at)
select id, 'withdrawn', 'waited for a second person under an earlier version', now()
from lottery.game_change where state = 'waiting';
update lottery.game_change set state = 'withdrawn' where state = 'waiting';
alter table lottery.game_change
  drop constraint game_change_state_check,
  add constraint game_change_state_check check (state in ('approved', 'done', 'withdrawn'));
comment on column lottery.game_change.state is null;
