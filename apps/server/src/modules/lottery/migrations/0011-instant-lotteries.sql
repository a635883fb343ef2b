-- Instant lotteries (raspadinhas): tickets of an edition with a fixed prize plan. A seed shuffles the prizes; its
-- hash and the root over all tickets are public before the first sale, and the seed once sales have ended.
--
-- version before: knows none of these tables.
create table lottery.instant_game (
  -- Also the number of its game in the catalogue.
  id integer primary key,
  brand_id integer not null,
  code text not null,
  names jsonb not null,
  look text not null,
  -- The plan of the next edition.
  price_minor bigint not null check (price_minor > 0),
  ticket_count integer not null check (ticket_count between 100 and 200000),
  -- From the highest down: amountMinor as text, and count.
  prizes jsonb not null,
  edition_days integer not null check (edition_days between 1 and 365),
  sort_order integer not null default 0,
  unique (brand_id, code)
);

create table lottery.instant_edition (
  id integer generated always as identity primary key,
  game_id integer not null references lottery.instant_game,
  number integer not null check (number > 0),
  price_minor bigint not null check (price_minor > 0),
  ticket_count integer not null check (ticket_count > 0),
  prizes jsonb not null,
  edition_days integer not null,
  commitment text not null,
  root text not null,
  -- `ready` waits for the edition before it; `withdrawn` had another plan and was never sold.
  state text not null default 'ready' check (state in ('ready', 'open', 'closed', 'withdrawn')),
  -- Tickets are sold in the order of their numbers.
  sold_count integer not null default 0 check (sold_count between 0 and ticket_count),
  -- Prizes won of each amount, in the order of the plan.
  won_counts integer[] not null,
  paid_minor bigint not null default 0,
  published_at timestamptz not null,
  opened_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('sold_out', 'day')),
  unique (game_id, number),
  check (state in ('open', 'closed') or sold_count = 0),
  check ((state = 'closed') = (closed_at is not null and closed_by is not null))
);
create unique index instant_edition_open on lottery.instant_edition (game_id) where state = 'open';
create unique index instant_edition_ready on lottery.instant_edition (game_id) where state = 'ready';

-- Secret until the edition is closed.
create table lottery.instant_seed (
  edition_id integer primary key references lottery.instant_edition,
  seed text not null
);

-- Consecutive tickets of an edition, with what they won.
create table lottery.instant_order (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  client_id uuid not null,
  edition_id integer not null references lottery.instant_edition,
  first_ticket integer not null check (first_ticket > 0),
  ticket_count integer not null check (ticket_count between 1 and 10),
  stake_minor bigint not null check (stake_minor > 0),
  prize_minor bigint not null check (prize_minor >= 0),
  placed_at timestamptz not null,
  unique (member_id, client_id),
  -- Under the lock of the edition no two orders have a ticket in common.
  unique (edition_id, first_ticket)
);
create index instant_order_of_member on lottery.instant_order (member_id, id desc);
