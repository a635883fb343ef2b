import { significantKinds } from '@trevo/contract/ops/ledger/events.ts'
import type { T } from '../../core/texts.tsx'

const columns = [
  'title',
  'paytable',
  'product',
  'vendor',
  'plays',
  'players',
  'stakes',
  'prizes',
  'grossRevenue',
  'returned',
  'declared',
  'day',
  'given',
  'commission',
  'adjustments',
  'netRevenue',
  'deposits',
  'withdrawals',
  'available',
  'held',
  'openStakes',
  'openCount',
  'jackpots',
  'liability',
  'measuredAt',
  'jackpot',
  'pool',
  'at',
  'member',
  'amount',
  'cause',
  'reason',
  'asked',
  'decided',
  'event',
  'transfer',
  'subject',
  'persons',
] as const

const events = [
  ...significantKinds,
  'failed_round',
  'failed_payment',
  'double_charge',
  'goodwill',
  'wrong_credit',
  'correction',
] as const

/** The heading of a report's column; one that this version does not know bears the server's name. */
export const nameColumn = (t: T, key: string): string => {
  const known = columns.find((one) => one === key)
  return known ? t(`column.${known}`) : key
}

/** An event or the cause of an adjustment in words. */
export const nameEvent = (t: T, code: string): string => {
  const known = events.find((one) => one === code)
  return known ? t(`event.${known}`) : code
}
