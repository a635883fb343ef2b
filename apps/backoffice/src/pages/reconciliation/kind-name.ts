import type { T } from '../../core/texts.tsx'

const known = [
  'payment_missed',
  'reversal_missed',
  'return_missed',
  'charge_missed',
  'payment_unknown_there',
  'amount_differs',
  'return_unknown_there',
  'return_unknown_here',
  'payment_stuck',
  'charge_unknown_here',
  'charge_unknown_there',
  'payout_missed',
  'payout_return_missed',
  'payout_unknown_here',
  'payout_unknown_there',
  'payout_end_differs',
  'payout_amount_differs',
  'payout_stuck',
] as const

/** A kind of difference in words; one that this version does not know bears the server's name. */
export const kindName = (t: T, kind: string): string => {
  const found = known.find((one) => one === kind)
  return found === undefined ? kind : t(`reconciliation.kind.${found}`)
}
