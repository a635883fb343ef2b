import type { ReturnHundredths } from '../bets/bets.ts'
import type { Place, PlaceKind, SicBoReturns } from './types.ts'

export const faces = [1, 2, 3, 4, 5, 6] as const

const evenChances = ['small', 'big', 'odd', 'even'] as const

const place = (kind: PlaceKind, ...numbers: number[]): Place => ({
  id: [kind, ...numbers].join('-'),
  kind,
  numbers,
})

const allPlaces: readonly Place[] = [
  ...evenChances.map((id): Place => ({ id, kind: 'even-chance', numbers: [] })),
  ...Array.from({ length: 14 }, (_, at) => place('total', at + 4)),
  ...faces.map((face) => place('single', face)),
  ...faces.flatMap((low) =>
    faces.filter((high) => high > low).map((high) => place('pair', low, high)),
  ),
  ...faces.map((face) => place('double', face)),
  ...faces.map((face) => place('triple', face)),
  place('any-triple'),
]

/** Every place of the table by its id. */
export const placesById: ReadonlyMap<string, Place> = new Map(allPlaces.map((one) => [one.id, one]))

const winsEvenChance = (id: string, total: number): boolean => {
  switch (id) {
    case 'small':
      return total <= 10
    case 'big':
      return total >= 11
    case 'odd':
      return total % 2 === 1
    default:
      return total % 2 === 0
  }
}

/** What a total pays if it comes. */
export const returnOfTotal = ({ totals }: SicBoReturns, total: number): ReturnHundredths =>
  totals[Math.min(total, 21 - total) - 4] ?? 0

/** What a stake on a place returns with three dice. */
export const returnOf = (
  returns: SicBoReturns,
  { id, kind, numbers }: Place,
  dice: readonly number[],
): ReturnHundredths => {
  const total = dice.reduce((sum, die) => sum + die, 0)
  const isTriple = new Set(dice).size === 1
  const [first = 0] = numbers
  const count = dice.filter((die) => die === first).length
  switch (kind) {
    case 'even-chance':
      return !isTriple && winsEvenChance(id, total) ? returns.evenChance : 0
    case 'total':
      return total === first ? returnOfTotal(returns, total) : 0
    case 'single':
      return returns.single[count - 1] ?? 0
    case 'pair':
      return numbers.every((number) => dice.includes(number)) ? returns.pair : 0
    case 'double':
      return count >= 2 ? returns.double : 0
    case 'triple':
      return count === 3 ? returns.triple : 0
    case 'any-triple':
      return isTriple ? returns.anyTriple : 0
    default:
      return kind satisfies never
  }
}
