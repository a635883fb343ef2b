-- Until when everything in the ledger is counted, for copies of the server that do not count themselves.
create table reports.progress (
  one boolean primary key default true check (one),
  counted_until timestamptz not null
);
