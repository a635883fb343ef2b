import { atPlaces, digitJudges as of } from './digit-judges.ts'
import { chosenOf, crossed, digitSum, type Judge, type Judges } from './judge.ts'

const [first2, first3, first4] = [
  [0, 2],
  [0, 3],
  [0, 4],
] as const
const [middle3, all] = [
  [1, 4],
  [0, 5],
] as const
const [last1, last2, last3, last4] = [
  [4, 5],
  [3, 5],
  [2, 5],
  [1, 5],
] as const

const threeDigits = (slice: readonly [number, number], ids: readonly number[]): Judges => {
  const judges = [
    of.straight(slice),
    of.single(slice),
    of.com3(slice),
    of.com6(slice),
    of.mixed(slice),
    of.join(slice),
    of.straightCom(slice),
    of.sum(slice),
    of.baodan3(slice),
    of.span(slice),
    of.special(slice),
    of.mixedSum(slice),
    of.sumTail(slice),
    of.code(slice, 1),
    of.code(slice, 2),
  ]
  return Object.fromEntries(judges.map((judge, index) => [ids[index], judge]))
}

const two = (slice: readonly [number, number], ids: readonly number[]): Judges => {
  const judges = [
    of.straight(slice),
    of.single(slice),
    of.com2(slice),
    of.sum(slice),
    of.join(slice),
    of.baodan2(slice),
    of.span(slice),
    of.single2(slice),
    of.sum2(slice),
    of.sidesOfTwo(slice),
  ]
  return Object.fromEntries(judges.map((judge, index) => [ids[index], judge]))
}

const four = (slice: readonly [number, number], first: number): Judges => ({
  [first]: of.shaped(slice, [[4, 1]]),
  [first + 1]: of.shaped(slice, [
    [1, 2],
    [2, 1],
  ]),
  [first + 2]: of.shaped(slice, [[2, 2]]),
  [first + 3]: of.shaped(slice, [
    [1, 3],
    [1, 1],
  ]),
})

/** A row for each place: as many as `size`, each with one of its digits. */
const anyRows = (size: number): Judge => ({
  bets: (content) => {
    const rows = content.split('_').map((row, place) => ({ row, place }))
    return chosenOf(
      rows.filter(({ row }) => row !== '#'),
      size,
    ).flatMap((chosen) =>
      crossed(chosen.map(({ row }) => row).join('_')).map((digits) =>
        chosen.map(({ place }, index) => `${place}=${digits[index]}`).join(' '),
      ),
    )
  },
  tierOf: (bet, numbers) =>
    bet.split(' ').every((one) => String(numbers[Number(one[0])]) === one[2]) ? 'win' : undefined,
})

const whole = (holds: (bet: string, came: string) => boolean): Judge => ({
  bets: (content) => [content],
  tierOf: (bet, numbers) => (holds(bet, numbers.join('')) ? bet : undefined),
})

const shows = (times: number): Judge => ({
  bets: (content) => [...content],
  tierOf: (bet, numbers) => (numbers.join('').split(bet).length > times ? 'win' : undefined),
})

const against = (left: number, right: number, isRefunded: boolean): Judge => ({
  bets: (content) => [content],
  tierOf: (bet, numbers) => {
    const sign = Math.sign((numbers[left] ?? 0) - (numbers[right] ?? 0))
    if (sign === 0 && bet !== '2') return isRefunded ? 'refund' : undefined
    return { '-1': '0', '0': '2', '1': '1' }[String(sign)] === bet ? bet : undefined
  },
})

/** The item's digit names the row, 4 for the ten-thousands. */
const placed = (judge: (bet: string, digit: string) => string | undefined): Judge => ({
  bets: (content, digit) => [...content].map((bet) => `${4 - (digit ?? 9)}${bet}`),
  tierOf: (bet, numbers) => judge(bet[1] ?? '', String(numbers[Number(bet[0])])),
})

const sidesOfDigit = ['56789', '01234', '13579', '02468']

const bullOf = (came: string): number => {
  for (const three of chosenOf(
    [...came].map((digit, at) => ({ digit, at })),
    3,
  )) {
    const others = [...came].filter((_, at) => !three.some((one) => one.at === at))
    if (three.reduce((sum, { digit }) => sum + Number(digit), 0) % 10 === 0) {
      return digitSum(others.join('')) % 10 || 10
    }
  }
  return 0
}

const handOf = (came: string): string => {
  const sorted = [...came].toSorted().join('')
  if (/(.)\1{4}/.test(sorted)) return '01'
  if (/(.)\1{3}/.test(sorted)) return '02'
  if (/(.)\1\1(.)\2|(.)\3(.)\4\4/.test(sorted)) return '03'
  if ('0123456789'.includes(sorted)) return '04'
  if (/(.)\1\1/.test(sorted)) return '05'
  if (/(.)\1.?(.)\2/.test(sorted)) return '06'
  return /(.)\1/.test(sorted) ? '07' : '08'
}

const baccarat = (bet: string, came: string): string | undefined => {
  const [b1, b2, , p1, p2] = [...came].map(Number) as [number, number, number, number, number]
  const [banker, player] = [(b1 + b2) % 10, (p1 + p2) % 10]
  const holds = [banker > player, player > banker, banker === player, b1 === b2, p1 === p2]
  if (holds[Number(bet)]) return bet
  return banker === player && Number(bet) < 2 ? 'refund' : undefined
}

const pairs = chosenOf([0, 1, 2, 3, 4], 2).toSorted(
  (a, b) => Number(a.join('')) - Number(b.join('')),
)

export const sscJudges: Judges = {
  31: of.straight(all),
  80: of.single(all),
  33: of.join(all),
  82: of.joinSingle(all),
  1601: of.shaped(all, [[5, 1]]),
  1602: of.shaped(all, [
    [1, 2],
    [3, 1],
  ]),
  1603: of.shaped(all, [
    [2, 2],
    [1, 1],
  ]),
  1604: of.shaped(all, [
    [1, 3],
    [2, 1],
  ]),
  1605: of.shaped(all, [
    [1, 3],
    [1, 2],
  ]),
  1606: of.shaped(all, [
    [1, 4],
    [1, 1],
  ]),
  48: of.straight(first4),
  83: of.single(first4),
  49: of.join(first4),
  ...four(first4, 1607),
  29: of.straight(last4),
  85: of.single(last4),
  30: of.join(last4),
  ...four(last4, 1611),
  ...threeDigits(first3, [40, 87, 42, 43, 44, 45, 46, 47, 2075, 2080, 2113, 9001, 9006, 68, 69]),
  ...threeDigits(middle3, [50, 89, 52, 53, 54, 55, 56, 57, 2076, 2081, 2115, 9002, 9007, 78, 79]),
  ...threeDigits(last3, [21, 91, 23, 24, 25, 26, 27, 28, 2077, 2082, 2117, 9003, 9008, 74, 75]),
  ...two(first2, [34, 93, 35, 39, 38, 2073, 2078, 9009, 9004, 62]),
  ...two(last2, [15, 95, 16, 20, 19, 2074, 2079, 9010, 9005, 63]),
  13: of.straight(last1),
  14: placed((bet, digit) => (bet === digit ? 'win' : undefined)),
  59: anyRows(2),
  97: atPlaces(2, of.single),
  182: atPlaces(2, of.sum),
  183: atPlaces(2, of.com2),
  9012: atPlaces(2, of.single2),
  9013: atPlaces(2, of.sum2),
  60: anyRows(3),
  98: atPlaces(3, of.single),
  178: atPlaces(3, of.sum),
  179: atPlaces(3, of.com3),
  180: atPlaces(3, of.com6),
  9011: atPlaces(3, of.mixed),
  9014: atPlaces(3, of.mixedSum),
  61: anyRows(4),
  99: atPlaces(4, of.single),
  174: atPlaces(4, (slice) => of.shaped(slice, [[4, 1]])),
  175: atPlaces(4, (slice) =>
    of.shaped(slice, [
      [1, 2],
      [2, 1],
    ]),
  ),
  176: atPlaces(4, (slice) => of.shaped(slice, [[2, 2]])),
  177: atPlaces(4, (slice) =>
    of.shaped(slice, [
      [1, 3],
      [1, 1],
    ]),
  ),
  1748: of.code(last4, 1),
  1749: of.code(last4, 2),
  1750: of.code(all, 1),
  1751: of.code(all, 2),
  1752: of.code(all, 3),
  169: shows(1),
  170: shows(2),
  171: shows(3),
  172: shows(4),
  2071: of.sides(all, 23),
  ...Object.fromEntries(pairs.map(([a = 0, b = 0], index) => [1738 + index, against(a, b, false)])),
  1753: whole((bet, came) => {
    const sum = digitSum(came)
    return (bet[0] === '0') === sum >= 23 && (bet[1] === '2') === (sum % 2 === 1)
  }),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((at) => [1754 + 10 * at, of.digit([at, at + 1])])),
  1828: placed((bet, digit) => (sidesOfDigit[Number(bet)]?.includes(digit) ? bet : undefined)),
  9020: of.sides(all, 23),
  1841: against(0, 4, true),
  1853: of.contains(all),
  2019: whole((bet, came) => bullOf(came) === Number(bet)),
  2026: whole((bet, came) => handOf(came) === bet),
  2123: {
    bets: (content) => [content],
    tierOf: (bet, numbers) => baccarat(bet, numbers.map((n) => (Number.isNaN(n) ? 0 : n)).join('')),
  },
}
