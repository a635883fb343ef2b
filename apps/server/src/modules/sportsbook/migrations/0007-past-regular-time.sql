-- Once its feed has told of extra time, penalties or an abandoned match, a final score may hold goals
-- that bets do not count: operators decide, unless the feed says the score after 90 minutes.
alter table sportsbook.fixture add column past_regular_time boolean not null default false;
