import { maths } from '@trevo/titles/show-da-roda/maths.ts'
import { describe, expect, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { chancesOfBonus, oddsOfBonus } from './bonus.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { bonusKinds, type Bonus } from './types.ts'

describe('the money wheel', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 9_536,
    rtpBpTo: 9_589,
  })
})

test.each([
  ['n-1', '95.4667'],
  ['n-2', '95.5556'],
  ['n-5', '95.6667'],
  ['n-10', '95.4074'],
  ['coin', '95.3630'],
  ['drop', '95.6574'],
  ['balloons', '95.5556'],
  ['great-wheel', '95.8793'],
])('%s returns %s per cent', (id, percent) => {
  const wager = measure.wagers(maths).find((one) => one.id === id)
  expect(((wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe(percent)
})

test('the probabilities of every bonus round are those of all its draws, counted one by one', () => {
  const { coin, drop, balloons } = maths
  const counted: Record<string, Bonus[]> = {
    coin: coin.flatMap((one) =>
      coin.flatMap((other) =>
        ([0, 1] as const).map((side): Bonus => ({ kind: 'coin', sides: [one, other], side })),
      ),
    ),
    drop: Array.from({ length: 2 ** (drop.length - 1) }, (_, ways): Bonus => ({
      kind: 'drop',
      path: drop.slice(1).map((__, pin) => (((ways >> pin) & 1) === 0 ? 0 : 1)),
    })),
    balloons: balloons.map((_, at): Bonus => ({ kind: 'balloons', at })),
  }
  for (const [kind, all] of Object.entries(counted)) {
    const mean = all.reduce((sum, bonus) => sum + oddsOfBonus(maths, bonus), 0) / all.length
    const stated = chancesOfBonus(maths, bonusKinds.find((one) => one === kind) ?? 'coin')
    expect(stated.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(stated.reduce((sum, { odds, chance }) => sum + odds * chance, 0)).toBeCloseTo(mean, 9)
  }
  const great = chancesOfBonus(maths, 'great-wheel')
  expect(great.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('a boosted place pays multiplied, every other place as usual', () => {
  const settle = (place: string, odds: number) =>
    engine.settle?.(
      maths,
      { stakeMinor: 10_000n, choice: { bets: [{ bet: place, stakeMinor: '10000' }] } },
      { boost: { place: 'n-5', times: 10 }, stop: 0, place: 'n-5', bonus: null, odds },
    ).payoutMinor
  expect(settle('n-5', 50)).toBe(510_000n)
  expect(settle('n-2', 50)).toBe(0n)
})
