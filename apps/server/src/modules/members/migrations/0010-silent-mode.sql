-- Until when the member wants no promotional content and no marketing.
-- version before: does not know it and shows and sends as before.
alter table members.member add column silent_until timestamptz;
