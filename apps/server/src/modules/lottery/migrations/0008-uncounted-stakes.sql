-- What of the stake of a settled ticket was never at risk, because bets of the same member on the draw
-- cover it (docs/valid-stake.md). Written with the draw's payouts; a ticket without a row counts whole.
-- version before: settles draws without it, and counts their stakes whole.
create table lottery.uncounted_stake (
  draw_id bigint not null,
  member_id bigint not null,
  ticket_id bigint not null,
  uncounted_minor bigint not null check (uncounted_minor > 0),
  primary key (draw_id, member_id, ticket_id)
);
-- The tickets of some members on a draw.
create index ticket_of_member_draw on lottery.ticket (draw_id, member_id);
