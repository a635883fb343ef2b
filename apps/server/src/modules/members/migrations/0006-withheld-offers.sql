-- Since when nothing that entices to play reaches the account: neither rewards nor messages that call to play. Set for
-- all accounts of a person by how they play (docs/play-risk.md).
--
-- version before: knows no such state and offers as before.
alter table members.member add column offers_withheld_at timestamptz;
