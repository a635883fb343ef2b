import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { Measure } from '../engine/measure.ts'
import { pricedBouts } from './bouts.ts'
import { leanArena } from './lean-arena.ts'
import { placesOf } from './odds.ts'
import { placeNames } from './texts.ts'
import type { ArenaPlace, ArenaTitle, ArenaView } from './types.ts'

/** Every bout and whether the place wins in it, each with its probability. */
const outcomesOf = (title: ArenaTitle, place: ArenaPlace): WeightedOutcome[] =>
  pricedBouts(title).flatMap(({ count, chances, odds }) => {
    const { wins, of } = chances.get(place) ?? { wins: 0n, of: 1n }
    const chance = Number(wins) / Number(of)
    return [
      { weight: count * chance, payoutStakes: (odds.get(place) ?? 0) / 100 },
      { weight: count * (1 - chance), payoutStakes: 0 },
    ]
  })

export const measure: Measure<ArenaTitle, never, ArenaView> = {
  wagers: (title) => {
    const stakeMinor = title.stakeStepsMinor[0] ?? 0n
    return placesOf(title).map((place) => ({
      id: place,
      label: placeNames(place),
      stakeMinor,
      choice: { bets: [{ bet: place, stakeMinor: stakeMinor.toString() }] },
      exact: figuresOf(outcomesOf(title, place)),
    }))
  },
  decide: () => {
    throw new RangeError('a contest is decided at once')
  },
  leanPayout: (title, { id }) => {
    const place = placesOf(title).find((one) => one === id)
    return place && leanArena(title, place)
  },
}
