-- Where a vendor tells what it offers, and what became of reading it.
create table catalogue.vendor_feed (
  vendor_id integer primary key references catalogue.vendor,
  url text not null,
  enabled boolean not null default true,
  -- Of the answer that was applied last.
  etag text,
  checked_at timestamptz,
  applied_at timestamptz,
  -- Why the last reading changed nothing; null when it was well.
  error text
);

-- Node ids of games that come by feed, far from those given by hand.
create sequence catalogue.feed_node_id as integer start 10000000;
