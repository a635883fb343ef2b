-- A ticket is a part of the session that asked for it, and so is the session that it opens: both end
-- when that one does, and neither lives longer than it could.
alter table identity.session
  add column parent_id uuid references identity.session (id) on delete cascade;
create index session_of_parent on identity.session (parent_id) where parent_id is not null;

-- Tickets live for a minute; those of nobody's session are worth nothing any more.
delete from identity.login_ticket;
alter table identity.login_ticket
  add column session_id uuid not null references identity.session (id) on delete cascade;
create index ticket_of_session on identity.login_ticket (session_id);
create index ticket_of_member on identity.login_ticket (member_id);
