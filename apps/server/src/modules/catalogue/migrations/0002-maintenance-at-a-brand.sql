-- A brand closes a vendor or a game for itself; maintenance of the catalogue holds for all brands.
alter table catalogue.brand_vendor add column maintenance boolean;
alter table catalogue.brand_game add column maintenance boolean;
