import { addDays } from '@trevo/calendar/time-zone.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeliveredModel } from '../testing/test-model.ts'
import { judgeDays, levelOf, type CountedDay } from './judge-days.ts'

const model = await readDeliveredModel()
const today = '2026-11-20'
const reais = (amount: number): bigint => BigInt(amount) * 10_000n
const day = (ago: number, change: Partial<CountedDay> = {}): CountedDay => ({
  day: addDays(today, -ago),
  lostMinor: 0n,
  depositedMinor: 0n,
  playedMin: 0,
  longestMin: 0,
  nightMin: 0,
  chasing: 0,
  cancelled: 0,
  attempts: 0,
  ...change,
})
const markerOf = (days: readonly CountedDay[], name: string) =>
  judgeDays(days, today, model).markers.find((one) => one.name === name)

test('the weights of the model are a hundred together', () => {
  const weights = Object.values(model.markers).map(({ weight }) => weight)
  expect(weights.reduce((sum, one) => sum + one, 0)).toBe(100)
})

test('each marker counts what it says, within the window alone', () => {
  expect(markerOf([day(0, { chasing: 3 }), day(1, { chasing: 1 })], 'chasing')).toMatchObject({
    count: 2,
    points: 8,
  })
  expect(markerOf([day(0, { nightMin: 60 }), day(1, { nightMin: 45 })], 'night')?.count).toBe(1)
  expect(
    markerOf([day(0, { cancelled: 2 }), day(27, { cancelled: 1 })], 'cancelled'),
  ).toMatchObject({ count: 3, points: 11 })
  expect(markerOf([day(28, { attempts: 9 })], 'attempts')?.count).toBe(0)
  const longDays = [
    day(0, { longestMin: 150 }),
    day(1, { playedMin: 240 }),
    day(2, { playedMin: 225 }),
  ]
  expect(markerOf(longDays, 'long')?.count).toBe(2)
})

test('deposits grow against the average of the weeks before, or against the least amount', () => {
  const before = [7, 14, 21].map((ago) => day(ago, { depositedMinor: reais(300) }))
  const grown = [...before, day(1, { depositedMinor: reais(900) })]
  expect(markerOf(grown, 'deposits')).toMatchObject({ count: 200, points: 13 })
  expect(markerOf([day(1, { depositedMinor: reais(199) })], 'deposits')?.count).toBe(0)
  expect(markerOf([day(1, { depositedMinor: reais(800) })], 'deposits')?.count).toBe(300)
})

test('levels begin at 30, 50 and 70', () => {
  expect([29, 30, 49, 50, 69, 70, 100].map((score) => levelOf(score, model))).toEqual([
    0, 1, 1, 2, 2, 3, 3,
  ])
})

const someDays = fc.uniqueArray(
  fc.record({
    ago: fc.nat(40),
    depositedMinor: fc.bigInt(0n, 10n ** 8n),
    playedMin: fc.nat(1_440),
    nightMin: fc.nat(300),
    chasing: fc.nat(5),
    cancelled: fc.nat(5),
    attempts: fc.nat(5),
  }),
  { selector: ({ ago }) => ago, maxLength: 41 },
)

test('the score is the sum of the points, 0 to 100, and another sign never lowers it', () => {
  fc.assert(
    fc.property(someDays, fc.nat(27), (rows, ago) => {
      const days = rows.map(({ ago: back, ...change }) => day(back, change))
      const { markers, score } = judgeDays(days, today, model)
      expect(score).toBe(markers.reduce((sum, { points }) => sum + points, 0))
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100)
      for (const { points, weight } of markers) expect(points).toBeLessThanOrEqual(weight)
      const known = days.find((one) => one.day === addDays(today, -ago)) ?? day(ago)
      const more = { ...known, chasing: 9, cancelled: known.cancelled + 1, nightMin: 300 }
      const worse = [...days.filter((one) => one.day !== known.day), more]
      expect(judgeDays(worse, today, model).score).toBeGreaterThanOrEqual(score)
    }),
  )
})
