-- Whether linked accounts that staked on a settled draw have been compared (docs/valid-stake.md). What was
-- settled before this is not looked at.
-- version before: settles draws without it; they are compared by the version that knows it.
alter table lottery.draw add column accounts_compared boolean not null default true;
alter table lottery.draw alter column accounts_compared set default false;
create index draw_to_compare on lottery.draw (id) where status = 'settled' and not accounts_compared;
