-- The last ready-made phrase that a seat said at its table, and when. Nothing else can be said there.
--
-- version before: writes neither column, so that both stay null.
alter table cards.seat
  add column phrase text,
  add column said_at timestamptz(3),
  add constraint seat_phrase_said check ((phrase is null) = (said_at is null));
