-- A contact counts for login and recovery only once its owner has shown to receive what we send.
alter table members.member
  -- Dialing code and number together, as networks write it: +5511987654321.
  add column mobile_e164 text check (mobile_e164 ~ '^\+[0-9]{6,15}$'),
  add column mobile_confirmed_at timestamptz,
  add column email_confirmed_at timestamptz,
  add check (mobile_confirmed_at is null or mobile_e164 is not null),
  add check (email_confirmed_at is null or email is not null);
-- One account a confirmed number: the number logs in. Unconfirmed claims bind nobody.
create unique index member_confirmed_mobile on members.member (brand_id, mobile_e164)
  where mobile_confirmed_at is not null;
