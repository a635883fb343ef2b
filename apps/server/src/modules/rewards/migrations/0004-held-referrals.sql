-- version before: writes none of the new columns, whose defaults the new checks take.
-- A reward for a friend who may be the same person waits for an operator, and says why.
alter table rewards.referral
  add column is_due boolean not null default true,
  add column held_reasons text[] not null default '{}',
  add column held_at timestamptz,
  add column decision text check (decision in ('approved', 'rejected')),
  add column decided_at timestamptz,
  add constraint referral_decided check ((decision is null) = (decided_at is null)),
  add constraint referral_held check ((held_at is null) = (held_reasons = '{}'));
create index referral_due on rewards.referral (friend_id)
  where is_due and qualified_at is not null and rewarded_at is null;
create index referral_held_open on rewards.referral (held_at)
  where held_at is not null and decision is null;

-- Who decided what, and why.
create table rewards.referral_event (
  id bigint primary key generated always as identity,
  friend_id bigint not null references rewards.referral,
  kind text not null check (kind in ('held', 'given', 'approved', 'rejected')),
  at timestamptz not null,
  operator text,
  reason text not null default ''
);
create index referral_event_of on rewards.referral_event (friend_id, id);
