import { subsetsOf } from './counting.ts'
import { countStakes } from './count-stakes.ts'
import { differentWins } from './forms/define-form.ts'
import { getGroup } from './groups/all-groups.ts'
import type { Play, Selection, Win } from './play.ts'
import { countWays, waysAt } from './outcomes.ts'
import { payoutOf } from './prizes/prize-of.ts'
import { winsOf } from './wins-of.ts'

/** The maximum number of outcomes evaluated one by one, times the typed entries, each of which is evaluated too. */
const askedMax = 20_000

/** The places that decide, in the order in which the play uses them; undefined if it derives more from them. */
const plainPlaces = (play: Play, places: readonly number[], length: number) => {
  const chosen = play.places && [...subsetsOf(places, play.places.size)]
  if (chosen && chosen.length !== 1) return undefined
  const reads = chosen?.[0] ?? play.reads
  // Numbers that represent their places come out as these, unless the play uses something else.
  const marks = Array.from({ length }, (_, index) => -1 - index)
  const seen = play.see({ numbers: marks, drawnOn: '2026-01-01' }, reads ?? [])
  return reads && String(reads.map((index) => -1 - index)) === String(seen) ? reads : undefined
}

/**
 * The most that a selection can win in one draw: the winning stakes of its best outcomes, of which the
 * prizes decide which is the highest. Undefined if the rules do not derive it.
 *
 * @param drawnOn the draw's day, which decides the animals of LHC
 */
export const mostWins = (
  play: Play,
  selection: Omit<Selection, 'playId'>,
  drawnOn: string,
): readonly (readonly Win[])[] | undefined => {
  if (countStakes(play, selection) === 0) return [[]]
  const { pool, length } = getGroup(play.group)
  const { rows, places } = selection
  const plain = pool && plainPlaces(play, places, length)
  const best = plain && play.form.best?.(rows, { count: plain.length, isDistinct: pool.isDistinct })
  if (best) return best
  const reads = play.reads ?? places
  const asked = play.form.entry === 'manual' ? rows.length : 1
  if (!pool || reads.length === 0 || countWays(pool, reads.length) * asked > askedMax) {
    return undefined
  }
  const unknown = Array.from({ length }, () => Number.NaN)
  const outcomes = waysAt(pool, reads, unknown)
  return differentWins(outcomes.map((numbers) => winsOf(play, selection, { numbers, drawnOn })))
}

/** The most that a selection is paid in one draw, given the payout per stake of each tier. */
export const mostPayout = (
  candidates: readonly (readonly Win[])[],
  prizeOfTier: (tier: string) => bigint,
): bigint =>
  candidates.reduce((most, wins) => {
    const paid = payoutOf(wins, prizeOfTier)
    return paid > most ? paid : most
  }, 0n)
