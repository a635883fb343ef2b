import { formatMoney, parseMoney } from '@trevo/money/money.ts'

/** What this many people are sent together, at the amount for each; zero while there is no amount. */
export const totalOf = (amount: string, people: number): string =>
  formatMoney(parseMoney(amount || '0') * BigInt(people))
