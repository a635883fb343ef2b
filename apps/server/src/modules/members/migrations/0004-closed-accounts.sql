-- A closed account stays for the books and the law; nobody logs in to it.
alter table members.member
  add column closed_at timestamptz,
  add column close_reason text;
