import { chosenOf, crossed, type Judge, type Judges } from './judge.ts'

type Places = readonly number[]

const ballsOf = (content: string) => content.split('-')
const came = (numbers: readonly number[], places: Places) =>
  places.map((place) => String(numbers[place]).padStart(2, '0'))
const isOnce = (list: readonly string[]) => list.every((ball, at) => list.indexOf(ball) === at)

const exact = (places: Places): Judge => ({
  bets: (content) =>
    crossed(content, 2)
      .filter(isOnce)
      .map((list) => list.join(' ')),
  tierOf: (bet, numbers) => (came(numbers, places).join(' ') === bet ? 'win' : undefined),
})
const exactSingle = (places: Places): Judge => ({
  ...exact(places),
  bets: (content) => content.split(',').map((entry) => entry.split('_').join(' ')),
})
const anyOrder = (places: Places): Judge => ({
  bets: (content) => chosenOf(ballsOf(content), places.length).map((list) => list.join(' ')),
  tierOf: (bet, numbers) =>
    came(numbers, places).toSorted().join(' ') === bet ? 'win' : undefined,
})
const anyOrderSingle = (places: Places): Judge => ({
  ...anyOrder(places),
  bets: (content) => content.split(',').map((entry) => entry.split('_').join(' ')),
})

const all: Places = [0, 1, 2, 3, 4]
const hits = (size: number): Judge => ({
  bets: (content) => chosenOf(ballsOf(content), size).map((list) => list.join(' ')),
  tierOf: (bet, numbers) => {
    const balls = bet.split(' ')
    const drawn = came(numbers, all)
    const fits =
      size <= 5
        ? balls.every((ball) => drawn.includes(ball))
        : drawn.every((ball) => balls.includes(ball))
    return fits ? 'win' : undefined
  },
})
const hitsSingle = (size: number): Judge => ({
  ...hits(size),
  bets: (content) => content.split(',').map((entry) => entry.split('_').join(' ')),
})

/** The item's digit names the row; which place that is depends on the group. */
const placed = (
  placeOf: (digit: number) => number,
  tierOf: (bet: string, number: number) => string | undefined,
  split: (content: string) => readonly string[],
): Judge => ({
  bets: (content, digit) => split(content).map((bet) => `${placeOf(digit ?? 99)} ${bet}`),
  tierOf: (bet, numbers) => {
    const [place = '', ball = ''] = bet.split(' ')
    return tierOf(ball, numbers[Number(place)] ?? 0)
  },
})
const isBall = (bet: string, number: number) => (Number(bet) === number ? 'win' : undefined)
const at = (place: number): Judge => ({
  bets: ballsOf,
  tierOf: (bet, numbers) => isBall(bet, numbers[place] ?? 0),
})

const sum = (numbers: readonly number[], places: Places) =>
  places.reduce((total, place) => total + (numbers[place] ?? 0), 0)
const sumIs = (places: Places): Judge => ({
  bets: (content) => [content],
  tierOf: (bet, numbers) => (sum(numbers, places) === Number(bet) ? bet : undefined),
})
const holdsSide = (bet: string, value: number, bigFrom: number) =>
  [value >= bigFrom, value < bigFrom, value % 2 !== 0, value % 2 === 0][Number(bet)]
    ? bet
    : undefined

const against = (left: number, right: number): Judge => ({
  bets: (content) => [content],
  tierOf: (bet, numbers) =>
    (bet === '1') === (numbers[left] ?? 0) > (numbers[right] ?? 0) ? bet : undefined,
})

const singles = (from: number) =>
  Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((size) => [from + size, hitsSingle(size)]))

export const elevenFiveJudges: Judges = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((size) => [907 + size, hits(size)])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((size) => [1985 + size, hits(size)])),
  ...singles(98),
  918: exact([0, 1, 2]),
  107: exactSingle([0, 1, 2]),
  919: anyOrder([0, 1, 2]),
  9101: anyOrderSingle([0, 1, 2]),
  920: exact([0, 1]),
  109: exactSingle([0, 1]),
  921: anyOrder([0, 1]),
  9102: anyOrderSingle([0, 1]),
  9103: exact([1, 2, 3]),
  9104: anyOrder([1, 2, 3]),
  9105: exact([2, 3, 4]),
  9106: anyOrder([2, 3, 4]),
  9107: exact([3, 4]),
  9108: anyOrder([3, 4]),
  922: {
    bets: ballsOf,
    tierOf: (bet, numbers) => (came(numbers, [0, 1, 2]).includes(bet) ? 'win' : undefined),
  },
  923: placed((digit) => 4 - digit, isBall, ballsOf),
  916: {
    bets: (content) => [content],
    tierOf: (bet, numbers) => {
      const odds = numbers.filter((number) => number % 2 !== 0).length
      return `${odds}${5 - odds}` === bet ? bet : undefined
    },
  },
  917: {
    bets: (content) => [content],
    tierOf: (bet, numbers) => {
      const below = numbers.filter((number) => number < Number(bet)).length
      return below === 2 && numbers.includes(Number(bet)) ? bet : undefined
    },
  },
  1946: {
    bets: (content) => [...content],
    tierOf: (bet, numbers) => {
      const total = sum(numbers, all)
      if (total === 30 && Number(bet) < 2) return 'refund'
      return holdsSide(bet, total, 31)
    },
  },
  ...Object.fromEntries(all.map((place) => [1959 + 6 * place, at(place)])),
  9110: placed(
    (digit) => 4 - digit,
    (bet, number) => (number === 11 ? 'refund' : holdsSide(bet, number, 6)),
    (content) => [...content],
  ),
  1996: anyOrder([0, 1]),
  1997: anyOrder([0, 1, 2]),
  2000: exact([0, 1]),
  2001: exact([0, 1, 2]),
  2002: against(0, 4),
}

const sidesPlaced = placed(
  (digit) => digit,
  (bet, number) => holdsSide(bet, number, 6),
  (content) => [...content],
)
const sumSides: Judge = {
  bets: (content) => [...content],
  tierOf: (bet, numbers) => holdsSide(bet, sum(numbers, [0, 1]), 12),
}
const first = (size: number) => all.slice(0, size)

export const pk10Judges: Judges = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((size) => [1456 + size, exact(first(size))])),
  ...Object.fromEntries([2, 3, 4, 5].map((size) => [1730 + size, exactSingle(first(size))])),
  9301: anyOrder([0, 1]),
  9302: anyOrder([0, 1, 2]),
  1462: placed((digit) => digit, isBall, ballsOf),
  1463: placed((digit) => digit, isBall, ballsOf),
  1464: sumIs([0, 1]),
  1465: sumIs([0, 1, 2]),
  1466: sumIs([0, 9]),
  1467: sidesPlaced,
  1468: sidesPlaced,
  1469: sumSides,
  ...Object.fromEntries(all.map((front) => [1470 + front, against(front, 9 - front)])),
  1856: sidesPlaced,
  1885: sumIs([0, 1]),
  1886: sumSides,
  1887: sumSides,
  ...Object.fromEntries([...Array(10).keys()].map((place) => [1889 + place, at(place)])),
  ...Object.fromEntries(all.map((front) => [1900 + front, against(front, 9 - front)])),
}
