-- Where a game runs: a list for one platform leaves out what does not run there.
alter table catalogue.game
  add column platforms text[] not null default '{html5-desktop,html5-mobile}'
    check (platforms <@ '{html5-desktop,html5-mobile}' and platforms <> '{}');
