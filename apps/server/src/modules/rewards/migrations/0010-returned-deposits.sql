-- What went back of a friend's deposits: stakes count for a referral only beyond it.
create table rewards.returned_deposit (
  friend_id bigint primary key,
  returned_minor bigint not null check (returned_minor > 0)
);
-- version before: it writes only kinds that the constraint still takes.
-- A friend may qualify no more: the deposit that was staked went back to its bank.
alter table rewards.referral_event drop constraint referral_event_kind_check;
alter table rewards.referral_event add constraint referral_event_kind_check
  check (kind in ('held', 'given', 'approved', 'rejected', 'deposit_returned'));
