import { expect, test } from 'vitest'
import { sumByMember, sumPoints, type CountedPlay } from './settled-stake.ts'

const noon = new Date('2026-10-05T15:00:00Z')
const later = new Date('2026-10-05T15:00:01Z')

const play = (more: Partial<CountedPlay>): CountedPlay => ({
  stakeId: 1n,
  memberId: 5n,
  brandId: 1,
  product: 'RNG',
  amountMinor: 10_000n,
  rounds: 1,
  pointsMinor: 100n,
  at: noon,
  ...more,
})

test('play is summed by member and instant, members in ascending order, earliest first', () => {
  const plays = [
    play({ memberId: 9n, at: later }),
    play({ memberId: 10n }),
    play({ memberId: 9n, amountMinor: 30_000n }),
    play({ memberId: 9n, amountMinor: 5_000n }),
    play({ memberId: 2n, amountMinor: -10_000n, rounds: -1 }),
  ]
  expect(sumByMember(plays)).toEqual([
    { memberId: 2n, brandId: 1, amountMinor: -10_000n, rounds: -1, at: noon },
    { memberId: 9n, brandId: 1, amountMinor: 35_000n, rounds: 2, at: noon },
    { memberId: 9n, brandId: 1, amountMinor: 10_000n, rounds: 1, at: later },
    { memberId: 10n, brandId: 1, amountMinor: 10_000n, rounds: 1, at: noon },
  ])
})

test('play that was counted and undone at one instant is nothing; a round without an amount is one', () => {
  expect(sumByMember([play({}), play({ amountMinor: -10_000n, rounds: -1 })])).toEqual([])
  expect(sumByMember([play({ amountMinor: 0n })])).toHaveLength(1)
  const lessOfIt = sumByMember([play({}), play({ amountMinor: -4_000n, rounds: -1 })])
  expect(lessOfIt).toEqual([{ memberId: 5n, brandId: 1, amountMinor: 6_000n, rounds: 0, at: noon }])
})

test('points are one sum per member and product, under the id of the last stake', () => {
  const plays = [
    play({ stakeId: 7n, memberId: 9n }),
    play({ stakeId: 12n, memberId: 9n, pointsMinor: 50n }),
    play({ stakeId: 10n, memberId: 9n, pointsMinor: 1n }),
    play({ stakeId: 8n, memberId: 9n, product: 'LIVE' }),
    play({ stakeId: 3n, memberId: 2n }),
    play({ stakeId: 99n, memberId: 4n, pointsMinor: 0n }),
  ]
  expect(sumPoints(plays)).toMatchObject([
    { id: 'stakes:3:RNG', memberId: 2n, product: 'RNG', pointsMinor: 100n },
    { id: 'stakes:12:RNG', memberId: 9n, product: 'RNG', pointsMinor: 151n },
    { id: 'stakes:8:LIVE', memberId: 9n, product: 'LIVE', pointsMinor: 100n },
  ])
})
