import type { Chance } from '@trevo/fairness/chance.ts'
import { createBetsEngine } from '../bets/create-bets-engine.ts'
import type { RiskOutcome } from '../bets/valid-stake.ts'
import { placesById, returnOf } from './places.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { SicBoOutcome, SicBoTitle } from './types.ts'

const places: ReadonlySet<string> = new Set(placesById.keys())

const draw = (_title: SicBoTitle, chance: Chance): SicBoOutcome => {
  const dice = [chance.nextInt(6) + 1, chance.nextInt(6) + 1, chance.nextInt(6) + 1] as const
  return { dice, total: dice[0] + dice[1] + dice[2] }
}

const pips = [1, 2, 3, 4, 5, 6] as const
const throws: readonly RiskOutcome<SicBoOutcome>[] = pips.flatMap((first) =>
  pips.flatMap((second) =>
    pips.map((third) => ({
      weight: 1,
      outcome: { dice: [first, second, third], total: first + second + third },
    })),
  ),
)

/** Three numbers: one per die. */
export const engine = createBetsEngine<SicBoTitle, SicBoOutcome>({
  family: 'sic-bo',
  places: () => places,
  draw,
  returnOf: ({ returns }, bet, { dice }) => {
    const place = placesById.get(bet)
    if (!place) throw new RangeError(`no such place: ${bet}`)
    return returnOf(returns, place, dice)
  },
  riskOutcomes: () => throws,
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
