-- The house opponent: where a player sits alone and asks for it, the house takes the free seats with money of
-- its own and plays them by a program. No round at the platform belongs to such a seat: it has no debit and no
-- credit, and what it wins or loses is the other side of what the player's round was paid.
alter table cards.seat add column is_house boolean not null default false;
create index seat_of_house on cards.seat (table_id) where is_house and state = 'seated';
