-- Operators add lotteries, which go on sale at a moment.
--
-- version before: schedules draws of a new lottery from its approval on; nobody approves one there.
alter table lottery.game add column on_sale_from timestamptz;

-- Numbers of lotteries are those of their games in the catalogue: above the delivered ones, below those of feeds.
create sequence lottery.added_game_id as integer start 9000000 maxvalue 9999999;
