import { addDays } from '@trevo/calendar/time-zone.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestBreaks, sumYear, type KindMovement } from './sum-year.ts'

const movement = (kind: string, more: Partial<KindMovement>): KindMovement => ({
  kind,
  day: '2030-01',
  typeCode: 0,
  gameType: 'OTHER',
  inMinor: 0n,
  outMinor: 0n,
  ...more,
})

test('a deposit that was taken back and a withdrawal that did not arrive are neither', () => {
  const { whole, months } = sumYear([
    movement('cashier.deposit_credited', { typeCode: 6101, inMinor: 500n }),
    movement('cashier.deposit_reversed', { typeCode: 8222, outMinor: 100n }),
    movement('cashier.withdrawal_held', { typeCode: 6201, day: '2030-03', outMinor: 300n }),
    movement('cashier.withdrawal_released', { typeCode: 8122, day: '2030-03', inMinor: 200n }),
    movement('play.stake_taken', { typeCode: 3200, gameType: 'RNG', outMinor: 80n }),
    movement('play.payout_paid', { typeCode: 3100, gameType: 'RNG', day: '2030-03', inMinor: 30n }),
  ])
  expect(whole).toMatchObject({ depositedMinor: 400n, withdrawnMinor: 100n })
  expect(whole.byProduct.get('RNG')).toMatchObject({ betting: 80n, winning: 30n })
  expect(
    months.map(({ month, depositedMinor, sums }) => [month, depositedMinor, sums.betting]),
  ).toEqual([
    ['2030-01', 400n, 80n],
    ['2030-03', 0n, 0n],
  ])
})

describe('breaks', () => {
  const year = { from: '2030-01-01', to: '2030-12-31' }

  test('lie between days of play and at both ends, the longest first, the newer of equal ones', () => {
    expect(longestBreaks(['2030-01-11', '2030-12-21'], year, 3)).toEqual([
      { from: '2030-01-12', to: '2030-12-20', days: 343 },
      { from: '2030-12-22', to: '2030-12-31', days: 10 },
      { from: '2030-01-01', to: '2030-01-10', days: 10 },
    ])
  })

  test('and days of play add up to the year', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 364 }), { maxLength: 60 })
    fc.assert(
      fc.property(days, (offsets) => {
        const played = offsets.toSorted((a, b) => a - b).map((at) => addDays(year.from, at))
        const free = longestBreaks(played, year, 366).reduce((sum, one) => sum + one.days, 0)
        expect(free + played.length).toBe(365)
      }),
    )
  })
})
