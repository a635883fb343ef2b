import type { LegResult } from '../markets/settle.ts'
import { shareOf, whole, type Share } from './dead-heat.ts'
import { placesOf, type OutrightKind } from './market.ts'
import type { Withdrawal } from './rule-four.ts'
import type { TableRow } from './table.ts'

export type OutrightEnd = { readonly result: LegResult; readonly share: Share }

const back: OutrightEnd = { result: 'void', share: whole }

/** The result of a selection by the final table; stakes on competitors not in it, such as withdrawn ones, are refunded. */
export const settleOutright = (
  kind: OutrightKind,
  code: string,
  table: readonly TableRow[],
): OutrightEnd => {
  const row = table.find((one) => one.code === code)
  // Nobody is left to compete against.
  if (!row || table.length <= placesOf[kind]) return back
  const share = shareOf(row, placesOf[kind])
  return share.won === 0 ? { result: 'lost', share: whole } : { result: 'won', share }
}

/** Separates selections that share a place in a list of winners: `A`, then `B=C`. */
export const tieSign = '='

/** Whether a list of winners determines who shares which place, if more are named than win. */
export const isClearOrder = (kind: OutrightKind, winners: readonly string[]): boolean =>
  placesOf[kind] === 1 ||
  winners.length <= placesOf[kind] ||
  winners.some((one) => one.includes(tieSign))

/** The place of a selection among winners listed from the first place. */
const placeAmong = (winners: readonly string[], code: string, places: number) => {
  if (!winners.some((one) => one.includes(tieSign))) {
    // In a plain list each has a place or, if it is longer than the places, all share the first.
    return { place: 1, tied: winners.length <= places ? 1 : winners.length }
  }
  const groups = winners.map((one) => one.split(tieSign))
  const at = groups.findIndex((group) => group.includes(code))
  const above = groups.slice(0, at).reduce((sum, group) => sum + group.length, 0)
  return { place: above + 1, tied: groups[at]?.length ?? 1 }
}

/** Named by hand, the first place first: shared places are divided by the dead-heat rule. */
export const settleNamed = (
  kind: OutrightKind,
  code: string,
  {
    winners,
    withdrawn,
  }: { readonly winners: readonly string[]; readonly withdrawn: readonly Withdrawal[] },
): OutrightEnd => {
  if (winners.length === 0 || withdrawn.some((one) => one.code === code)) return back
  if (!winners.some((one) => one.split(tieSign).includes(code))) {
    return { result: 'lost', share: whole }
  }
  const share = shareOf(placeAmong(winners, code, placesOf[kind]), placesOf[kind])
  return share.won === 0 ? { result: 'lost', share: whole } : { result: 'won', share }
}
