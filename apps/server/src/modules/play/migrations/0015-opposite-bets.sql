-- Signals that the platform raises itself: linked accounts that bet against each other. They have no
-- number of a vendor; what they are about says `subject`, such as a match or a draw.
-- version before: writes signals of vendors alone, with their numbers, and lists all of them.
alter table play.table_signal alter column number drop not null;
alter table play.table_signal add column subject text;
alter table play.table_signal
  add constraint has_number_or_subject check ((number is null) <> (subject is null));
create unique index table_signal_of_subject
  on play.table_signal (vendor, kind, subject, member_id, other_member_id) where subject is not null;
