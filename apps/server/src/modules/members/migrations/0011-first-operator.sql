-- Two persons lift an exclusion by a change request (staff.change_request) since 0002; nothing has read or
-- written the first of them here since.
--
-- version before: neither reads nor writes it.
alter table members.exclusion drop column first_operator;
