-- Points of stakes that were decided in another way after they had been exchanged: what is earned next
-- makes up for them.
create table points.owed (
  member_id bigint primary key,
  owed_minor bigint not null check (owed_minor > 0)
);
