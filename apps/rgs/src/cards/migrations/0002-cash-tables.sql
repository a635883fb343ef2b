-- Tables of cash: deal after deal at one table, for chips that a seat brings and takes away.
alter table cards.card_table
  -- Had the button in the last deal that was played.
  add column button_seat integer check (button_seat >= 0);
create index card_table_open on cards.card_table (game_code, entry_minor, opened_at)
  where state <> 'over';

alter table cards.seat
  -- Gets no cards until it says that it is back.
  add column is_sitting_out boolean not null default false,
  -- Gave the deal up: it is paid when the deal ends.
  add column is_leaving boolean not null default false,
  -- Brings a big blind of its own to its next deal: it is new at a table in play, or missed a deal.
  add column must_post boolean not null default false,
  add column deal_count integer not null default 0 check (deal_count >= 0),
  -- Since when it has not been dealt to; it gets up when that is too long.
  add column idle_since timestamptz(3);
