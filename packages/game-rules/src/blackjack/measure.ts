import type { Measure, MeasuredWager, WagerFigures } from '../engine/measure.ts'
import { figuresOfMain } from './count-rounds.ts'
import { hintFor } from './hint.ts'
import { wagerNames } from './texts.ts'
import type { BlackjackAction, BlackjackBet, BlackjackTitle, BlackjackView } from './types.ts'

const counted = new Map<string, WagerFigures>()

/** Counted once, on first use. */
const countedFigures = ({ deckCount, handCountMax }: BlackjackTitle): WagerFigures => {
  const key = `${deckCount},${handCountMax}`
  const figures = counted.get(key) ?? figuresOfMain(deckCount, handCountMax)
  counted.set(key, figures)
  return figures
}

const wagerOf = (
  title: BlackjackTitle,
  sideBet: BlackjackBet | undefined,
): Omit<MeasuredWager, 'exact'> => {
  const chipMinor = title.stakeStepsMinor[0] ?? 0n
  const places: BlackjackBet[] = sideBet ? ['main', sideBet] : ['main']
  return {
    id: sideBet ? `main-and-${sideBet}` : 'main',
    label: wagerNames(sideBet),
    stakeMinor: chipMinor * BigInt(places.length),
    choice: { bets: places.map((bet) => ({ bet, stakeMinor: chipMinor.toString() })) },
  }
}

/**
 * The main bet is counted; with a side bet a round is simulated, because both are paid by the same
 * cards (`count-side-bets.ts` counts each side bet separately).
 */
export const measure: Measure<BlackjackTitle, BlackjackAction, BlackjackView> = {
  wagers: (title) => [
    {
      ...wagerOf(title, undefined),
      get exact() {
        return countedFigures(title)
      },
    },
    { ...wagerOf(title, 'perfect-pairs'), exact: undefined },
    { ...wagerOf(title, '21+3'), exact: undefined },
  ],
  decide: (_title, _wager, { view, legal }) => {
    const hint = hintFor(view, legal)
    const found = legal.find(({ action }) => action.kind === hint?.kind)
    if (!found) throw new RangeError('nothing is to be decided')
    return found
  },
}
