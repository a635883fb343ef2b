-- Closed accounts in the order of their ids, for what is left in them.
create index member_closed_by_id on members.member (member_id) where closed_at is not null;
