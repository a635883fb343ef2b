-- Rights that move money, prizes or prices, or change what is paid: `moneyRights` of the contract.
create or replace function staff.moves_money(right_code text) returns boolean
language sql immutable parallel safe as $$
  select right_code = any (array[
    'agents.change', 'brands.cashier', 'catalogue.change', 'deposits.return', 'games.decide',
    'ledger.adjust', 'lottery.change', 'lottery.draw', 'lottery.pay', 'loyalty.change',
    'loyalty.decide', 'prizes.decide', 'promotions.change', 'promotions.decide', 'trading.limits',
    'trading.settle', 'trading.suspend', 'withdrawals.approve', 'withdrawals.refuse'
  ]);
$$;
