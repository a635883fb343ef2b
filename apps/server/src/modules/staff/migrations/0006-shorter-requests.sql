-- A kind of act may wait a shorter time for its second person.
--
-- version before: asks for 24 hours, as it did.
alter table staff.change_request drop constraint change_request_check;
alter table staff.change_request add constraint waits_a_day
  check (expires_at > asked_at and expires_at <= asked_at + interval '24 hours');
