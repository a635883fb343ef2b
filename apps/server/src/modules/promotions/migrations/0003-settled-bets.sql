-- A reward names a settled bet by its name in the ledger, whatever product it is of (docs/adr/0034).
--
-- version before: names a round by its vendor's code, and tickets and slips by their numbers; the function
-- knows these still.
create or replace function promotions.require_settled_bet() returns trigger
language plpgsql
as $$
declare
  number bigint := case when new.bet_txn ~ '^[0-9]{1,18}$' then new.bet_txn::bigint end;
begin
  if not coalesce((select l.needs_settled_bet from promotions.reward_law l
    where l.brand_id = new.brand_id), true) then
    return new;
  end if;
  if exists (
    select from bets.bet b
    where b.bucket = wallet.bucket_of(new.member_id * 4) and b.member_id = new.member_id
      and b.source in (new.bet_vendor, 'vendor:' || new.bet_vendor) and b.txn_id = new.bet_txn
      and b.state = 'settled' and b.money = 'real'
  ) then
    return new;
  end if;
  if new.bet_vendor = 'lottery' and exists (
    select from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = new.member_id and t.id = number
      and (t.status = 4 or (t.status in (2, 14) and d.status = 'settled'))
  ) then
    return new;
  end if;
  if new.bet_vendor = 'sportsbook' and exists (
    select from sportsbook.slip s
    where s.member_id = new.member_id and s.id = number and s.status not in ('open', 'void')
      and s.sold_back_minor < s.stake_minor
  ) then
    return new;
  end if;
  raise exception 'a reward of this brand names a settled bet of the member before it'
    using errcode = 'check_violation', constraint = 'reward_names_settled_bet';
end $$;
