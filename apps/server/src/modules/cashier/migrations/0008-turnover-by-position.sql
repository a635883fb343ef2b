-- How far deposits are wagered is told by their position in the member's account, not by a clock: a
-- deposit that lands beside a withdrawal, or is booked by a copy whose clock is behind, keeps its
-- demand. The marks by time are left behind: without a mark the ledger is read from its beginning,
-- and whatever was wagered then is found wagered again.
drop table cashier.turnover_mark;
create table cashier.turnover_mark (
  member_id bigint primary key,
  -- Position (seq) of the last deposit that a withdrawal has considered.
  deposit_seq bigint not null check (deposit_seq > 0)
);

-- Whether a credited Pix of a member is being asked about: its bank may be taking it back.
create index payment_credited_asked on cashier.payment (member_id)
  where status = 'credited' and next_call_at is not null;
