import type { ReturnHundredths } from '../bets/bets.ts'
import { doubleZero, type Place, type PlaceKind, type Pocket, type WheelKind } from './types.ts'
import { colourOf, isZero, pocketText, pocketsOf } from './wheel.ts'

/** What a winning stake returns, including the stake, in hundredths. */
export const returnByKind: Readonly<Record<PlaceKind, ReturnHundredths>> = {
  straight: 3600,
  split: 1800,
  street: 1200,
  corner: 900,
  'top-line': 700,
  'six-line': 600,
  column: 300,
  dozen: 300,
  'even-chance': 200,
}

/** Every place of the table of a wheel, by its id. */
export const placesOf = (wheel: WheelKind): ReadonlyMap<string, Place> => tables[wheel]

/** The id of an inside place: its kind and its numbers. */
export const insideId = (kind: PlaceKind, pockets: readonly Pocket[]): string =>
  [kind, ...pockets.map(pocketText)].join('-')

const inside = (kind: PlaceKind, pockets: readonly Pocket[]): Place => ({
  id: insideId(kind, pockets),
  kind,
  pockets,
})

const numbers: readonly Pocket[] = Array.from({ length: 36 }, (_, at) => at + 1)

const where = (holds: (pocket: Pocket) => boolean): Pocket[] => numbers.filter(holds)

const insidePlaces = (): Place[] =>
  numbers.flatMap((first) => {
    const places: Place[] = []
    const column = (first - 1) % 3
    const isLastStreet = first > 33
    if (column < 2) places.push(inside('split', [first, first + 1]))
    if (!isLastStreet) places.push(inside('split', [first, first + 3]))
    if (column < 2 && !isLastStreet) {
      places.push(inside('corner', [first, first + 1, first + 3, first + 4]))
    }
    if (column > 0) return places
    places.push(inside('street', [first, first + 1, first + 2]))
    if (!isLastStreet) {
      places.push(
        inside('six-line', [first, first + 1, first + 2, first + 3, first + 4, first + 5]),
      )
    }
    return places
  })

const zeroPlaces: Readonly<Record<WheelKind, readonly Place[]>> = {
  european: [
    inside('split', [0, 1]),
    inside('split', [0, 2]),
    inside('split', [0, 3]),
    inside('street', [0, 1, 2]),
    inside('street', [0, 2, 3]),
    inside('corner', [0, 1, 2, 3]),
  ],
  american: [
    inside('split', [0, doubleZero]),
    inside('split', [0, 1]),
    inside('split', [0, 2]),
    inside('split', [doubleZero, 2]),
    inside('split', [doubleZero, 3]),
    inside('street', [0, 1, 2]),
    inside('street', [0, doubleZero, 2]),
    inside('street', [doubleZero, 2, 3]),
    inside('top-line', [0, doubleZero, 1, 2, 3]),
  ],
}

const outsidePlaces: readonly Place[] = [
  ...[1, 2, 3].map((column): Place => ({
    id: `column-${column}`,
    kind: 'column',
    pockets: where((pocket) => pocket % 3 === column % 3),
  })),
  ...[1, 2, 3].map((dozen): Place => ({
    id: `dozen-${dozen}`,
    kind: 'dozen',
    pockets: where((pocket) => Math.ceil(pocket / 12) === dozen),
  })),
  evenChance('low', (pocket) => pocket <= 18),
  evenChance('even', (pocket) => pocket % 2 === 0),
  evenChance('red', (pocket) => colourOf(pocket) === 'red'),
  evenChance('black', (pocket) => colourOf(pocket) === 'black'),
  evenChance('odd', (pocket) => pocket % 2 === 1),
  evenChance('high', (pocket) => pocket > 18),
]

function evenChance(id: string, holds: (pocket: Pocket) => boolean): Place {
  return { id, kind: 'even-chance', pockets: where(holds) }
}

const tableOf = (wheel: WheelKind): ReadonlyMap<string, Place> => {
  const straights = pocketsOf(wheel)
    .toSorted((one, other) => Number(isZero(other)) - Number(isZero(one)) || one - other)
    .map((pocket) => inside('straight', [pocket]))
  const places = [...straights, ...zeroPlaces[wheel], ...insidePlaces(), ...outsidePlaces]
  return new Map(places.map((place) => [place.id, place]))
}

const tables: Readonly<Record<WheelKind, ReadonlyMap<string, Place>>> = {
  european: tableOf('european'),
  american: tableOf('american'),
}
