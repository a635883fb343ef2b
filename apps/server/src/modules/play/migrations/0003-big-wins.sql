-- The largest payouts of each game of late, so that a game's sheet need not search the bet record.
create table play.big_win (
  node_id integer not null,
  vendor text collate "C" not null,
  debit_txn text collate "C" not null,
  member_id bigint not null,
  payout_minor bigint not null,
  placed_at timestamptz not null,
  primary key (vendor, debit_txn)
);
create index big_win_of_game on play.big_win (node_id, payout_minor desc);
