-- Operators look a ticket up by its number, or by that of its order, without its member.
--
-- version before: reads and writes tickets and orders as it did.
create index ticket_by_number on lottery.ticket (id);
create index order_by_number on lottery.placed_order (id);
