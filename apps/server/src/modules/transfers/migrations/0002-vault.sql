-- Money that a member put away until a moment: it is held in the ledger, and comes back by itself.
-- version before: neither puts money away nor returns it.
create table transfers.vault_part (
  member_id bigint not null,
  id uuid not null unique,
  client_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  put_at timestamptz not null,
  opens_at timestamptz not null check (opens_at >= put_at + interval '1 day'),
  returned_at timestamptz check (returned_at >= opens_at),
  primary key (member_id, id),
  unique (member_id, client_id)
);
create index vault_part_due on transfers.vault_part (opens_at) where returned_at is null;
create index vault_part_newest on transfers.vault_part (member_id, put_at desc);
