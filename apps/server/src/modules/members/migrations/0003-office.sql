-- What operators see and decide of members: permissions, notes, tags, and what was done to an account.

-- The permissions that are blocked now, written by the rows of members.block in their transactions, so that
-- everything that reads the member reads them too.
alter table members.member add column blocked text[] not null default '{}'
  check (blocked <@ '{login,deposit,stake,bonus,withdraw,marketing}');

-- A row without ended_at is in force: the row decides, not the clock.
create table members.block (
  block_id bigint primary key generated always as identity,
  member_id bigint not null references members.member,
  permission text not null
  check (permission in ('login', 'deposit', 'stake', 'bonus', 'withdraw', 'marketing')),
  began_at timestamptz not null,
  -- When a job ends it; null where only an operator does.
  ends_at timestamptz check (ends_at > began_at),
  ended_at timestamptz,
  reason text not null,
  operator text not null
);
create unique index block_running on members.block (member_id, permission) where ended_at is null;
create index block_due on members.block (ends_at) where ended_at is null and ends_at is not null;

create table members.note (
  note_id bigint primary key generated always as identity,
  member_id bigint not null references members.member,
  at timestamptz not null,
  operator text not null,
  text text not null check (length(text) between 1 and 2000)
);
create index note_of_member on members.note (member_id, note_id desc);

create table members.tag (
  brand_id integer not null,
  tag text not null check (tag ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  member_id bigint not null references members.member,
  primary key (brand_id, tag, member_id)
);
create index tag_of_member on members.tag (member_id, tag);

-- What operators did to an account, as its page shows it. The audit has the same acts with their hashes.
create table members.office_event (
  event_id bigint primary key generated always as identity,
  member_id bigint not null references members.member,
  at timestamptz not null,
  kind text not null check (kind in ('blocked', 'unblocked', 'block_ended', 'sessions_ended',
  'contact_corrected', 'reopened', 'type_changed', 'revealed', 'tags_changed')),
  -- Null where the clock did it.
  operator text,
  reason text,
  detail jsonb not null default '{}'
);
create index office_event_of_member on members.office_event (member_id, event_id desc);

-- Beside the member, so that a login changes none of the member's indexes.
create table members.last_login (
  member_id bigint primary key references members.member,
  brand_id integer not null,
  at timestamptz not null
);
create index last_login_newest on members.last_login (brand_id, at desc, member_id desc);

-- Lists and searches of operators: each filter has its index, each search answers from one.
create index member_registered on members.member (brand_id, registered_at desc, member_id desc);
create index member_name on members.member (brand_id, split_part(account_key, '@', 2));
create index member_email on members.member (brand_id, lower(email)) where email is not null;
create index member_mobile on members.member (brand_id, mobile_e164) where mobile_e164 is not null;
create index member_closed on members.member (brand_id, registered_at desc, member_id desc)
  where closed_at is not null;
create index member_excluded on members.member (brand_id, registered_at desc, member_id desc)
  where excluded_at is not null;
create index member_blocked on members.member (brand_id, registered_at desc, member_id desc)
  where blocked <> '{}';
create index member_type on members.member (brand_id, type, registered_at desc, member_id desc)
  where type <> 0;
