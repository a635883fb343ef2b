-- What segments ask about money and agents, as of the last reading: everybody is read again within a day.
alter table promotions.member_profile add column available_minor bigint not null default 0,
  -- Usernames of the agents above, in lower case.
  add column line text[] not null default '{}';
