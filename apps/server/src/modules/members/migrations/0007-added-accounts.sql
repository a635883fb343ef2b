-- Accounts that became a further one of their person, until limits have looked at them: the database gives an account
-- to a person by the CPF alone, whoever writes it.
-- version before: does not read them; the first job of this one takes them all.
create table members.added_account (
  member_id bigint primary key
);
insert into members.added_account (member_id)
select m.member_id from members.member m
where exists (
  select from members.member o where o.person_id = m.person_id and o.member_id <> m.member_id);

create function members.note_added_account() returns trigger language plpgsql as $$
begin
  insert into members.added_account (member_id)
  select new.member_id from members.member o
  where o.person_id = new.person_id and o.member_id <> new.member_id limit 1
  on conflict do nothing;
  return null;
end $$;

create trigger member_is_added after insert or update of person_id, tax_id on members.member
  for each row execute function members.note_added_account();
