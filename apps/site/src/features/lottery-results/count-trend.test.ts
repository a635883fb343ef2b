import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { describe, expect, it } from 'vitest'
import { findShape, type ResultShape } from '../../entities/lottery/result-shape.ts'
import { countTrend, heatOf } from './count-trend.ts'
import { writeResultsCsv } from './export-results.ts'

const shapeOf = (group: string): ResultShape => {
  const shape = findShape(group)
  if (!shape) throw new Error(`no shape of ${group}`)
  return shape
}
/** Newest first, as results arrive. */
const drawsOf = (group: 'SSC' | 'BR_6_60' | 'VN_NORTH', results: readonly string[]) =>
  results.map((text, index) => ({
    numero: String(results.length - index),
    numbers: getGroup(group).parse(text) ?? [],
  }))

describe('the trend of a digit', () => {
  const draws = drawsOf('SSC', ['1,0,0,0,7', '2,0,0,0,7', '3,0,0,0,7', '4,0,0,0,1', '5,0,0,0,7'])
  const trend = countTrend(shapeOf('SSC'), draws, 4)

  it('counts how often it came, for how long it has been absent, and its longest run', () => {
    expect(trend.numbers[7]).toEqual({
      value: 7,
      count: 4,
      gap: 0,
      averageGap: 1 / 5,
      longestGap: 1,
      longestStreak: 3,
    })
    expect(trend.numbers[1]).toMatchObject({ count: 1, gap: 3, longestGap: 3, longestStreak: 1 })
    expect(trend.numbers[9]).toMatchObject({ count: 0, gap: 5, averageGap: 5, longestGap: 5 })
    expect(trend.expected).toBeCloseTo(0.5)
  })

  it('the grid has the oldest draw first and counts up until the number comes', () => {
    expect(trend.rows.map(({ numero }) => numero)).toEqual(['1', '2', '3', '4', '5'])
    expect(trend.rows.map(({ gaps }) => gaps[1])).toEqual([1, 0, 1, 2, 3])
  })

  it('at any place a digit counts once per draw', () => {
    const any = countTrend(shapeOf('SSC'), draws, undefined)
    expect(any.numbers[0]?.count).toBe(5)
    expect(any.chance).toBeCloseTo(1 - 0.9 ** 5)
  })
})

it('for a set only which numbers came counts, and the chance is their share', () => {
  const trend = countTrend(shapeOf('BR_6_60'), drawsOf('BR_6_60', ['01,02,03,04,05,06']), undefined)
  expect(trend.chance).toBe(0.1)
  expect(trend.numbers.filter(({ count }) => count === 1).map(({ value }) => value)).toEqual([
    1, 2, 3, 4, 5, 6,
  ])
})

it('for prizes the special one is counted digit by digit', () => {
  const { placesOf } = shapeOf('VN_NORTH')
  expect(placesOf([42, 99_999])).toEqual([0, 0, 0, 4, 2])
})

it('hot and cold begin one standard deviation from the expected count', () => {
  const of100 = { draws: 100, chance: 0.1, expected: 10 }
  expect([6, 7, 13, 14].map((count) => heatOf(of100, count))).toEqual([
    'cold',
    'usual',
    'usual',
    'hot',
  ])
})

it('the results as CSV keep their times and quote fields with a comma', () => {
  const csv = writeResultsCsv(
    ['Draw', 'Time', 'Numbers'],
    [{ numero: '20260101-001', winNo: '1,2,3,4,5', openTime: 0 }],
    'PT',
  )
  expect(csv).toBe(
    '\uFEFFDraw;Time;Numbers\r\n20260101-001;1970-01-01T00:00:00.000Z;"1,2,3,4,5"\r\n',
  )
})
