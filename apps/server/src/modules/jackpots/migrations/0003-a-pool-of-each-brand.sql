-- A game takes part in a pool of each brand that offers it.
--
-- version before: inserts without naming the key, and reads the games of the only brand that has pools; the pools
-- of a second brand are its successor's.
alter table jackpots.game drop constraint game_pkey;
alter table jackpots.game add primary key (node_id, pool_id);
