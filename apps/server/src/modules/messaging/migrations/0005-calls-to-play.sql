-- Whether something calls people to play, to deposit or to take part. Whoever is excluded from play is
-- shown only what does not; what was written before is taken to do so until the brand says otherwise.
alter table messaging.banner add column calls_to_play boolean not null default true;
alter table messaging.announcement add column calls_to_play boolean not null default true;
