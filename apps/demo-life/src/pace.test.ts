import { expect, it } from 'vitest'
import { chooseStake, firstRounds, restAfterVisitMs, roundsOfVisit, seatCount } from './pace.ts'

const evening = new Date('2030-01-08T00:30:00Z')
const beforeDawn = new Date('2030-01-07T07:30:00Z')

it('nobody rests until a new installation has something to show', () => {
  expect(restAfterVisitMs(evening, firstRounds - 1, 0.5)).toBe(0)
  expect(restAfterVisitMs(evening, firstRounds, 0.5)).toBe(1_500_000)
})

it('it is quieter before dawn in Brazil than in the evening', () => {
  const quiet = restAfterVisitMs(beforeDawn, firstRounds, 0.5)
  expect(quiet).toBeGreaterThan(3 * restAfterVisitMs(evening, firstRounds, 0.5))
})

it('at the busiest hour all seats together play less than one round in seven seconds', () => {
  const roundsASecond =
    (seatCount * roundsOfVisit(0.5)) / (restAfterVisitMs(evening, 300, 0.5) / 1e3)
  expect(roundsASecond).toBeLessThan(1 / 7)
})

it('the stake is on offer, and between half and double the usual one if the game has such', () => {
  const offered = [5_000n, 10_000n, 20_000n, 50_000n, 100_000n]
  expect(chooseStake(offered, 30_000n, 0)).toBe(10_000n)
  expect(chooseStake(offered, 30_000n, 1)).toBe(50_000n)
  expect(chooseStake(offered, 1_000n, 0)).toBe(5_000n)
  expect(chooseStake([], 1_000n, 0)).toBeUndefined()
})
