import { figuresOfMain } from '../blackjack/count-rounds.ts'
import type { Measure, MeasuredWager, WagerFigures } from '../engine/measure.ts'
import { hintOf } from './hint.ts'
import { placeIdOf } from './places.ts'
import { wagerNames } from './texts.ts'
import type { BlackjackTableAction, BlackjackTableTitle, BlackjackTableView } from './types.ts'

const counted = new Map<number, WagerFigures>()

/**
 * One hand, no split, by basic strategy. Other seats change nothing: cards that are taken by rules which
 * know only what lies open leave the next ones as likely as they were.
 */
const countedFigures = ({ deckCount }: BlackjackTableTitle): WagerFigures => {
  const figures = counted.get(deckCount) ?? figuresOfMain(deckCount, 1)
  counted.set(deckCount, figures)
  return figures
}

const wagerOf = (
  title: BlackjackTableTitle,
  id: keyof typeof wagerNames,
): Omit<MeasuredWager, 'exact'> => {
  const stakeMinor = title.stakeStepsMinor[0] ?? 0n
  const bet = placeIdOf({ seat: 1, isBehind: id !== 'seat' })
  const bets = [{ bet, stakeMinor: String(stakeMinor) }]
  const doubles = { 'behind-following': 'follow', 'behind-leaving': 'leave', seat: undefined }[id]
  return {
    id,
    label: wagerNames[id],
    stakeMinor,
    choice: doubles === undefined ? { bets } : { bets, doubles },
  }
}

/**
 * A seat and a bet behind that doubles with it return the same, counted; one that does not double is
 * simulated.
 */
export const measure: Measure<BlackjackTableTitle, BlackjackTableAction, BlackjackTableView> = {
  wagers: (title) => [
    ...(['seat', 'behind-following'] as const).map((id) => ({
      ...wagerOf(title, id),
      get exact() {
        return countedFigures(title)
      },
    })),
    { ...wagerOf(title, 'behind-leaving'), exact: undefined },
  ],
  decide: (_title, _wager, { view, legal }) => {
    const kind = view.outcome ? hintOf(view.outcome) : 'deal'
    const found = legal.find(({ action }) => action.kind === kind)
    if (!found) throw new RangeError('nothing is to be decided')
    return found
  },
}
