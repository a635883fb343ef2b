-- A room may be that of a tournament: what of the entry goes into its prizes, and how many seats it has.
-- version before: it writes neither column, and both are null in what it writes.
alter table catalogue.room
  add column buy_in_minor bigint check (buy_in_minor > 0),
  add column seat_count integer check (seat_count >= 2),
  add constraint room_of_tournament check ((buy_in_minor is null) = (seat_count is null));
