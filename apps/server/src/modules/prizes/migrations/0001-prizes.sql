-- Prizes and other money of members that is not paid: what waits, why, and what was tried
-- (Portaria SPA/MF 615/2024; Lei 14.790/2023, art. 32).
create schema prizes;
grant usage on schema prizes to trevo_app;

-- One row for each thing that waits, as its own module told of it last.
create table prizes.item (
  item_id bigint primary key generated always as identity,
  brand_id integer not null,
  product text not null check (
    product in ('lottery', 'sportsbook', 'games', 'rooms', 'withdrawals', 'accounts')
  ),
  kind text not null check (
    kind in ('draw', 'big_prize', 'lottery_credit', 'match', 'slip_credit', 'round', 'held_credit',
    'withdrawal', 'pix', 'balance')
  ),
  -- The record's id in its own module.
  ref text not null,
  -- Null for events, which many members wait for.
  member_id bigint,
  amount_minor bigint not null check (amount_minor >= 0),
  bets integer not null default 0,
  -- End of the event or session, the request of a withdrawal, the closing of an account.
  since timestamptz not null,
  -- By the law of its brand; null where none sets a time.
  due_at timestamptz,
  cause text not null check (
    cause in ('result', 'calculation', 'second_person', 'review', 'member', 'held', 'block',
    'institution', 'closed_account', 'payer')
  ),
  detail text,
  found_at timestamptz not null,
  read_at timestamptz not null,
  -- No longer told of: it was paid or decided.
  ended_at timestamptz
);
create unique index item_open on prizes.item (kind, ref) where ended_at is null;
create index item_by_age on prizes.item (brand_id, since, item_id) where ended_at is null;
create index item_late on prizes.item (brand_id, due_at) where ended_at is null and due_at is not null;
create index item_of_product on prizes.item (brand_id, product, since, item_id)
  where ended_at is null;
create index item_of_cause on prizes.item (brand_id, cause, since, item_id) where ended_at is null;
create index item_unread on prizes.item (kind, since) where ended_at is null;

-- What was tried, only added to.
create table prizes.event (
  event_id bigint primary key generated always as identity,
  item_id bigint not null references prizes.item,
  at timestamptz not null,
  kind text not null check (kind in ('noted', 'return_ordered', 'undeliverable', 'handed_over')),
  -- Both persons of an act of two.
  operator text not null,
  text text not null check (length(text) <= 500)
);
create index event_of_item on prizes.event (item_id, event_id desc);

create function prizes.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'prizes: an event is not changed';
end $$;
create trigger frozen before update or delete or truncate on prizes.event
  for each statement execute function prizes.refuse_change();
