import { figuresOf } from '../bets/figures-of.ts'
import type { Measure, MeasuredWager } from '../engine/measure.ts'
import { faces, placesById, returnOf } from './places.ts'
import { placeNames } from './texts.ts'
import type { Place, SicBoTitle, SicBoView } from './types.ts'

const throws = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
)

// One place for each return: the others are its mirror images.
const isMeasured = ({ id, kind, numbers: [first = 0] }: Place): boolean => {
  if (kind === 'even-chance') return id === 'small'
  if (kind === 'total') return first <= 10
  if (kind === 'pair') return id === 'pair-1-2'
  return first <= 1
}

const wagerOf = (title: SicBoTitle, place: Place): MeasuredWager => {
  const stakeMinor = title.stakeStepsMinor[0] ?? 0n
  return {
    id: place.id,
    label: placeNames(place),
    stakeMinor,
    choice: { bets: [{ bet: place.id, stakeMinor: stakeMinor.toString() }] },
    exact: figuresOf(
      throws.map((dice) => ({
        weight: 1,
        payoutStakes: returnOf(title.returns, place, dice) / 100,
      })),
    ),
  }
}

export const measure: Measure<SicBoTitle, never, SicBoView> = {
  wagers: (title) =>
    [...placesById.values()].filter(isMeasured).map((place) => wagerOf(title, place)),
  decide: () => {
    throw new RangeError('sic bo is decided at once')
  },
}
