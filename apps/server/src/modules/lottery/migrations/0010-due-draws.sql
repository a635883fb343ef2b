-- What the jobs ask for several times a second is found without reading draws that are over, or that come
-- later: an index for each state that waits for an instant, instead of one for all of them.
-- version before: asks the same, and finds it by the same indexes.
create index draw_to_open on lottery.draw (opens_at) where status = 'scheduled';
create index draw_to_close on lottery.draw (closes_at) where status = 'open';
create index draw_to_draw on lottery.draw (draws_at) where status in ('closed', 'drawn');
create index draw_to_seal on lottery.draw (id) where status = 'closed' and root is null;
drop index lottery.draw_due;
