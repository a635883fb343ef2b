-- A contact that a member wants to confirm, until the code that was sent there comes back.
create table members.contact_wish (
  member_id bigint not null references members.member,
  channel text not null check (channel in ('email', 'mobile')),
  -- An email address, or the number as networks write it.
  target text not null,
  dialing_code text,
  national_number text,
  primary key (member_id, channel)
);
-- One account a confirmed address: social sign-in finds the account by it.
create unique index member_confirmed_email on members.member (brand_id, lower(email))
  where email_confirmed_at is not null;
