-- version before: writes none of the new columns, so that its rows have none of them. It would pay shares
-- as whole tickets: none is offered before `sharedTickets` of a brand's jurisdiction is set, which is done
-- once every copy knows them.

-- A ticket that several members hold in equal shares (bolão). Each holder's shares are an order of their
-- own; what is not sold out at the close goes back before the draw's root is made.
create table lottery.shared_ticket (
  id uuid primary key,
  brand_id integer not null,
  game_id integer not null references lottery.game,
  draw_id bigint not null references lottery.draw,
  prize_mode_id smallint not null,
  slip text not null,
  odds_return_bp integer not null,
  item_count integer not null check (item_count > 0),
  stakes_count integer not null check (stakes_count > 0),
  stake_minor bigint not null,
  share_of smallint not null check (share_of between 2 and 100),
  share_minor bigint not null check (share_minor > 0 and share_minor * share_of = stake_minor),
  -- Shares are taken in their order.
  taken_count smallint not null default 0 check (taken_count between 0 and share_of),
  state text not null default 'open' check (state in ('open', 'full', 'returned')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'full' or taken_count = share_of)
);
create index shared_ticket_open on lottery.shared_ticket (draw_id) where state = 'open';

alter table lottery.placed_order
  add column shared_ticket_id uuid references lottery.shared_ticket,
  -- From 0.
  add column share_first smallint,
  add column share_count smallint,
  add column share_of smallint,
  add constraint placed_order_shares check (
    num_nonnulls(shared_ticket_id, share_first, share_count, share_of) in (0, 4)
  );
create index placed_order_of_shared on lottery.placed_order (shared_ticket_id)
  where shared_ticket_id is not null;
