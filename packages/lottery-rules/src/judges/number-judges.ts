import { chosenOf, crossed, type Judge, type Judges } from './judge.ts'

const two = (number: number) => String(number).padStart(2, '0')

const chosen = (size: number, tierOf: (hits: number) => string | undefined): Judge => ({
  bets: (content) => chosenOf(content.split('-'), size).map((list) => list.join(' ')),
  tierOf: (bet, numbers) => {
    const drawn = numbers.map(two)
    return tierOf(bet.split(' ').filter((ball) => drawn.includes(ball)).length)
  },
})
const allOf = (size: number) => chosen(size, (hits) => (hits === size ? 'win' : undefined))
const from = (size: number, least: number) =>
  chosen(size, (hits) => (hits >= least ? `hits${hits}` : undefined))

export const brJudges: Judges = {
  9600: from(6, 4),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((size) => [9600 + size, allOf(size)])),
  9610: from(5, 2),
  ...Object.fromEntries([1, 2, 3, 4].map((size) => [9610 + size, allOf(size)])),
  9620: from(15, 11),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((size) => [9620 + size, allOf(size)])),
  9640: {
    bets: (content) => crossed(content).map((list) => list.join('')),
    tierOf: (bet, numbers) => {
      const hits = [...bet].filter((digit, index) => digit === String(numbers[index])).length
      return hits > 2 ? `hits${hits}` : undefined
    },
  },
}

const ends = (numbers: readonly number[], digits: number) =>
  numbers.map((number) => String(number).padStart(6, '0').slice(-digits))
const last = (index: number, digits: number): Judge => ({
  bets: (content) => crossed(content).map((list) => list.join('')),
  tierOf: (bet, numbers) => (ends(numbers, digits)[index] === bet ? 'win' : undefined),
})
const loto = (digits: number, numbersOf: (all: readonly number[]) => readonly number[]): Judge => ({
  bets: (content) => content.split('-'),
  tierOf: (bet, numbers) => {
    const times = ends(numbersOf(numbers), digits).filter((end) => end === bet).length
    return times > 0 ? ['win', times] : undefined
  },
})
const chosenEnds = (size: number, wins: (hits: number) => boolean): Judge => ({
  bets: (content) => chosenOf(content.split('-'), size).map((list) => list.join(' ')),
  tierOf: (bet, numbers) => {
    const drawn = ends(numbers, 2)
    return wins(bet.split(' ').filter((one) => drawn.includes(one)).length) ? 'win' : undefined
  },
})
const digit = (place: number): Judge => ({
  bets: (content) => [...content],
  tierOf: (bet, numbers) => (ends(numbers, 2)[0]?.[place] === bet ? 'win' : undefined),
})

/** The last `short` numbers have only two digits. */
const region = (first: number, short: number): Judges => ({
  [first]: last(0, 2),
  [first + 1]: loto(2, (all) => all),
  [first + 2]: last(0, 3),
  [first + 3]: loto(3, (all) => all.slice(0, -short)),
  [first + 4]: digit(0),
  [first + 5]: digit(1),
  [first + 6]: chosenEnds(2, (hits) => hits === 2),
  [first + 7]: chosenEnds(3, (hits) => hits === 3),
  [first + 8]: chosenEnds(4, (hits) => hits === 4),
  [first + 9]: chosenEnds(4, (hits) => hits === 0),
  [first + 10]: chosenEnds(8, (hits) => hits === 0),
  [first + 11]: chosenEnds(10, (hits) => hits === 0),
  [first + 12]: last(1, 2),
  [first + 13]: last(0, 4),
  [first + 14]: {
    bets: (content) => [...content],
    tierOf: (bet, numbers) => {
      const end = Number(ends(numbers, 2)[0])
      return [end >= 50, end < 50, end % 2 === 1, end % 2 === 0][Number(bet)] ? 'win' : undefined
    },
  },
  [first + 15]: last(17, 2),
  [first + 16]: last(16, 3),
})

export const vnJudges: Judges = { ...region(9400, 4), ...region(9430, 1), ...region(9460, 1) }
