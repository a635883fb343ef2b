-- The tree: who stands below whom. A node's path lists everybody above from the top, and itself last,
-- so that a subtree is a range of the index (docs/adr/0024).
create table agents.node (
  member_id bigint primary key,
  brand_id integer not null,
  path bigint[] not null check (path[array_length(path, 1)] = member_id),
  -- Under which link the member registered, if any.
  link_id uuid,
  placed_at timestamptz not null,
  -- Those directly below a node in the order of their lists.
  upline_id bigint
  generated always as (path[array_length(path, 1) - 1]) stored
);
create index node_path on agents.node (path);
create index node_link on agents.node (link_id) where link_id is not null;
create index node_upline on agents.node (upline_id, member_id desc);

-- Where a node stood before it was moved: figures of those days stay with whoever stood above then.
create table agents.former_path (
  member_id bigint not null,
  path bigint[] not null,
  until timestamptz not null,
  operator text not null,
  reason text not null,
  primary key (member_id, until)
);
create index former_path_above on agents.former_path using gin (path);

-- Addresses under which an agent registers members.
create table agents.register_link (
  link_id uuid primary key,
  brand_id integer not null,
  agent_id bigint not null,
  -- Part of the address, as compared.
  code text not null check (code ~ '^[a-z0-9-]{1,14}$'),
  -- 0 registers members, 1 agents.
  member_type smallint not null check (member_type in (0, 1)),
  note text not null default '',
  created_at timestamptz not null,
  -- Null for ever.
  ends_at timestamptz,
  closed_at timestamptz,
  -- Of a link and its rates: what whoever registers under it is given.
  gives jsonb not null default '{"rebates": [], "series": []}'
);
create unique index register_link_code on agents.register_link (brand_id, code);
create index register_link_of on agents.register_link (agent_id, created_at desc, link_id);

-- Counts of a team, kept as its sums are: an overview of the largest reads as little as of the smallest.

-- How many stand below a node now.
create table agents.team_size (
  node_id bigint primary key,
  members integer not null
);

-- Placed, and not yet counted by those above: the reader of the ledger's stream counts them.
create table agents.uncounted (
  member_id bigint primary key
);

-- Who came below a node on a day of the brand, and who deposited for the first time.
create table agents.joined_day (
  node_id bigint not null,
  day date not null,
  placed integer not null default 0,
  first_deposits integer not null default 0,
  primary key (node_id, day)
);

-- A member's days with stakes below a node follow each other: so many go from one day to the next. Of a
-- span of days each member who played has exactly one that leads out of it.
create table agents.active_link (
  node_id bigint not null,
  day date not null,
  -- 'infinity' after the last one.
  next_day date not null,
  members integer not null,
  primary key (node_id, day, next_day)
);

-- Accounts that agents created by themselves: asked for again, the same one; so many a day.
create table agents.direct_account (
  agent_id bigint not null,
  -- Chosen by whoever creates.
  client_id text not null,
  member_id bigint not null,
  created_at timestamptz not null,
  primary key (agent_id, client_id)
);
create index direct_account_time on agents.direct_account (agent_id, created_at);

-- What agents write to the agent above and to members directly below; the inbox of each receiver is told
-- a moment later, once by the id of the message.
create table agents.message (
  message_id bigint primary key generated always as identity,
  brand_id integer not null,
  sender_id bigint not null,
  -- Chosen by whoever sends.
  client_id text not null,
  sent_to text not null check (sent_to in ('upline', 'chosen', 'all')),
  receiver_ids bigint[] not null check (cardinality(receiver_ids) between 1 and 500),
  body text not null check (length(body) between 1 and 500),
  sent_at timestamptz not null,
  told_at timestamptz,
  unique (sender_id, client_id)
);
create index message_of_sender on agents.message (sender_id, message_id desc);
create index message_of_day on agents.message (sender_id, sent_at);
create index message_untold on agents.message (message_id) where told_at is null;

-- Where a member stood at an instant.
create function agents.path_at(of_member bigint, at timestamptz) returns bigint[]
language sql stable as $$
  select coalesce(
    (select path from agents.former_path where member_id = of_member and until > at
     order by until limit 1),
    (select path from agents.node where member_id = of_member)
  )
$$;
