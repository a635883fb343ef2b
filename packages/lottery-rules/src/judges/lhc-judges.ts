import { chosenOf, type Judge, type Judges } from './judge.ts'

const redBalls = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'
const blueBalls = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'
const two = (number: number | undefined) => String(number).padStart(2, '0')
const colour = (ball: string) =>
  redBalls.includes(ball) ? '1' : blueBalls.includes(ball) ? '2' : '3'

/** The properties of a ball, in the codes of the contents. */
const factsOf = (ball: string) => {
  const number = Number(ball)
  const size = number > 24 ? '0' : '1'
  const parity = number % 2 === 1 ? '2' : '3'
  const digits = Number(ball[0]) + Number(ball[1])
  return {
    sides: [size, parity],
    combined: size + parity,
    digitSides: [digits > 6 ? '0' : '1', digits % 2 === 1 ? '2' : '3'],
    tailSides: [Number(ball[1]) > 4 ? '0' : '1'],
    half: [colour(ball) + size, colour(ball) + parity],
    halfHalf: colour(ball) + size + parity,
    headTail: [`1${ball[0]}`, `2${ball[1]}`],
  }
}
type Facts = ReturnType<typeof factsOf>

const of = (
  place: number,
  holds: (bet: string, facts: Facts, ball: string) => boolean,
  { isOne = true, isTied = true } = {},
): Judge => ({
  bets: (content) => (isOne ? [content] : [...content]),
  tierOf: (bet, numbers) => {
    const ball = two(numbers[place])
    if (isTied && ball === '49') return 'refund'
    return holds(bet, factsOf(ball), ball) ? bet : undefined
  },
})
const many = { isOne: false }
const sides = (place: number) => of(place, (bet, facts) => facts.sides.includes(bet), many)
const combined = (place: number) => of(place, (bet, facts) => facts.combined === bet)
const digitSides = (place: number) =>
  of(place, (bet, facts) => facts.digitSides.includes(bet), many)
const tails = (place: number) => of(place, (bet, facts) => facts.tailSides.includes(bet), many)
const colours = (place: number) =>
  of(place, (bet, _, ball) => colour(ball) === bet, { isTied: false })
const exact = (place: number): Judge => ({
  bets: (content) => content.split('-'),
  tierOf: (bet, numbers) => (two(numbers[place]) === bet ? 'win' : undefined),
})

const subsets = (
  size: number,
  tierOf: (hits: number, hasSpecial: boolean) => string | undefined,
): Judge => ({
  bets: (content) => chosenOf(content.split('-'), size).map((list) => list.join(' ')),
  tierOf: (bet, numbers) => {
    const balls = bet.split(' ')
    const normal = numbers.slice(0, 6).map(two)
    const hits = balls.filter((ball) => normal.includes(ball)).length
    return tierOf(hits, balls.includes(two(numbers[6])))
  },
})

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'UTC' })
const animalsByDay = new Map<string, number>()
const daysMax = 1_000
/**
 * Days next to a new moon within minutes of midnight in China, which ICU and the Hong Kong Observatory
 * put on different sides of it: the goat begins on 2027-02-06, the dog on 2030-02-03.
 */
const corrected: Readonly<Record<string, number>> = { '2027-02-06': 8, '2030-02-02': 10 }

/** The animal of a day's lunar year by the calendar of ICU: years of the rat are 2008, 2020, 2032. */
const yearOf = (drawnOn: string): number => {
  const known = animalsByDay.get(drawnOn)
  if (known !== undefined) return known
  const parts = lunar.formatToParts(new Date(`${drawnOn}T12:00:00Z`))
  // A part that the type library does not name.
  const year = parts.find((part) => String(part.type) === 'relatedYear')?.value
  const animal = corrected[drawnOn] ?? ((Number(year) - 2008) % 12) + 1
  if (animalsByDay.size < daysMax) animalsByDay.set(drawnOn, animal)
  return animal
}
const animalText = (ball: number | undefined, drawnOn: string) =>
  two(((yearOf(drawnOn) - 1 - ((ball ?? 1) - 1) + 48) % 12) + 1)
const own = (list: readonly string[], drawnOn: string) =>
  list.includes(two(yearOf(drawnOn))) ? 'own' : 'other'
const animalsJudge = (size: number, places: readonly number[]): Judge => ({
  bets: (content) => chosenOf(content.split('-'), size).map((list) => list.join(' ')),
  tierOf: (bet, numbers, drawnOn) => {
    const came = places.map((place) => animalText(numbers[place], drawnOn))
    const list = bet.split(' ')
    return list.every((one) => came.includes(one)) ? own(list, drawnOn) : undefined
  },
})
const all = [0, 1, 2, 3, 4, 5, 6]

const classes: Readonly<Record<string, string>> = {
  1: '02 04 05 07 09 12',
  2: '01 03 06 08 10 11',
  3: '02 07 08 10 11 12',
  4: '01 03 04 05 06 09',
  5: '01 02 03 04 05 06',
  6: '07 08 09 10 11 12',
}

export const lhcJudges: Judges = {
  1617: exact(6),
  1618: exact(6),
  1630: sides(6),
  1631: sides(6),
  1632: combined(6),
  1633: combined(6),
  1640: digitSides(6),
  1641: digitSides(6),
  1638: tails(6),
  1639: tails(6),
  1648: sides(6),
  1635: colours(6),
  1636: of(6, (bet, facts) => facts.half.includes(bet)),
  1637: of(6, (bet, facts) => facts.halfHalf === bet),
  1651: of(6, (bet, facts) => facts.headTail.includes(bet), { isTied: false }),
  1621: {
    bets: (content) => content.split('-'),
    tierOf: (bet, numbers) => (numbers.slice(0, 6).map(two).includes(bet) ? 'win' : undefined),
  },
  1653: {
    bets: (content) => [...content],
    tierOf: (bet, numbers) => {
      const sum = numbers.reduce((total, number) => total + number, 0)
      return [sum > 174, sum < 175, sum % 2 === 1, sum % 2 === 0][Number(bet)] ? bet : undefined
    },
  },
  ...Object.fromEntries(
    all.slice(0, 6).flatMap((place) => [
      [1642 + place, sides(place)],
      [1658 + 5 * place, sides(place)],
      [1659 + 5 * place, combined(place)],
      [1660 + 5 * place, digitSides(place)],
      [1661 + 5 * place, tails(place)],
      [1662 + 5 * place, colours(place)],
      [1623 + place, exact(place)],
    ]),
  ),
  2042: subsets(2, (hits) => (hits === 2 ? 'win' : undefined)),
  2044: subsets(3, (hits) => (hits === 3 ? 'win' : undefined)),
  2046: subsets(4, (hits) => (hits === 4 ? 'win' : undefined)),
  2048: subsets(3, (hits) => (hits > 1 ? `hits${hits}` : undefined)),
  2050: subsets(2, (hits, special) => {
    if (hits === 2) return 'both'
    return hits === 1 && special ? 'special' : undefined
  }),
  2052: subsets(2, (hits, special) => (hits === 1 && special ? 'win' : undefined)),
  ...Object.fromEntries(
    [5, 6, 7, 8, 9, 10, 11, 12].map((size) => [
      2138 + 2 * size,
      subsets(size, (hits, special) => (hits === 0 && !special ? 'win' : undefined)),
    ]),
  ),
  1693: animalsJudge(1, [6]),
  1694: animalsJudge(1, all),
  2033: animalsJudge(2, all),
  2035: animalsJudge(3, all),
  2037: animalsJudge(4, all),
  2039: animalsJudge(5, all),
  1730: {
    bets: (content) => [content],
    tierOf: (bet, numbers, drawnOn) => {
      const balls = Array.from({ length: 49 }, (_, index) => animalText(index + 1, drawnOn))
      const count = balls.filter((one) => bet.includes(one)).length
      return bet.includes(animalText(numbers[6], drawnOn)) ? `balls${count}` : undefined
    },
  },
  9501: {
    bets: (content) => [content],
    tierOf: (bet, numbers, drawnOn) => {
      const members = classes[bet] ?? ''
      return members.includes(animalText(numbers[6], drawnOn))
        ? own(members.split(' '), drawnOn)
        : undefined
    },
  },
}
