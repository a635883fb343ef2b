-- What deposits counted, so that their points go when they go back to their bank. A deposit that went
-- back before its points were counted has a row as well.
create table points.counted_deposit (
  transfer_id bigint primary key,
  returned_minor bigint not null default 0 check (returned_minor >= 0),
  -- Of the whole deposit; null until they are counted.
  points_minor bigint check (points_minor >= 0)
);
