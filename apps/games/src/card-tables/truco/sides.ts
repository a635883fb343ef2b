import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { HandView, MatchView } from '@trevo/game-rules/truco/view.ts'
import { teamOf, type TrickResult } from '@trevo/game-rules/truco/tricks.ts'

/** The match in a view; undefined before cards are dealt. */
export const matchOf = ({ play }: CardTableView): MatchView | undefined =>
  play === null ? undefined : (play as unknown as MatchView) // the rules' own view

/** Where a seat is drawn: the player's own at the bottom, the others clockwise from there. */
export type Side = 'bottom' | 'right' | 'top' | 'left'

/** The sides of a table, clockwise from the player's own. */
export const sidesOf = (seatCount: number): readonly Side[] =>
  seatCount === 2 ? ['bottom', 'top'] : ['bottom', 'right', 'top', 'left']

/** A result as one side sees it. */
export const asMine = (
  result: TrickResult | undefined,
  mySeat: number,
): 'mine' | 'theirs' | 'tie' | 'open' => {
  if (result === undefined) return 'open'
  if (result === 'tie') return 'tie'
  return result === teamOf(mySeat) ? 'mine' : 'theirs'
}

/** The card that a seat played in a trick; undefined if it has not played yet. */
export const cardInTrick = (
  { cards, played }: HandView,
  seat: number,
  trick: number,
): string | undefined => {
  const place = played[seat]?.[trick]
  return place === undefined ? undefined : cards[seat]?.[place]?.code
}

/** The trick on the table: the current one, or the last while nobody has led. */
export const trickOnTable = ({ results, played, winner }: HandView): number => {
  const isLed = played.some((places) => places.length > results.length)
  return isLed || results.length === 0 || winner !== null
    ? Math.min(results.length, winner === null ? 2 : Math.max(0, results.length - 1))
    : results.length - 1
}

/** How many seats clockwise from the player's own a seat is; 0 is the player's own. */
export const turnsTo = (seat: number, { mySeat, seatCount }: CardTableView): number =>
  (seat - mySeat + seatCount) % seatCount
