-- The id that a member's device gives an order names one kind of movement: the order's transaction claims it
-- before it moves anything. Game rounds have unique keys of their own and are not claimed here.
-- version before: claims nothing; what a copy of it moves is unique within its kind alone.
create table wallet.client_claim (
  member_id bigint not null,
  client_id uuid not null,
  kind text not null,
  primary key (member_id, client_id)
);
-- Written by the server itself: it moves no money.
grant insert on wallet.client_claim to trevo_app;
