import { digitJudges as of } from './digit-judges.ts'
import { digitSum, type Judge, type Judges } from './judge.ts'

type Slice = readonly [number, number]

/** Digits of two places that are not adjacent. */
const picked = (places: readonly number[], judge: (slice: Slice) => Judge): Judge => {
  const inner = judge([0, places.length])
  return {
    bets: inner.bets,
    tierOf: (bet, numbers, on) =>
      inner.tierOf(
        bet,
        places.map((place) => numbers[place] ?? 0),
        on,
      ),
  }
}

const placed = (
  length: number,
  tierOf: (bet: string, digit: number) => string | undefined,
): Judge => ({
  bets: (content, digit) => [...content].map((bet) => `${length - 1 - (digit ?? 9)}${bet}`),
  tierOf: (bet, numbers) => tierOf(bet[1] ?? '', numbers[Number(bet[0])] ?? 0),
})
const isDigit = (bet: string, digit: number) => (Number(bet) === digit ? 'win' : undefined)
const isSide = (bet: string, digit: number) =>
  ['56789', '01234', '13579', '02468'][Number(bet)]?.includes(String(digit)) ? bet : undefined

const value =
  (valueOf: (text: string) => number) =>
  (slice: Slice): Judge => ({
    bets: (content) => [content],
    tierOf: (bet, numbers) =>
      String(valueOf(numbers.slice(...slice).join(''))) === bet ? bet : undefined,
  })
const sumIs = value(digitSum)
const spanIs = value((text) => {
  const digits = [...text].toSorted()
  return Number(digits.at(-1)) - Number(digits[0])
})

const three: Slice = [0, 3]
const two = (
  slice: Slice,
  [straight, single, com, sides]: readonly [number, number, number, number],
) => ({
  [straight]: of.straight(slice),
  [single]: of.single(slice),
  [com]: of.com2(slice),
  [sides]: of.sidesOfTwo(slice),
})
const threeSet = (first: number, single: number): Judges => ({
  [first]: of.straight(three),
  [single]: of.single(three),
  [first + 1]: of.sum(three),
  [first + 2]: of.com3(three),
  [first + 3]: of.com6(three),
  [first + 4]: of.mixed(three),
  [first + 5]: of.mixedSum(three),
  [first + 6]: of.code(three, 1),
  [first + 7]: of.code(three, 2),
})

export const lfJudges: Judges = {
  ...threeSet(1408, 9201),
  ...two([0, 2], [1416, 9202, 1417, 1420]),
  ...two([1, 3], [1418, 9203, 1419, 1421]),
  1422: placed(3, isDigit),
  ...threeSet(1430, 9204),
  ...two([0, 2], [1438, 9205, 1439, 1444]),
  ...two([1, 3], [1440, 9206, 1441, 1445]),
  ...two([3, 5], [1442, 9207, 1443, 1446]),
  1447: placed(5, isDigit),
  2246: of.straight([0, 4]),
  9208: of.single([0, 4]),
  2247: of.shaped([0, 4], [[4, 1]]),
  2248: of.shaped(
    [0, 4],
    [
      [1, 2],
      [2, 1],
    ],
  ),
  2249: of.shaped([0, 4], [[2, 2]]),
  2250: of.shaped(
    [0, 4],
    [
      [1, 3],
      [1, 1],
    ],
  ),
  2251: of.straight([0, 3]),
  2252: of.com3([0, 3]),
  2253: of.com6([0, 3]),
  2254: of.straight([1, 4]),
  2255: of.com3([1, 4]),
  2256: of.com6([1, 4]),
  ...two([0, 2], [2257, 9209, 2258, 2262]),
  ...two([2, 4], [2259, 9210, 2260, 2263]),
  2261: placed(4, isDigit),
  2264: of.contains([0, 4]),
  ...Object.fromEntries([0, 1, 2].map((place) => [2169 + place, of.digit([place, place + 1])])),
  2172: of.straight([0, 2]),
  2173: picked([0, 2], of.straight),
  2174: of.straight([1, 3]),
  2175: of.straight(three),
  2176: of.contains(three),
  2178: of.com3(three),
  2179: of.com6(three),
  2180: sumIs([0, 2]),
  2181: picked([0, 2], sumIs),
  2182: sumIs([1, 3]),
  2183: sumIs(three),
  2184: spanIs(three),
  2185: placed(3, isSide),
  2186: of.sides(three, 14),
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].map((place) => [2190 + place, of.digit([place, place + 1])]),
  ),
}
