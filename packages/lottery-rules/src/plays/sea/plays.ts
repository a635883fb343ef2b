import { range } from '../../counting.ts'
import { containAll } from '../../forms/contain.ts'
import {
  equalSets,
  inAnyOrder,
  mixedOfThree,
  pairAndSingle,
  sameNumbers,
} from '../../forms/digit-sets.ts'
import { ballsOf } from '../../forms/items.ts'
import { manualOf, straight } from '../../forms/straight.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { anyDigits, isRising, shapeOf } from '../digits/context.ts'
import { digitBalls, entryOf, rowOf } from '../rows.ts'

type SeaGroup = 'SEA_THAI' | 'SEA_LAO' | 'SEA_VN'
type Place = { readonly group: SeaGroup; readonly name: string; readonly reads: readonly number[] }
type Parts = Pick<Parameters<typeof definePlay>[0], 'form' | 'tiers'>

const play = (playId: number, place: Place, rule: string, parts: Parts): Play =>
  definePlay({
    ...place,
    playId,
    rule,
    menu: { group: place.name, subGroup: rule },
    kind: 'odds',
    prizeModes: ['SEA'],
    ...parts,
  })
const exactOf = (size: number) =>
  straight(
    ['thousands', 'hundreds', 'tens', 'ones']
      .slice(4 - size)
      .map((label) => rowOf(label, digitBalls)),
  )
const numbers = ({ reads }: Place): Parts => ({
  form: exactOf(reads.length),
  tiers: { win: ratio(10 ** reads.length) },
})
const typed = ({ reads }: Place): Parts => ({
  form: manualOf(exactOf(reads.length), entryOf(digitBalls, reads.length)),
  tiers: { win: ratio(10 ** reads.length) },
})
const isGroup = (entry: readonly number[]) => isRising(entry) && new Set(entry).size > 1

/** A number in any order, by how many of its digits are equal. */
const combines: Readonly<Record<number, Parts>> = {
  2: {
    form: manualOf(inAnyOrder(sameNumbers), entryOf(digitBalls, 2), isGroup),
    tiers: { win: ratio(50) },
  },
  3: {
    form: manualOf(inAnyOrder(mixedOfThree), entryOf(digitBalls, 3), isGroup),
    tiers: { com3: ratio(1000, 3), com6: ratio(1000, 6) },
  },
  4: {
    form: manualOf(
      inAnyOrder(
        (combination, seen) =>
          sameNumbers(combination, seen) && { tier: `shape${shapeOf(combination)}`, stakes: 1 },
      ),
      entryOf(digitBalls, 4),
      isGroup,
    ),
    tiers: {
      shape1111: ratio(10_000, 24),
      shape211: ratio(10_000, 12),
      shape22: ratio(10_000, 6),
      shape31: ratio(10_000, 4),
    },
  },
}
const anyOrder = (place: Place): Parts => {
  const parts = combines[place.reads.length]
  if (!parts) throw new RangeError(`no numbers of ${place.reads.length} digits in any order`)
  return parts
}
/** A digit that comes at least at one of the places. */
const anyDigit = ({ reads }: Place): Parts => ({
  form: containAll(1, anyDigits),
  tiers: { win: ratio(10 ** reads.length, 10 ** reads.length - 9 ** reads.length) },
})
const place = (group: SeaGroup, name: string, reads: readonly number[]): Place => ({
  group,
  name,
  reads,
})

const thai3 = place('SEA_THAI', 'Last3', [3, 4, 5])
const thai2 = place('SEA_THAI', 'Last2', [4, 5])
const lower2 = place('SEA_THAI', 'Lower2', [6, 7])
const thai: readonly Play[] = [
  play(2057, thai3, 'Straight', numbers(thai3)),
  play(2059, thai3, 'Combine', anyOrder(thai3)),
  play(2062, thai2, 'Straight', numbers(thai2)),
  play(2064, thai2, 'Combine', anyOrder(thai2)),
  play(2066, lower2, 'Straight', numbers(lower2)),
  play(2069, thai3, 'AnyDigit', anyDigit(thai3)),
  play(2480, thai3, 'StraightSingle', typed(thai3)),
  play(2481, thai2, 'StraightSingle', typed(thai2)),
  play(2482, lower2, 'StraightSingle', typed(lower2)),
  play(2483, thai3, 'Com6', {
    form: equalSets({ size: 3, times: 1 }, { ...anyDigits, min: 3 }),
    tiers: { win: ratio(1000, 6) },
  }),
  play(2484, thai3, 'Com3', {
    form: pairAndSingle({ ...anyDigits, min: 2 }),
    tiers: { win: ratio(1000, 3) },
  }),
  play(2485, thai2, 'Com', {
    form: equalSets({ size: 2, times: 1 }, { ...anyDigits, min: 2 }),
    tiers: { win: ratio(50) },
  }),
  play(2486, lower2, 'AnyDigit', anyDigit(lower2)),
  play(2487, thai2, 'AnyDigit', anyDigit(thai2)),
]

const [lao4, lao3] = [place('SEA_LAO', 'All4', range(0, 3)), place('SEA_LAO', 'Last3', [1, 2, 3])]
const [laoLast2, laoFirst2] = [
  place('SEA_LAO', 'Last2', [2, 3]),
  place('SEA_LAO', 'First2', [0, 1]),
]
const lao: readonly Play[] = [
  play(2129, lao4, 'Straight', numbers(lao4)),
  play(2131, lao4, 'Combine', anyOrder(lao4)),
  play(2134, lao3, 'Straight', numbers(lao3)),
  play(2136, lao3, 'Combine', anyOrder(lao3)),
  play(2139, laoLast2, 'Straight', numbers(laoLast2)),
  play(2141, laoFirst2, 'Straight', numbers(laoFirst2)),
  play(2144, lao3, 'AnyDigit', anyDigit(lao3)),
  play(2146, laoLast2, 'AnyDigit', anyDigit(laoLast2)),
]

const [vn4, vn3] = [
  place('SEA_VN', 'FirstPrizeLast4', [1, 2, 3, 4]),
  place('SEA_VN', 'FirstPrizeLast3', [2, 3, 4]),
]
const [vn2, second2] = [
  place('SEA_VN', 'FirstPrizeLast2', [3, 4]),
  place('SEA_VN', 'SecondPrizeLast2', [8, 9]),
]
const vietnamStyle: readonly Play[] = [
  play(2092, vn4, 'Straight', numbers(vn4)),
  play(2094, vn4, 'Combine', anyOrder(vn4)),
  play(2097, vn3, 'Straight', numbers(vn3)),
  play(2099, vn3, 'Combine', anyOrder(vn3)),
  play(2102, vn2, 'Straight', numbers(vn2)),
  play(2104, second2, 'Straight', numbers(second2)),
  play(2107, vn2, 'AnyDigit', anyDigit(vn2)),
  play(2109, second2, 'AnyDigit', anyDigit(second2)),
]

const pictures = rowOf('pictures', { values: range(0, 5), width: 1, join: '' })
const timesOf = (ball: number, seen: readonly number[]) =>
  seen.filter((number) => number === ball).length
const fish = (playId: number, rule: string, parts: Parts): Play =>
  definePlay({
    playId,
    name: 'Fish',
    rule,
    group: 'SEA_FISH',
    menu: { group: 'Fish', subGroup: rule },
    kind: 'odds',
    prizeModes: ['SEA'],
    reads: [0, 1, 2],
    ...parts,
  })

export const seaPlays: readonly Play[] = [
  ...thai,
  ...lao,
  ...vietnamStyle,
  fish(2299, 'EachPicture', {
    form: ballsOf(pictures, (ball, seen) => {
      const stakes = timesOf(ball, seen)
      return stakes > 0 ? { tier: 'win', stakes } : undefined
    }),
    tiers: { win: ratio(2) },
  }),
  fish(2302, 'TwoPictures', { form: containAll(2, pictures), tiers: { win: ratio(216, 30) } }),
  fish(2305, 'ThreeAlike', {
    form: ballsOf(pictures, (ball, seen) =>
      timesOf(ball, seen) === 3 ? { tier: 'win', stakes: 1 } : undefined,
    ),
    tiers: { win: ratio(216) },
  }),
]
