-- What operators write about a request that waits for a second person.
-- version before: knows no comments; those that it does not show stay.

create table staff.change_comment (
  id uuid primary key,
  request_id uuid not null references staff.change_request,
  operator_id bigint not null,
  at timestamptz not null,
  text text not null check (length(text) <= 1000 and text ~ '\S')
);
create index change_comment_request on staff.change_comment (request_id, at, id);

grant select, insert on staff.change_comment to trevo_app;
