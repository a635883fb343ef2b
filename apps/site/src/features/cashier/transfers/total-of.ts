import { formatMoney, parseMoney } from '@trevo/money/money.ts'

/** What so many people are sent together, of the amount that is sent to each; zero while there is no amount. */
export const totalOf = (amount: string, people: number): string =>
  formatMoney(parseMoney(amount || '0') * BigInt(people))
