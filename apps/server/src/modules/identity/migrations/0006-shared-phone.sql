-- Shared-phone mode is on where a PIN is set: the site covers balance and history until it is typed.
-- version before: knows no such mode, and covers nothing.
alter table identity.credential add column pin_hash text;
