-- The same amount to several people below at once: asked for again, the same transfers.
create table transfers.many_transfer (
  from_member_id bigint not null,
  client_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  to_member_ids bigint[] not null,
  sent_at timestamptz not null,
  primary key (from_member_id, client_id)
);
-- What somebody sent on a day is bounded.
create index member_transfer_sent on transfers.member_transfer (from_member_id, sent_at);
