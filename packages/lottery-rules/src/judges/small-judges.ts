import { digitJudges as of } from './digit-judges.ts'
import { chosenOf, crossed, entriesOf, sortText, type Judge, type Judges } from './judge.ts'

const text = (numbers: readonly number[]) => numbers.join('')
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Balls one by one, each evaluated separately. */
const each = (
  holds: (bet: string, numbers: readonly number[]) => boolean | 'refund',
  isOne = false,
): Judge => ({
  bets: (content) => (isOne ? [content] : [...content]),
  tierOf: (bet, numbers) => {
    const held = holds(bet, numbers)
    if (held === 'refund') return 'refund'
    return held ? bet : undefined
  },
})
const one = (holds: (bet: string, numbers: readonly number[]) => boolean | 'refund') =>
  each(holds, true)
const winning = (judge: Judge): Judge => ({
  bets: judge.bets,
  tierOf: (bet, numbers, on) => (judge.tierOf(bet, numbers, on) === undefined ? undefined : 'win'),
})

const sideOf = (value: number, bigFrom: number) => [
  value >= bigFrom,
  value < bigFrom,
  value % 2 === 1,
  value % 2 === 0,
]
const side = (bigFrom: number) => (bet: string, numbers: readonly number[]) =>
  sideOf(total(numbers), bigFrom)[Number(bet)] ?? false
const pairedSide = (bigFrom: number) => (bet: string, numbers: readonly number[]) => {
  const sides = sideOf(total(numbers), bigFrom)
  return (sides[Number(bet[0])] ?? false) && (sides[Number(bet[1])] ?? false)
}
const sumIs = one((bet, numbers) => total(numbers) === Number(bet))

/** How often a ball shows, as that many winning stakes. */
const counted: Judge = {
  bets: (content) => [...content],
  tierOf: (bet, numbers) => {
    const times = text(numbers).split(bet).length - 1
    return times > 0 ? ['win', times] : undefined
  },
}
const atLeast = (times: number): Judge =>
  winning(each((bet, numbers) => text(numbers).split(bet).length > times))
const together = (size: number): Judge => ({
  bets: (content) => chosenOf([...content], size).map((list) => list.join('')),
  tierOf: (bet, numbers) =>
    [...bet].every((ball) => text(numbers).includes(ball)) ? 'win' : undefined,
})

const shapeOf = (numbers: readonly number[], alphabet: string): string => {
  const sorted = sortText(text(numbers))
  const different = new Set(sorted).size
  if (different < 3) return different === 1 ? '0' : '2'
  const steps = [...sorted].flatMap((left) =>
    [...sorted].filter((right) => alphabet.includes(left + right)),
  ).length
  return { 0: '3', 1: '4', 2: '1' }[steps] ?? '?'
}
const shape = (alphabet: string) => each((bet, numbers) => shapeOf(numbers, alphabet) === bet)
const inARow = (numbers: readonly number[]) => '123456'.includes(sortText(text(numbers)))
const isTriple = (numbers: readonly number[]) => new Set(numbers).size === 1
const compared = one((bet, numbers) => {
  const sign = Math.sign((numbers[0] ?? 0) - (numbers[2] ?? 0))
  if (sign === 0) return bet === '2' ? true : 'refund'
  return bet === (sign > 0 ? '1' : '0')
})
const at = (place: number): Judge => each((bet, numbers) => numbers[place] === Number(bet))
const anyOrderText = (bets: Judge['bets']): Judge => ({
  bets,
  tierOf: (bet, numbers) => (sortText(text(numbers)) === bet ? 'win' : undefined),
})
const pairAndSingle: Judge['bets'] = (content) =>
  crossed(content)
    .filter(([pair, single]) => pair !== single)
    .map(([pair = '', single = '']) => sortText(pair + pair + single))

const k3Odds: Judges = {
  1932: each(side(11)),
  1933: one(pairedSide(11)),
  1934: sumIs,
  1935: counted,
  1936: one((bet, numbers) => text(numbers) === bet),
  1937: one((_, numbers) => isTriple(numbers)),
  1938: together(2),
  1939: atLeast(2),
  1940: shape('123456'),
  1941: winning(at(0)),
  1942: winning(at(1)),
  1943: winning(at(2)),
  1944: compared,
  1945: each((bet, numbers) => !isTriple(numbers) && side(11)(bet, numbers)),
}

export const k3Judges: Judges = {
  ...k3Odds,
  1917: sumIs,
  1918: each(side(11)),
  1919: one((_, numbers) => isTriple(numbers)),
  1920: one((bet, numbers) => text(numbers) === bet),
  1921: atLeast(2),
  1922: anyOrderText(pairAndSingle),
  1923: anyOrderText((content) => chosenOf([...content], 3).map((list) => list.join(''))),
  1924: anyOrderText(entriesOf),
  1925: together(2),
  1926: one((_, numbers) => inARow(numbers)),
  1927: together(1),
  1928: of.straight([0, 3]),
  1929: anyOrderText(entriesOf),
  1930: { bets: entriesOf, tierOf: together(2).tierOf },
  1931: one((bet, numbers) => sortText(text(numbers)) === bet),
}

const red = [3, 6, 9, 12, 15, 18, 21, 24]
const green = [1, 4, 7, 10, 16, 19, 22, 25]
const blue = [2, 5, 8, 11, 17, 20, 23, 26]

export const pcbJudges: Judges = {
  1905: sumIs,
  1906: each(side(14)),
  1907: one(pairedSide(14)),
  1908: one((bet, numbers) => (bet === '0' ? total(numbers) >= 22 : total(numbers) <= 5)),
  1909: one(
    (bet, numbers) => [red, blue, green][Number(bet) - 1]?.includes(total(numbers)) ?? false,
  ),
  1910: shape('01234567890'),
  1911: compared,
  1912: at(0),
  1913: at(1),
  1914: at(2),
  1915: each((bet, numbers) => total(numbers) % 10 === Number(bet)),
}

type Slice = readonly [number, number]
/** A number typed in rising order, by how many of its digits are alike. */
const combine = (slice: Slice): Judge => ({
  bets: entriesOf,
  tierOf: (bet, numbers) => {
    if (sortText(text(numbers.slice(...slice))) !== bet) return undefined
    const alike = Object.values(Object.groupBy([...bet], (digit) => digit)).map(
      (list) => list?.length ?? 0,
    )
    const written = alike.toSorted().toReversed().join('')
    return { 11: 'win', 21: 'com3', 111: 'com6' }[written] ?? `shape${written}`
  },
})

export const seaJudges: Judges = {
  2057: of.straight([3, 6]),
  2059: combine([3, 6]),
  2062: of.straight([4, 6]),
  2064: combine([4, 6]),
  2066: of.straight([6, 8]),
  2069: of.code([3, 6], 1),
  2480: of.single([3, 6]),
  2481: of.single([4, 6]),
  2482: of.single([6, 8]),
  2483: of.com6([3, 6]),
  2484: of.com3([3, 6]),
  2485: of.com2([4, 6]),
  2486: of.code([6, 8], 1),
  2487: of.code([4, 6], 1),
  2129: of.straight([0, 4]),
  2131: combine([0, 4]),
  2134: of.straight([1, 4]),
  2136: combine([1, 4]),
  2139: of.straight([2, 4]),
  2141: of.straight([0, 2]),
  2144: of.code([1, 4], 1),
  2146: of.code([2, 4], 1),
  2092: of.straight([1, 5]),
  2094: combine([1, 5]),
  2097: of.straight([2, 5]),
  2099: combine([2, 5]),
  2102: of.straight([3, 5]),
  2104: of.straight([8, 10]),
  2107: of.code([3, 5], 1),
  2109: of.code([8, 10], 1),
  2299: counted,
  2302: together(2),
  2305: winning(each((bet, numbers) => text(numbers) === bet.repeat(3))),
}
