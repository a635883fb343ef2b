import { figuresOf, type WeightedOutcome } from '../bets/figures-of.ts'
import type { BetsChoice } from '../bets/bets.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import { placesOf, returnByKind } from '../roulette/places.ts'
import { kindNames } from '../roulette/texts.ts'
import { placeKinds, type PlaceKind } from '../roulette/types.ts'
import { pocketsOf } from '../roulette/wheel.ts'
import { totalOf } from './draw-lit.ts'
import { leanLitRoulette } from './lean-lit-roulette.ts'
import type { LitRouletteTitle, LitRouletteView } from './types.ts'

/** How many numbers are lit on average. */
export const meanCountOf = ({ counts }: LitRouletteTitle): number =>
  counts.reduce((sum, { count, weight }) => sum + count * weight, 0) / totalOf(counts)

/** A number is lit with the mean count over all numbers, independently of which others are. */
const straightOutcomes = (title: LitRouletteTitle): WeightedOutcome[] => {
  const pocketCount = pocketsOf(title.wheel).length
  const isLit = meanCountOf(title) / pocketCount
  return [
    { weight: 1 - isLit, payoutStakes: title.straightReturn / 100 },
    ...title.litOdds.map(({ odds, weight }) => ({
      weight: (isLit * weight) / totalOf(title.litOdds),
      payoutStakes: 1 + odds,
    })),
    { weight: pocketCount - 1, payoutStakes: 0 },
  ]
}

const wagerOf = (title: LitRouletteTitle, kind: PlaceKind): MeasuredWager[] => {
  const place = placesOf(title.wheel)
    .values()
    .find((one) => one.kind === kind)
  const stakeMinor = title.stakeStepsMinor[0]
  if (!place || !stakeMinor) return []
  const covered = place.pockets.length
  const outcomes =
    kind === 'straight'
      ? straightOutcomes(title)
      : [
          { weight: covered, payoutStakes: returnByKind[kind] / 100 },
          { weight: pocketsOf(title.wheel).length - covered, payoutStakes: 0 },
        ]
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

export const measure: Measure<LitRouletteTitle, never, LitRouletteView> = {
  wagers: (title) => placeKinds.flatMap((kind) => wagerOf(title, kind)),
  decide: () => {
    throw new RangeError('roulette is decided at once')
  },
  leanPayout: (title, { choice }) => {
    // The wagers above are one bet each.
    const [placed] = (choice as BetsChoice).bets
    return placed && leanLitRoulette(title, placed.bet)
  },
}
