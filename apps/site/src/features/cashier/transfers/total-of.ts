import { formatMoney, parseMoney } from '@trevo/money/money.ts'

/** The total for this many people at the amount for each; zero while there is no amount. */
export const totalOf = (amount: string, people: number): string =>
  formatMoney(parseMoney(amount || '0') * BigInt(people))
