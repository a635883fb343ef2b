import type { Chance } from '@trevo/fairness/chance.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import { placesById, returnOf } from './places.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { SicBoOutcome, SicBoTitle } from './types.ts'

const places: ReadonlySet<string> = new Set(placesById.keys())

const draw = (_title: SicBoTitle, chance: Chance): SicBoOutcome => {
  const dice = [chance.nextInt(6) + 1, chance.nextInt(6) + 1, chance.nextInt(6) + 1] as const
  return { dice, total: dice[0] + dice[1] + dice[2] }
}

/** Three numbers: a die each. */
export const engine = createBetsEngine<SicBoTitle, SicBoOutcome>({
  family: 'sic-bo',
  places: () => places,
  draw,
  returnOf: ({ returns }, bet, { dice }) => {
    const place = placesById.get(bet)
    if (!place) throw new RangeError(`no such place: ${bet}`)
    return returnOf(returns, place, dice)
  },
  maxWinStakes: ({ returns }) =>
    Math.max(
      returns.evenChance,
      ...returns.totals,
      ...returns.single,
      returns.pair,
      returns.double,
      returns.triple,
      returns.anyTriple,
    ) / 100,
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
