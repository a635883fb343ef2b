import { expect, test } from 'vitest'
import { colourBalls, colourOf } from './colours.ts'
import { animalOf, animals, ballsOfAnimal, yearAnimalOn } from './zodiac.ts'

const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
/** The lunar year that the platform's calendar gives a day, as an animal: 2020 is a rat. */
const animalByCalendar = (day: string) => {
  const parts = calendar.formatToParts(new Date(`${day}T12:00:00Z`))
  const year = Number(parts.find(({ type }) => (type as string) === 'relatedYear')?.value)
  return ((year - 2020) % 12) + 1
}

test('the animal of a day is that of the lunar year in the calendar, from 2020 to 2040', () => {
  const others: string[] = []
  for (let at = Date.UTC(2020, 0, 25); at < Date.UTC(2040, 1, 12); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    // They can only differ near a new year.
    if (day.slice(5) > '02-25' && day.slice(8) !== '15') continue
    if (yearAnimalOn(day) !== animalByCalendar(day)) others.push(day)
  }
  // New moons at 23:56 and 00:07 in China, which the platform's calendar puts on the other side of midnight.
  expect(others).toEqual(['2027-02-06', '2030-02-02'])
  expect(yearAnimalOn('2026-02-16')).toBe(6)
  expect(yearAnimalOn('2026-02-17')).toBe(7)
})

test.each(['2020-01-24', '2040-02-12'])('%s is beyond the table', (day) =>
  expect(() => yearAnimalOn(day)).toThrow(RangeError),
)

test('the year’s own animal has five balls beginning with 1, every other four', () => {
  expect(ballsOfAnimal(7, '2026-11-23')).toEqual([1, 13, 25, 37, 49])
  expect(animalOf(2, '2026-11-23')).toBe(6)
  expect(animals.map((animal) => ballsOfAnimal(animal, '2026-11-23').length)).toEqual([
    4, 4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4,
  ])
})

test('each of the 49 balls has one colour: 17 red, 16 blue, 16 green', () => {
  const all = Object.values(colourBalls).flat()
  expect(all.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 49 }, (_, index) => index + 1),
  )
  expect(Object.values(colourBalls).map((balls) => balls.length)).toEqual([17, 16, 16])
  expect(colourOf(49)).toBe(3)
})
