-- Two persons decide by requests of `staff` (staff.change_request), no longer by rows of this schema.
--
-- version before: goes on writing its tables, and its first yes does not count here: who decides is asked again.
comment on table lottery.prize_approval is
  'written by the version before alone; nothing reads it any more, and the next version drops it';
comment on table lottery.result_entry is
  'written by the version before alone; nothing reads it any more, and the next version drops it';
comment on table lottery.draw_decision is
  'written by the version before alone; nothing reads it any more, and the next version drops it';
comment on column lottery.game_change.state is
  '`waiting` is written by the version before alone: what waits for a second person is in staff.change_request';
