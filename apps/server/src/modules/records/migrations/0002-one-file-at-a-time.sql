-- Making a file takes time and memory: a member has one made at a time, on whichever copy of the
-- server. A copy that goes down in the middle leaves its row behind, which counts until then only.
create table records.file_under_way (
  member_id bigint primary key,
  until timestamptz not null
);
