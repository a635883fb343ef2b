-- Announcements for the agents of a brand (kind AG), read in the agent center alone.
-- version before: it asks for the other kinds by name, so it never shows these.
alter table messaging.announcement drop constraint announcement_kind_check;
alter table messaging.announcement add constraint announcement_kind_check
  check (kind in ('PL', 'PU', 'PR', 'H', 'AG'));
