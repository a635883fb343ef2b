import { range } from '../../counting.ts'

/** Codes 1 rat, 2 ox, 3 tiger, 4 rabbit, 5 dragon, 6 snake, 7 horse, 8 goat, 9 monkey, 10 rooster, 11 dog, 12 pig. */
export const animals = range(1, 12)

/** First days of lunar years, published by the Hong Kong Observatory; the first one is a year of the rat. */
const newYears = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
] as const

/**
 * The animal of the lunar year that contains a day (`yyyy-mm-dd`). Throws RangeError for a day before
 * 2020-01-25 or from 2040-02-12 on, which the table does not cover.
 */
export const yearAnimalOn = (day: string): number => {
  // Dates in this format sort like texts.
  const index = newYears.findLastIndex((newYear) => newYear <= day)
  if (index < 0 || index === newYears.length - 1) throw new RangeError(`no lunar year for ${day}`)
  return (index % 12) + 1
}

/** The animal of a ball on a day: 1 is the year's own, each next ball that of the previous year. */
export const animalOf = (ball: number, day: string): number =>
  ((((yearAnimalOn(day) - 1 - (ball - 1)) % 12) + 12) % 12) + 1

/** The balls of an animal on a day: five of the year's own, four of any other. */
export const ballsOfAnimal = (animal: number, day: string): readonly number[] =>
  range(1, 49).filter((ball) => animalOf(ball, day) === animal)

/** Six animals each, by code: 1 sky, 2 ground, 3 domestic, 4 wild, 5 first six, 6 last six. */
export const animalClasses: Readonly<Record<number, readonly number[]>> = {
  1: [2, 4, 5, 7, 9, 12],
  2: [1, 3, 6, 8, 10, 11],
  3: [2, 7, 8, 10, 11, 12],
  4: [1, 3, 4, 5, 6, 9],
  5: [1, 2, 3, 4, 5, 6],
  6: [7, 8, 9, 10, 11, 12],
}
