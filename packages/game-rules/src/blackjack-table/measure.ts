import { figuresOfMain } from '../blackjack/count-rounds.ts'
import type { Measure, MeasuredWager, WagerFigures } from '../engine/measure.ts'
import { hintOf } from './hint.ts'
import { placeIdOf } from './places.ts'
import { wagerNames } from './texts.ts'
import type {
  BlackjackTableAction,
  BlackjackTableTitle,
  BlackjackTableView,
  DoublesWay,
  SideBetPlace,
} from './types.ts'

const counted = new Map<string, WagerFigures>()

/**
 * One seat by basic strategy, without insurance. Other seats make no difference: cards taken by rules
 * that use only the open cards leave the distribution of the next ones unchanged.
 */
const countedFigures = ({ deckCount, handCountMax }: BlackjackTableTitle): WagerFigures => {
  const key = `${deckCount},${handCountMax}`
  const figures = counted.get(key) ?? figuresOfMain(deckCount, handCountMax)
  counted.set(key, figures)
  return figures
}

const sideWagers = ['seat-and-perfect-pairs', 'seat-and-21+3'] as const

const doublesOf: Partial<Record<keyof typeof wagerNames, DoublesWay>> = {
  'behind-following': 'follow',
  'behind-leaving': 'leave',
}
const besideOf: Partial<Record<keyof typeof wagerNames, SideBetPlace>> = {
  'seat-and-perfect-pairs': 'perfect-pairs',
  'seat-and-21+3': '21+3',
}

const wagerOf = (
  title: BlackjackTableTitle,
  id: keyof typeof wagerNames,
): Omit<MeasuredWager, 'exact'> => {
  const chipMinor = title.stakeStepsMinor[0] ?? 0n
  const [doubles, beside] = [doublesOf[id], besideOf[id]]
  const main = placeIdOf({ seat: 1, isBehind: doubles !== undefined })
  const places = beside ? [main, beside] : [main]
  const bets = places.map((bet) => ({ bet, stakeMinor: String(chipMinor) }))
  return {
    id,
    label: wagerNames[id],
    stakeMinor: chipMinor * BigInt(places.length),
    choice: doubles === undefined ? { bets } : { bets, doubles },
  }
}

/**
 * A seat and a bet behind that follows its raises have the same return, which is counted; one that
 * does not follow, and a side bet at a seat, is simulated (`../blackjack/count-side-bets.ts` counts
 * each side bet separately).
 */
export const measure: Measure<BlackjackTableTitle, BlackjackTableAction, BlackjackTableView> = {
  wagers: (title) => [
    ...(['seat', 'behind-following'] as const).map((id) => ({
      ...wagerOf(title, id),
      get exact() {
        return countedFigures(title)
      },
    })),
    ...(['behind-leaving', ...(title.sideBets ? sideWagers : [])] as const).map((id) => ({
      ...wagerOf(title, id),
      exact: undefined,
    })),
  ],
  decide: (_title, _wager, { view, legal }) => {
    const kind = view.outcome ? hintOf(view.outcome) : 'deal'
    const found = legal.find(({ action }) => action.kind === kind)
    if (!found) throw new RangeError('nothing is to be decided')
    return found
  },
}
