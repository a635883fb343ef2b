-- Since when a game is in the catalogue: a mark as new ends thirty days later.
alter table catalogue.game add column listed_at timestamptz not null default now();

-- Whether a game is among a brand's most played of the last days; null where it is not, or nothing was measured.
alter table catalogue.brand_game add column is_popular boolean;
