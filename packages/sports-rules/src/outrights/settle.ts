import type { LegResult } from '../markets/settle.ts'
import { shareOf, whole, type Share } from './dead-heat.ts'
import { placesOf, type OutrightKind } from './market.ts'
import type { Withdrawal } from './rule-four.ts'
import type { TableRow } from './table.ts'

export type OutrightEnd = { readonly result: LegResult; readonly share: Share }

const back: OutrightEnd = { result: 'void', share: whole }

/** What became of a choice by the final table; who is not in it, as the withdrawn are, gives stakes back. */
export const settleOutright = (
  kind: OutrightKind,
  code: string,
  table: readonly TableRow[],
): OutrightEnd => {
  const row = table.find((one) => one.code === code)
  // Nobody is left to come first against.
  if (!row || table.length <= placesOf[kind]) return back
  const share = shareOf(row, placesOf[kind])
  return share.won === 0 ? { result: 'lost', share: whole } : { result: 'won', share }
}

/** Named by hand: where more are named than there are places, all of them share. */
export const settleNamed = (
  kind: OutrightKind,
  code: string,
  {
    winners,
    withdrawn,
  }: { readonly winners: readonly string[]; readonly withdrawn: readonly Withdrawal[] },
): OutrightEnd => {
  if (winners.length === 0 || withdrawn.some((one) => one.code === code)) return back
  if (!winners.includes(code)) return { result: 'lost', share: whole }
  return { result: 'won', share: shareOf({ place: 1, tied: winners.length }, placesOf[kind]) }
}
