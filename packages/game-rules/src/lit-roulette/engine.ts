import { createBetsEngine } from '../bets/create-bets-engine.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import { placesOf, returnByKind } from '../roulette/places.ts'
import { pocketsOf } from '../roulette/wheel.ts'
import { drawLit } from './draw-lit.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { LitRouletteOutcome, LitRouletteTitle } from './types.ts'

const ids: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (['european', 'american'] as const).map((wheel) => [wheel, new Set(placesOf(wheel).keys())]),
)

const returnOf = (
  { wheel, straightReturn }: LitRouletteTitle,
  bet: string,
  { pocket, lit }: LitRouletteOutcome,
): ReturnHundredths => {
  const place = placesOf(wheel).get(bet)
  if (!place) throw new RangeError(`no such place: ${bet}`)
  if (!place.pockets.includes(pocket)) return 0
  if (place.kind !== 'straight') return returnByKind[place.kind]
  const found = lit.find((one) => one.pocket === pocket)
  return found ? 100 + 100 * found.odds : straightReturn
}

/** The numbers that are lit and what they pay, then the pocket. */
export const engine = createBetsEngine<LitRouletteTitle, LitRouletteOutcome>({
  family: 'lit-roulette',
  places: ({ wheel }) => ids.get(wheel) ?? new Set(),
  draw: (title, chance) => ({
    lit: drawLit(title, chance),
    pocket: chance.nextInt(pocketsOf(title.wheel).length),
  }),
  returnOf,
  // Nobody knows at the bets which numbers will be lit; any more than the usual is chance.
  riskOutcomes: ({ wheel }) =>
    pocketsOf(wheel).map((_, pocket) => ({ weight: 1, outcome: { lit: [], pocket } })),
  maxWinStakes: ({ litOdds }) => 1 + Math.max(...litOdds.map(({ odds }) => odds)),
  rules,
  outcomeFacts: (_title, outcome) => outcomeFacts(outcome),
})
