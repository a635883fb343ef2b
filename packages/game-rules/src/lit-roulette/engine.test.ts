import { maths } from '@trevo/titles/roleta-vaga-lume/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { placesOf } from '../roulette/places.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { leanLitRoulette } from './lean-lit-roulette.ts'
import { measure } from './measure.ts'
import type { LitNumber } from './types.ts'

describe('roulette with lit numbers', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 9_700,
    rtpBpTo: 9_730,
  })
})

describe('the return in per cent, counted', () => {
  it.each(measure.wagers(maths).map(({ id }) => id))('%s', (id) => {
    const wager = measure.wagers(maths).find((one) => one.id === id)
    const percent = ((wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)
    expect(percent).toBe(id === 'straight' ? '97.2540' : '97.2973')
  })

  it('the straight bet by the sum over how many are lit, in whole numbers', () => {
    // 37 numbers; 2.65 are lit on average, each pays 112.55 to one on average: (37 − 2.65) × 30 + 2.65 × 113.55.
    const perRound = (37 - 2.65) * 30 + 2.65 * 113.55
    const wager = measure.wagers(maths).find(({ id }) => id === 'straight')
    expect(wager?.exact?.rtpBp).toBeCloseTo((10_000 * perRound) / (37 * 37), 6)
  })
})

const settle = (bet: string, pocket: number, lit: readonly LitNumber[]) =>
  engine.settle?.(
    maths,
    { stakeMinor: 10_000n, choice: { bets: [{ bet, stakeMinor: '10000' }] } },
    { lit, pocket },
  ).payoutMinor

test('a lit number pays what it shows to a straight bet alone, and only when it comes', () => {
  const lit = [
    { pocket: 17, odds: 200 },
    { pocket: 4, odds: 500 },
  ]
  expect(settle('straight-17', 17, lit)).toBe(2_010_000n)
  expect(settle('straight-4', 17, lit)).toBe(0n)
  expect(settle('straight-17', 17, [])).toBe(300_000n)
  expect(settle('split-17-20', 17, lit)).toBe(180_000n)
  expect(settle('black', 17, lit)).toBe(20_000n)
  expect(settle('red', 0, [{ pocket: 0, odds: 50 }])).toBe(0n)
})

test('different numbers are lit, as many as the title says, before the pocket is drawn', () => {
  const seen = new Set<number>()
  const counts = maths.counts.map(({ count }) => count)
  for (let seed = 0; seed < 500; seed += 1) {
    const wager = {
      stakeMinor: 10_000n,
      choice: { bets: [{ bet: 'red', stakeMinor: '10000' }] },
    }
    const { lit, pocket } = engine.play(maths, wager, [], fastChance(seed)).view.outcome
    expect(counts).toContain(lit.length)
    expect(new Set(lit.map((one) => one.pocket)).size).toBe(lit.length)
    for (const one of lit) expect(maths.litOdds.map(({ odds }) => odds)).toContain(one.odds)
    seen.add(lit.length)
    expect(pocket).toBeLessThan(37)
  }
  expect([...seen].toSorted()).toEqual(counts)
})

test('the order of the draws: how many, number and payout of each, then the pocket', () => {
  const asked: number[] = []
  const chance = {
    nextInt: (below: number) => {
      asked.push(below)
      return 0
    },
  }
  expect(engine.draw?.(maths, chance)).toEqual({ lit: [{ pocket: 0, odds: 50 }], pocket: 0 })
  expect(asked).toEqual([100, 37, 1_000, 37])
})

test('every number at once is against the house’s margin alone', () => {
  const bets = [...placesOf('european').values()]
    .filter(({ kind }) => kind === 'straight')
    .map(({ id }) => ({ bet: id, stakeMinor: '10000' }))
  const wager = { stakeMinor: 370_000n, choice: { bets } }
  const { view } = engine.play(maths, wager, [], fastChance(1))
  expect(engine.validStake?.(maths, [wager], view)).toBe(70_000n)
})

test('the short way plays as the engine does', () => {
  for (const bet of ['straight-0', 'split-17-20', 'dozen-1', 'red']) {
    const play = leanLitRoulette(maths, bet)
    const wager = { stakeMinor: 10_000n, choice: { bets: [{ bet, stakeMinor: '10000' }] } }
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor } = engine.play(maths, wager, [], fastChance(seed))
      expect(Math.round(play(fastChance(seed)) * 10_000)).toBe(Number(payoutMinor))
    }
  }
})
