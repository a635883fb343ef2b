-- Who plays: a member, who brought them, and what they told us. Credentials are identity's.
create schema members;

create table members.member (
  member_id bigint primary key generated always as identity (start with 100001),
  -- What the outside is told instead of member_id.
  customer_id text not null unique,
  brand_id integer not null,
  -- <merchant>@<name>; the key is the same as compared.
  account text not null,
  account_key text not null,
  nickname text not null,
  -- 1, 2, 41, 42 agents, 4 trial, else an ordinary member; the brand may list others.
  type integer not null,
  language text check (language ~ '^[A-Z]{2}(_[A-Z]{2})?$'),
  -- The agent above, and the member whose link was used: two ways of having been brought.
  upline_member_id bigint references members.member,
  referrer_member_id bigint references members.member,
  -- The code under which this member brings others.
  invite_code text not null,
  affiliate_code text,
  referral_code text,
  recommender_id text,
  payee_name text,
  email text,
  mobile_dialing_code text,
  mobile_number text,
  qq_number text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  id_number text,
  -- What a jurisdiction may demand.
  born_on date,
  tax_id text,
  postal_address jsonb,
  terms_accepted_at timestamptz,
  register_domain text,
  register_url text,
  register_address inet,
  registered_at timestamptz not null,
  -- The picture a member chose to stand for him; without a choice it follows from who he is.
  avatar smallint check (avatar >= 0),
  -- A contact counts for login and recovery only once its owner has shown to receive what we send.
  -- Dialing code and number together, as networks write it: +5511987654321.
  mobile_e164 text check (mobile_e164 ~ '^\+[0-9]{6,15}$'),
  mobile_confirmed_at timestamptz,
  email_confirmed_at timestamptz,
  -- A closed account stays for the books and the law; nobody logs in to it.
  closed_at timestamptz,
  close_reason text,
  -- Operators must see which accounts are the demo's own: nobody stands behind them, and what they win
  -- or withdraw is no reason to look at anybody.
  is_demo boolean not null default false,
  -- Members who shut themselves out of play, for a time or indefinitely. Whether an exclusion lasts is
  -- said by the row that has not ended, not by the clock: who ends it changes the wallet's guard in the
  -- same transaction, so that nobody plays before that or is kept out after it.
  excluded_at timestamptz,
  unique (brand_id, account_key),
  unique (brand_id, invite_code),
  check (mobile_confirmed_at is null or mobile_e164 is not null),
  check (email_confirmed_at is null or email is not null)
);
create index member_upline on members.member (upline_member_id, member_id)
  where upline_member_id is not null;
create index member_referrer on members.member (referrer_member_id, member_id)
  where referrer_member_id is not null;
-- One account a confirmed number: the number logs in. Unconfirmed claims bind nobody.
create unique index member_confirmed_mobile on members.member (brand_id, mobile_e164)
  where mobile_confirmed_at is not null;
-- One account a confirmed address: social sign-in finds the account by it.
create unique index member_confirmed_email on members.member (brand_id, lower(email))
  where email_confirmed_at is not null;
-- One account a CPF, also when two are told it at the same moment.
create unique index member_tax_id on members.member (brand_id, tax_id) where tax_id is not null;
-- Whose birthday it is: looked for every hour, a brand at a time.
create index member_birthday on members.member
  (brand_id, (extract(month from born_on) * 100 + extract(day from born_on)), member_id)
  where born_on is not null and closed_at is null;
-- The payer of a Pix is looked for among the accounts of every brand: one that is excluded from play or
-- closed sends its money back.
create index member_of_tax_id on members.member (tax_id) where tax_id is not null;

-- Mailed links for setting a new password: only the hash is here, and it works once.
create table members.reset_link (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  brand_id integer not null,
  -- Null was written for a name that nobody has, so that asking costs the same.
  member_id bigint references members.member,
  until timestamptz not null
);
create index reset_link_until on members.reset_link (until);
create index reset_link_member on members.reset_link (member_id);

-- A contact that a member wants to confirm, until the code that was sent there comes back.
create table members.pending_contact (
  member_id bigint not null references members.member,
  channel text not null check (channel in ('email', 'mobile')),
  -- An email address, or the number as networks write it.
  target text not null,
  dialing_code text,
  national_number text,
  primary key (member_id, channel)
);

create table members.exclusion (
  exclusion_id bigint primary key generated always as identity,
  member_id bigint not null references members.member,
  term text not null
  check (term in ('day', 'week', 'month', 'quarter', 'halfYear', 'indefinite')),
  began_at timestamptz not null,
  ends_at timestamptz check ((term = 'indefinite') = (ends_at is null)),
  ended_at timestamptz,
  -- Of two operators who lift it, the one who said so first.
  first_operator text,
  -- When what runs by itself is ended next: traces, subscriptions, money at vendors; null once it is.
  next_clearing_at timestamptz
);
create unique index exclusion_running on members.exclusion (member_id) where ended_at is null;
create index exclusion_of_member on members.exclusion (member_id, exclusion_id desc);
create index exclusion_due on members.exclusion (ends_at) where ended_at is null;
create index exclusion_to_clear on members.exclusion (next_clearing_at)
  where next_clearing_at is not null;

create table members.exclusion_event (
  event_id bigint primary key generated always as identity,
  exclusion_id bigint not null references members.exclusion,
  kind text not null check (kind in ('began', 'replaced', 'lift_asked', 'lifted', 'ended')),
  at timestamptz not null,
  -- Null where the member or the clock did it.
  operator text,
  reason text,
  check ((operator is null) = (reason is null))
);
create index event_of_exclusion on members.exclusion_event (exclusion_id, event_id);

-- Days that were counted by one zone cannot be counted again by another: a brand's zone is chosen before
-- its first member. A member who registers at the same moment comes first or finds the new zone.
create function members.keep_time_zone() returns trigger language plpgsql as $$
begin
  lock table members.member in share row exclusive mode;
  if exists (select from members.member m where m.brand_id = old.id) then
    raise exception 'brand % has members: its time zone stays %', old.id, old.time_zone
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger time_zone_stays before update of time_zone on settings.brand
  for each row when (old.time_zone is distinct from new.time_zone)
  execute function members.keep_time_zone();
