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

-- A member's days in order, no longer a day's members.
alter table agents.active_day drop constraint active_day_pkey,
  add primary key (node_id, member_id, day);

-- Those directly below a node in the order of their lists.
alter table agents.node add column upline_id bigint
  generated always as (path[array_length(path, 1) - 1]) stored;
create index node_upline on agents.node (upline_id, member_id desc);

insert into agents.team_size
select node, count(*) from agents.node n, unnest(n.path) node where node <> member_id group by 1;

insert into agents.joined_day
select node, day, sum(placed), sum(first_deposits) from (
  select member_id, path, (placed_at at time zone 'America/Sao_Paulo')::date as day,
    1 as placed, 0 as first_deposits from agents.node
  union all
  select f.member_id, agents.path_at(f.member_id, f.happened_at),
    (f.happened_at at time zone 'America/Sao_Paulo')::date, 0, 1 from agents.first_deposit f
) joined, unnest(path) node where node <> member_id group by 1, 2;

insert into agents.active_link
select node_id, day, next_day, count(*) from (
  select node_id, day, lead(day, 1, 'infinity') over (partition by node_id, member_id order by day) as next_day
  from agents.active_day where bet_minor > 0
) followed group by 1, 2, 3;
