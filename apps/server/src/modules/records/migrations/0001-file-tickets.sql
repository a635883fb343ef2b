-- Files that a member takes away.
create schema records;

-- A file is fetched by an address without a token in it: the ticket stands for the member and for
-- what was asked. Only its hash is here.
create table records.file_ticket (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  member_id bigint not null,
  brand_id integer not null,
  -- Format, language, span and kinds.
  file jsonb not null,
  until timestamptz not null
);
create index file_ticket_until on records.file_ticket (until);
