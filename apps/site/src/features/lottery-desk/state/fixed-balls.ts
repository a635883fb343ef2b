import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import type { Play, Rows, Selection } from '@trevo/lottery-rules/play.ts'
import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import { deskRowsOf, selectionsOf, setRow, type Picks } from './picks.ts'

/**
 * Fixed balls (dan) are in every bet, the other marked ones (tuo) alternate. The bets are the entries
 * of the same play typed by hand, so this is offered where a play has both.
 */
const typedTwinOf = (play: Play): Play | undefined => {
  const [row] = deskRowsOf(play)
  const isOneRow = play.form.rows.length === 1 && play.places === undefined
  if (!row || !isOneRow || play.form.entry === 'manual' || play.twin === undefined) return undefined
  const twin = findPlay(play.twin)
  const size = twin?.form.rows[0]
  const isSameSize = size?.min === row.spec.min && size.max === row.spec.min && row.spec.min > 1
  return twin?.form.entry === 'manual' && isSameSize ? twin : undefined
}

/** How many balls may be fixed: fewer than a bet has; 0 if none may. */
export const fixedMaxOf = (play: Play): number =>
  typedTwinOf(play) ? (play.form.rows[0]?.min ?? 1) - 1 : 0

/** Fixes a ball, which also marks it, or unfixes it. */
export const toggleFixed = (picks: Picks, play: Play, ball: number): Picks => {
  const fixed = picks.fixed ?? []
  if (fixed.includes(ball)) return { ...picks, fixed: fixed.filter((other) => other !== ball) }
  if (fixed.length >= fixedMaxOf(play)) return picks
  const marked = picks.rows[0] ?? []
  const withIt = marked.includes(ball) ? picks : setRow(picks, 0, [...marked, ball])
  return { ...withIt, fixed: [...fixed, ball] }
}

const choose = (balls: readonly number[], count: number): number[][] => {
  if (count === 0) return [[]]
  return balls.flatMap((ball, index) =>
    choose(balls.slice(index + 1), count - 1).map((rest) => [ball, ...rest]),
  )
}

const entriesOf = (play: Play, { rows, fixed = [] }: Picks): Rows => {
  const others = (rows[0] ?? []).filter((ball) => !fixed.includes(ball))
  const left = (play.form.rows[0]?.min ?? 0) - fixed.length
  return choose(others, left).map((chosen) => [...fixed, ...chosen].toSorted((a, b) => a - b))
}

/** What the selection buys, and of which play: with fixed balls, of the one typed by hand. */
export const betOf = (
  play: Play,
  picks: Picks,
): { readonly play: Play; readonly selections: readonly Selection[] } => {
  const twin = (picks.fixed ?? []).length > 0 ? typedTwinOf(play) : undefined
  if (!twin) return { play, selections: selectionsOf(play, picks) }
  const rows = entriesOf(play, picks)
  const selections = rows.length > 0 ? [{ playId: twin.playId, places: picks.places, rows }] : []
  return { play: twin, selections }
}

/** Stakes of everything that is marked. */
export const countBet = (play: Play, picks: Picks): number => {
  const bet = betOf(play, picks)
  return bet.selections.reduce((sum, selection) => sum + countStakes(bet.play, selection), 0)
}
