-- A friend has staked enough, but is neither known as a person of their own nor has left more than the
-- reward gives: the reward waits until one of both is so.
-- version before: gives the reward all the same, and reads no such mark.
alter table rewards.referral add column is_unearned boolean not null default false;
