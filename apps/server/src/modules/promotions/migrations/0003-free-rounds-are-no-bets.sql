-- A free round is settled like any other, but its stake was the house's: it is no bet of the member.
create or replace function promotions.require_settled_bet() returns trigger
language plpgsql
as $$
begin
  if not coalesce((select l.needs_settled_bet from promotions.reward_law l
    where l.brand_id = new.brand_id), true) then
    return new;
  end if;
  if new.bet_vendor is null or new.bet_txn is null or not exists (
    select from play.fate f
    where f.vendor = new.bet_vendor and f.debit_txn = new.bet_txn and f.member_id = new.member_id
      and f.state = 'settled' and f.decided_at <= new.given_at
      and not exists (select from play.free_stake s
        where s.vendor = f.vendor and s.debit_txn = f.debit_txn)
  ) then
    raise exception 'a reward of this brand names a settled bet of the member before it'
      using errcode = 'check_violation', constraint = 'reward_names_settled_bet';
  end if;
  return new;
end $$;
