import type { Right } from '../rights.ts'

/**
 * Rights that move money, prizes or prices, or change what is paid; nobody who manages staff holds one. The
 * database judges by the same list (`staff.moves_money`).
 */
export const moneyRights = [
  'agents.change',
  'brands.cashier',
  'catalogue.change',
  'deposits.return',
  'games.decide',
  'ledger.adjust',
  'lottery.change',
  'lottery.draw',
  'lottery.pay',
  'loyalty.change',
  'loyalty.decide',
  'prizes.decide',
  'promotions.change',
  'promotions.decide',
  'trading.limits',
  'trading.settle',
  'trading.suspend',
  'withdrawals.approve',
  'withdrawals.refuse',
] as const satisfies readonly Right[]
