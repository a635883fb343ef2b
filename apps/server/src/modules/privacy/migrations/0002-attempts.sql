-- An export or erasure that fails is tried again later, and holds up none of those behind it.
alter table privacy.request add column attempts integer not null default 0;
-- Null: at once.
alter table privacy.request add column next_try_at timestamptz;
-- Why the last attempt failed, in the words of the error.
alter table privacy.request add column failure text check (length(failure) <= 300);

drop index privacy.request_to_do;
create index request_to_do on privacy.request (coalesce(next_try_at, asked_at))
  where kind <> 'correct' and state = 'waiting';
-- What operators have to look at.
create index request_failing on privacy.request (brand_id, asked_at desc, request_id)
  where attempts > 0 and state = 'waiting';
