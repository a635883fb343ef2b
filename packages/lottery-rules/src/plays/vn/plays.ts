import { choose, range } from '../../counting.ts'
import { byHits, containAll } from '../../forms/contain.ts'
import { ballsOf } from '../../forms/items.ts'
import { straight } from '../../forms/straight.ts'
import type { Balls, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { digitBalls, rowOf } from '../rows.ts'
import { isOnSide, sideBalls } from '../two-sides.ts'

type Region = {
  readonly group: 'VN_NORTH' | 'VN_CENTRAL' | 'VN_SOUTH'
  /** The first of our own ids for the region. */
  readonly first: number
  /** How many numbers are drawn, and how many of them have at least three digits. */
  readonly numbers: number
  readonly ofThree: number
  /** Index of the first prize, and of prizes 8 and 7 if each has only one number. */
  readonly firstPrize: number
  readonly eighth?: number
  readonly seventh?: number
}

const twoDigits: Balls = { values: range(0, 99), width: 2, join: '-' }
const threeDigits: Balls = { values: range(0, 999), width: 3, join: '-' }
const win = { tier: 'win', stakes: 1 } as const

type Parts = Pick<Parameters<typeof definePlay>[0], 'form' | 'tiers' | 'see'>

const play = (region: Region, offset: number, name: string, rule: string, parts: Parts): Play =>
  definePlay({
    playId: region.first + offset,
    name,
    rule,
    group: region.group,
    menu: { group: name, subGroup: rule },
    kind: 'odds',
    prizeModes: ['VN'],
    ...parts,
  })

const digitsOf = (number: number, count: number): readonly number[] =>
  [...String(number % 10 ** count).padStart(count, '0')].map(Number)

/** The last digits of one prize by their rows: "0_4_1". */
const lastDigits = (index: number, count: number): Parts => ({
  form: straight(
    ['thousands', 'hundreds', 'tens', 'ones']
      .slice(4 - count)
      .map((label) => rowOf(label, digitBalls)),
  ),
  tiers: { win: ratio(10 ** count) },
  see: ({ numbers }) => digitsOf(numbers[index] ?? 0, count),
})

/** A number that is counted once for each prize that ends with it. */
const everyPrize = (balls: Balls, modulus: number, numbers: number): Parts => ({
  form: ballsOf(rowOf('numbers', balls, 1, 100), (ball, seen) => {
    const stakes = seen.filter((number) => number === ball).length
    return stakes > 0 ? { tier: 'win', stakes } : undefined
  }),
  tiers: { win: ratio(modulus, numbers) },
  // The numbers with fewer digits come last.
  see: (result) => result.numbers.slice(0, numbers).map((number) => number % modulus),
})

const lastTwoOfAll: Play['see'] = ({ numbers }) => numbers.map((number) => number % 100)

/** In how many of 100^draws ways each of `size` numbers comes at least once. */
const waysToCome = (size: number, draws: number): bigint =>
  range(0, size).reduce((sum, missing) => {
    const ways = BigInt(choose(size, missing)) * BigInt(100 - missing) ** BigInt(draws)
    return missing % 2 === 0 ? sum + ways : sum - ways
  }, 0n)

/** A number of numbers that must all be drawn (xiên). */
const together = (size: number, draws: number): Parts => ({
  form: containAll(size, rowOf('numbers', twoDigits, size, 10)),
  tiers: { win: ratio(100n ** BigInt(draws), waysToCome(size, draws)) },
  see: lastTwoOfAll,
})

/** A number of numbers none of which may be drawn (trượt). */
const absent = (size: number, draws: number): Parts => ({
  form: byHits(size, rowOf('numbers', twoDigits, size, 15), (hits) =>
    hits === 0 ? 'win' : undefined,
  ),
  tiers: { win: ratio(100n ** BigInt(draws), BigInt(100 - size) ** BigInt(draws)) },
  see: lastTwoOfAll,
})

const digitAt = (index: number, place: 0 | 1): Parts => ({
  form: ballsOf(rowOf('digits', digitBalls), (ball, [seen]) => (ball === seen ? win : undefined)),
  tiers: { win: ratio(10) },
  see: ({ numbers }) => [digitsOf(numbers[index] ?? 0, 2)[place] ?? 0],
})

/** Big from 50 on. */
const sides = (index: number): Parts => ({
  form: ballsOf(rowOf('sides', sideBalls), (side, [seen = 0]) =>
    isOnSide(side, seen, 50) ? win : undefined,
  ),
  tiers: { win: ratio(2) },
  see: ({ numbers }) => [(numbers[index] ?? 0) % 100],
})

const playsOf = (region: Region): readonly Play[] => {
  const add = (offset: number, name: string, rule: string, parts: Parts) =>
    play(region, offset, name, rule, parts)
  const { numbers, ofThree, firstPrize, seventh, eighth } = region
  return [
    add(0, 'Special', 'Last2', lastDigits(0, 2)),
    add(1, 'AnyPrize', 'Loto2', everyPrize(twoDigits, 100, numbers)),
    add(2, 'Special', 'Last3', lastDigits(0, 3)),
    add(3, 'AnyPrize', 'Loto3', everyPrize(threeDigits, 1000, ofThree)),
    add(4, 'Special', 'Head', digitAt(0, 0)),
    add(5, 'Special', 'Tail', digitAt(0, 1)),
    ...[2, 3, 4].map((size) =>
      add(4 + size, 'AnyPrize', `Together${size}`, together(size, numbers)),
    ),
    ...[4, 8, 10].map((size, index) =>
      add(9 + index, 'AnyPrize', `Absent${size}`, absent(size, numbers)),
    ),
    add(12, 'FirstPrize', 'Last2', lastDigits(firstPrize, 2)),
    add(13, 'Special', 'Last4', lastDigits(0, 4)),
    add(14, 'Special', 'TwoSides', sides(0)),
    ...(eighth === undefined ? [] : [add(15, 'EighthPrize', 'Last2', lastDigits(eighth, 2))]),
    ...(seventh === undefined ? [] : [add(16, 'SeventhPrize', 'Last3', lastDigits(seventh, 3))]),
  ]
}

const eighteen = { numbers: 18, ofThree: 17, firstPrize: 1, seventh: 16, eighth: 17 } as const

/** Our own ids, because the reference lists none. */
export const vnPlays: readonly Play[] = [
  ...playsOf({ group: 'VN_NORTH', first: 9400, numbers: 27, ofThree: 23, firstPrize: 1 }),
  ...playsOf({ group: 'VN_CENTRAL', first: 9430, ...eighteen }),
  ...playsOf({ group: 'VN_SOUTH', first: 9460, ...eighteen }),
]
