import { expect, it } from 'vitest'
import { exposureOf, paysAt, type StakedChoice } from './match-exposure.ts'

const at = (tick: number, ...sides: (0 | 1)[]) => ({
  sport: 'football' as const,
  tick,
  marks: sides.map((side, index) => ({ tick: index + 1, side })),
})
const staked = (
  market: string,
  selection: string,
  stake: bigint,
  payout: bigint,
): StakedChoice => ({
  market,
  selection,
  stakeMinor: stake,
  payoutMinor: payout,
})
const resultAt = (exposure: ReturnType<typeof exposureOf>, home: number, away: number) =>
  exposure.ends.find(({ end }) => end[0] === home && end[1] === away)?.resultMinor

it('each end of the match costs what its winners are paid beyond all stakes', () => {
  const exposure = exposureOf(at(67, 0, 0, 1), [
    staked('full.result', '1', 100n, 142n),
    staked('full.result', '2', 50n, 420n),
    staked('full.exact', '2-1', 10n, 80n),
  ])
  expect(resultAt(exposure, 2, 1)).toBe(160n - 142n - 80n)
  expect(resultAt(exposure, 2, 2)).toBe(160n)
  expect(resultAt(exposure, 2, 3)).toBe(160n - 420n)
  expect(exposure.worst).toEqual({ end: [2, 3], resultMinor: -260n })
})

it('a refund costs nothing, and brings nothing', () => {
  const exposure = exposureOf(at(0), [staked('full.total:4', 'over', 30n, 60n)])
  expect(resultAt(exposure, 1, 1)).toBe(0n)
  expect(resultAt(exposure, 2, 1)).toBe(-30n)
  expect(resultAt(exposure, 0, 0)).toBe(30n)
})

it('before half-time the worst first half counts, afterwards the one that was played', () => {
  const choices = [staked('full.result', '1', 10n, 20n), staked('half.result', '2', 10n, 90n)]
  expect(resultAt(exposureOf(at(10), choices), 2, 1)).toBe(-10n - 80n)
  // One with goals of the home side alone has no first half that the away side leads.
  expect(resultAt(exposureOf(at(10), choices), 2, 0)).toBe(-10n + 10n)
  expect(resultAt(exposureOf(at(60, 0, 1, 0), choices), 2, 1)).toBe(-10n + 10n)
})

it('a built bet counts as won until a part of the whole match is lost', () => {
  const choice = staked('full.built', 'full.result=1,half.result=1', 10n, 40n)
  const exposure = exposureOf(at(5), [choice])
  expect(resultAt(exposure, 1, 0)).toBe(-30n)
  expect(resultAt(exposure, 0, 0)).toBe(10n)
  expect(paysAt(at(5), choice, [1, 0])).toBe(true)
  expect(paysAt(at(5), choice, [0, 1])).toBe(false)
})

it('an e-sport match ends in maps, and a map that is not played refunds its stakes', () => {
  const state = { sport: 'esport' as const, tick: 0, marks: [] }
  const exposure = exposureOf(state, [
    staked('full.winner', '1', 100n, 150n),
    staked('map3.winner', '2', 40n, 100n),
  ])
  expect(resultAt(exposure, 2, 0)).toBe(-50n)
  // In three maps the winner of the match wins the last one.
  expect(resultAt(exposure, 2, 1)).toBe(-50n + 40n)
  expect(resultAt(exposure, 1, 2)).toBe(100n - 60n)
  expect(exposure.worst?.resultMinor).toBe(-50n)
})

it('without an open bet there is no worst end', () => {
  expect(exposureOf(at(3), []).worst).toBeUndefined()
})
