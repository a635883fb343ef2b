import type { Group } from '../group.ts'
import { repeatedNumbers } from './drawn-groups.ts'

/** Prizes of a draw, each with its numbers of a given length. */
type Prizes = readonly { readonly digits: number; readonly count: number }[]

/** Numbers with leading zeros; those of a prize are joined by commas, prizes by semicolons. */
const numbersByPrize = (code: Group['code'], prizes: Prizes): Group => {
  const widths = prizes.flatMap(({ digits, count }) => Array.from({ length: count }, () => digits))
  const begins = prizes.map((_, index) =>
    prizes.slice(0, index).reduce((sum, { count }) => sum + count, 0),
  )
  const format: Group['format'] = (numbers) =>
    prizes
      .map(({ digits, count }, index) => {
        const begin = begins[index] ?? 0
        const ofPrize = numbers.slice(begin, begin + count)
        return ofPrize.map((number) => String(number).padStart(digits, '0')).join(',')
      })
      .join(';')
  return {
    code,
    gameGroupCode: 'VN',
    length: widths.length,
    outcomeCount: widths.reduce((product, width) => product * 10n ** BigInt(width), 1n),
    seriesBase: 1000,
    draw: (chance) => widths.map((width) => chance.nextInt(10 ** width)),
    format,
    parse: (text) => {
      const numbers = text.split(/[,;]/).map((part) => (/^\d+$/.test(part) ? Number(part) : -1))
      const fits = numbers.length === widths.length && numbers.every((number) => number >= 0)
      return fits && format(numbers) === text ? numbers : undefined
    },
    digitOf: () => undefined,
  }
}

/** 27 numbers: the special one and prizes 1 to 7. */
export const vnNorth = numbersByPrize('VN_NORTH', [
  { digits: 5, count: 1 },
  { digits: 5, count: 1 },
  { digits: 5, count: 2 },
  { digits: 5, count: 6 },
  { digits: 4, count: 4 },
  { digits: 4, count: 6 },
  { digits: 3, count: 3 },
  { digits: 2, count: 4 },
])

/** 18 numbers: the special one and prizes 1 to 8. */
const eighteen: Prizes = [
  { digits: 6, count: 1 },
  { digits: 5, count: 1 },
  { digits: 5, count: 1 },
  { digits: 5, count: 2 },
  { digits: 5, count: 7 },
  { digits: 4, count: 1 },
  { digits: 4, count: 3 },
  { digits: 3, count: 1 },
  { digits: 2, count: 1 },
]
export const vnCentral = numbersByPrize('VN_CENTRAL', eighteen)
export const vnSouth = numbersByPrize('VN_SOUTH', eighteen)

/** Digits of several numbers, joined by a comma between them. */
const digitNumbers = (code: Group['code'], lengths: readonly number[]): Group => {
  const length = lengths.reduce((sum, part) => sum + part, 0)
  const ends = lengths.map((_, index) =>
    lengths.slice(0, index + 1).reduce((sum, part) => sum + part, 0),
  )
  const format: Group['format'] = (numbers) =>
    ends.map((end, index) => numbers.slice(ends[index - 1] ?? 0, end).join('')).join(',')
  return {
    ...repeatedNumbers({ code, gameGroupCode: 'SEA', from: 0, to: 9, count: length }),
    format,
    parse: (text) => {
      const numbers = [...text.replaceAll(',', '')].map(Number)
      const fits = numbers.length === length && numbers.every(Number.isInteger)
      return fits && format(numbers) === text ? numbers : undefined
    },
  }
}

/** The first prize of six digits and the two additional digits. */
export const seaThai = digitNumbers('SEA_THAI', [6, 2])
/** One number of four digits. */
export const seaLao = digitNumbers('SEA_LAO', [4])
/** First and second prize, five digits each. */
export const seaVn = digitNumbers('SEA_VN', [5, 5])
/** Three dice with six pictures: fish 0, prawn 1, crab 2, rooster 3, gourd 4, deer 5. */
export const seaFish = repeatedNumbers({
  code: 'SEA_FISH',
  gameGroupCode: 'SEA',
  from: 0,
  to: 5,
  count: 3,
})
