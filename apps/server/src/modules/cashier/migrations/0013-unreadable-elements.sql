-- What an institution sent in a list or a notice and we could not read, as it came, once each: the rest of
-- the list is read all the same, and operators look at what is here.
create table cashier.unreadable_element (
  -- SHA-256 of source and text, in hex.
  fingerprint text primary key,
  source text not null check (source in ('pix', 'refund', 'charge', 'payout', 'part', 'notice')),
  raw text not null check (length(raw) <= 4000),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  times_seen bigint not null check (times_seen > 0)
);
create index unreadable_element_seen on cashier.unreadable_element (last_seen_at desc, fingerprint);
