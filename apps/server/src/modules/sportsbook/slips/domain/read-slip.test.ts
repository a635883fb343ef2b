import { expect, test } from 'vitest'
import {
  fingerprintOf,
  possibleOf,
  requireUnrelated,
  requireValidSlip,
  type SlipOrder,
} from './read-slip.ts'

const leg = (fixtureId: bigint, more: object = {}) => ({
  fixtureId,
  market: 'full.result',
  selection: '1',
  odds: 150,
  ...more,
})
const order: SlipOrder = {
  memberId: 1n,
  brandId: 1,
  clientId: 'c',
  kind: 'multiple',
  stakeEachMinor: 10_000n,
  accepts: 'any',
  choices: [leg(1n), leg(2n)],
}
const invalid = expect.objectContaining({ code: 'sportsbook.slip_invalid' })
const read = (more: Partial<SlipOrder>) => () => requireValidSlip({ ...order, ...more })

test('a slip has as many bets as its kind makes of its choices', () => {
  expect(read({})()).toBe(1)
  expect(read({ kind: 'singles' })()).toBe(2)
  expect(read({ kind: 'singles', choices: [leg(1n)] })()).toBe(1)
  // Choices of one match are alone in singles.
  expect(read({ kind: 'singles', choices: [leg(1n), leg(1n, { selection: 'X' })] })()).toBe(2)
})

test.each<[string, Partial<SlipOrder>]>([
  ['without a choice', { choices: [] }],
  ['with one choice as a multiple', { choices: [leg(1n)] }],
  ['with a choice twice', { kind: 'singles', choices: [leg(1n), leg(1n)] }],
  ['that combines choices of one match', { choices: [leg(1n), leg(1n, { selection: 'X' })] }],
  ['on no market', { choices: [leg(1n), leg(2n, { market: 'full.nothing' })] }],
  [
    'on a built bet of nothing',
    { choices: [leg(1n), leg(2n, { market: 'full.built', selection: '' })] },
  ],
  ['of a part of a centavo', { stakeEachMinor: 10_050n }],
])('a slip %s is refused', (_name, more) => {
  expect(read(more)).toThrow(invalid)
})

test('a season and a match of its league are not combined', () => {
  const [match, season, other] = [
    { league_id: 1, season: null },
    { league_id: 1, season: {} },
    { league_id: 2, season: {} },
  ]
  expect(() => requireUnrelated('multiple', [match, season])).toThrow(invalid)
  expect(() => requireUnrelated('multiple', [match, other])).not.toThrow()
  expect(() => requireUnrelated('multiple', [match, match])).not.toThrow()
  expect(() => requireUnrelated('multiple', [season, season])).not.toThrow()
  expect(() => requireUnrelated('singles', [match, season])).not.toThrow()
})

test('a retry is the same slip in everything that is staked; member and client id are compared elsewhere', () => {
  const same = fingerprintOf(order)
  expect(fingerprintOf({ ...order, clientId: 'other', memberId: 9n })).toBe(same)
  for (const more of [
    { kind: 'singles' },
    { stakeEachMinor: 10_100n },
    { accepts: 'better' },
    { choices: [leg(2n), leg(1n)] },
    { choices: [leg(1n), leg(2n, { odds: 151 })] },
  ] as const) {
    expect(fingerprintOf({ ...order, ...more })).not.toBe(same)
  }
})

test('the possible payout is that of all choices winning', () => {
  expect(possibleOf('multiple', [150, 200], 10_000n)).toBe(30_000n)
  expect(possibleOf('singles', [150, 200], 10_000n)).toBe(35_000n)
})
