-- Sit-and-gos: tournaments of one table. Chips of a tournament are no money: the buy-ins are held as
-- prize money by the table, from the first hand until places are paid. Such a table has the code of
-- its game with the code of the tournament after it (`texas-holdem:sng-2`).
-- version before: it knows no game of such a code and leaves the table alone; the constraints hold for
-- every row that it writes.
alter table cards.card_table
  -- Which one of its title; null at a table of money.
  add column sit_and_go text,
  -- What a seat pays into its prizes; the rest of the entry is the house's.
  add column buy_in_minor bigint check (buy_in_minor > 0 and buy_in_minor <= entry_minor),
  add constraint card_table_buy_in check ((sit_and_go is null) = (buy_in_minor is null)),
  -- Cards of its first hand were dealt: nobody comes or leaves any more.
  add column started_at timestamptz(3),
  -- Hands that were dealt; a deal that was void is none. They give the blinds.
  add column hand_count integer not null default 0 check (hand_count >= 0),
  -- Prizes that are not yet paid.
  add column prize_minor bigint not null default 0 check (prize_minor >= 0),
  add constraint card_table_prizes_paid check (state <> 'over' or prize_minor = 0);

alter table cards.seat
  -- Of the tournament.
  add column chips integer not null default 0 check (chips >= 0),
  -- Times in a row that it brought no seed.
  add column missed_seeds integer not null default 0 check (missed_seeds >= 0),
  add column finish_place integer check (finish_place > 0),
  add constraint seat_chips_at_table check (chips = 0 or state = 'seated'),
  drop constraint seat_returned_for_check,
  add constraint seat_returned_for_check
    check (returned_for in ('nobody_came', 'left', 'no_seed', 'cancelled'));

alter table cards.deal
  -- In a tournament, from 1: of two deals with the same number the first was void.
  add column hand_number integer check (hand_number > 0);

-- As before, with prizes that the table holds.
create or replace view cards.table_balance as
select t.id as table_id,
  coalesce(sum(s.entry_minor) filter (where s.state in ('seated', 'paying', 'paid')), 0)
    - coalesce(sum(s.stack_minor + s.payout_minor), 0) - t.rake_minor - t.prize_minor
    as difference_minor
from cards.card_table t left join cards.seat s on s.table_id = t.id
group by t.id;
