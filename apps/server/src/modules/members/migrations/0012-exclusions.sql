-- Members who shut themselves out of play, for a time or indefinitely. Whether an exclusion lasts is
-- said by the row that has not ended, not by the clock: who ends it changes the wallet's guard in the
-- same transaction, so that nobody plays before that or is kept out after it.
alter table members.member add column excluded_at timestamptz;

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
