import { figuresOf } from '../bets/figures-of.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import type { BetsChoice } from '../bets/bets.ts'
import { returnOf } from './engine.ts'
import { leanRoulette } from './lean-roulette.ts'
import { placesOf } from './places.ts'
import { kindNames } from './texts.ts'
import { placeKinds, type PlaceKind, type RouletteTitle, type RouletteView } from './types.ts'
import { pocketsOf } from './wheel.ts'

const wagerOf = (title: RouletteTitle, kind: PlaceKind): MeasuredWager[] => {
  const place = placesOf(title.wheel)
    .values()
    .find((one) => one.kind === kind)
  const stakeMinor = title.stakeStepsMinor[0]
  if (!place || !stakeMinor) return []
  const outcomes = pocketsOf(title.wheel).map((pocket) => ({
    weight: 1,
    payoutStakes: returnOf(title, place.id, pocket) / 100,
  }))
  return [
    {
      id: kind,
      label: kindNames(kind),
      stakeMinor,
      choice: { bets: [{ bet: place.id, stakeMinor: stakeMinor.toString() }] },
      exact: figuresOf(outcomes),
    },
  ]
}

export const measure: Measure<RouletteTitle, never, RouletteView> = {
  wagers: (title) => placeKinds.flatMap((kind) => wagerOf(title, kind)),
  decide: () => {
    throw new RangeError('roulette is decided at once')
  },
  leanPayout: (title, { choice }) => {
    // The wagers above are one bet each.
    const [placed] = (choice as BetsChoice).bets
    return placed && leanRoulette(title, placed.bet)
  },
}
