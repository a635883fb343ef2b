-- Mailed links for setting a new password: only the hash is here, and it works once.
create table members.reset_link (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  brand_id integer not null,
  -- Null was written for a name that nobody has, so that asking costs the same.
  member_id bigint references members.member,
  until timestamptz not null
);
create index reset_link_until on members.reset_link (until);
create index reset_link_member on members.reset_link (member_id);
