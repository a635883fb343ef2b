-- Which languages there are is known by the program.
alter table members.member
  drop constraint member_language_check,
  add constraint member_language_check check (language ~ '^[A-Z]{2}(_[A-Z]{2})?$');
