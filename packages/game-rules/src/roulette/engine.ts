import { createBetsEngine } from '../bets/create-bets-engine.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import { placesOf, returnByKind } from './places.ts'
import { outcomeFacts, rules } from './texts.ts'
import type { Pocket, RouletteOutcome, RouletteTitle, WheelKind } from './types.ts'
import { isZero, pocketsOf } from './wheel.ts'

const ids: Readonly<Record<WheelKind, ReadonlySet<string>>> = {
  european: new Set(placesOf('european').keys()),
  american: new Set(placesOf('american').keys()),
}

/** What a stake on a place returns when the ball lands in a pocket. */
export const returnOf = (title: RouletteTitle, bet: string, pocket: Pocket): ReturnHundredths => {
  const place = placesOf(title.wheel).get(bet)
  if (!place) throw new RangeError(`no such place: ${bet}`)
  if (place.pockets.includes(pocket)) return returnByKind[place.kind]
  return title.laPartage && isZero(pocket) && place.kind === 'even-chance' ? 50 : 0
}

/** Draws one number: the pocket, 37 of them or 38, with the double zero last. */
export const engine = createBetsEngine<RouletteTitle, RouletteOutcome>({
  family: 'roulette',
  places: (title) => ids[title.wheel],
  draw: (title, chance) => ({ pocket: chance.nextInt(pocketsOf(title.wheel).length) }),
  returnOf: (title, bet, { pocket }) => returnOf(title, bet, pocket),
  riskOutcomes: (title) =>
    pocketsOf(title.wheel).map((_, pocket) => ({ weight: 1, outcome: { pocket } })),
  maxWinStakes: () => returnByKind.straight / 100,
  rules: (title) => rules(title),
  outcomeFacts: (_title, { pocket }) => outcomeFacts(pocket),
})
