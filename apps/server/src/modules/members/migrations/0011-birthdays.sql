-- Whose birthday it is: looked for every hour, a brand at a time.
create index member_birthday on members.member
  (brand_id, (extract(month from born_on) * 100 + extract(day from born_on)), member_id)
  where born_on is not null and closed_at is null;
