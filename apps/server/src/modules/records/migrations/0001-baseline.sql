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

-- Making a file takes time and memory: a member has one made at a time, on whichever copy of the
-- server. A copy that goes down in the middle leaves its row behind, which counts until then only.
create table records.file_under_way (
  member_id bigint primary key,
  until timestamptz not null
);
