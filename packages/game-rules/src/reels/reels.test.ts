import { chanceOf } from '@trevo/fairness/chance.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { engineOf } from '../engine/engines.ts'
import { measureOf } from '../engine/measures.ts'
import { fastChance } from '../slots/fast-chance.ts'
import type { Json } from '../engine/json.ts'
import type { Play, Wager } from '../engine/engine.ts'
import { choicesOf, priceOf } from './measure-reels.ts'
import { payoutMinorAt } from './read-choice.ts'
import type { ReelsTitle, ReelsView } from './types.ts'

const families = ['variable-ways', 'clusters', 'hold-and-spin', 'picks', 'sticky-lines']
const titles = titlesInOrder
  .map(({ maths }) => maths)
  // The titles of these families are of this type, which the list's type cannot express.
  .filter(({ family }) => families.includes(family)) as ReelsTitle[]

const anyTitle = fc.constantFrom(...titles)
const seeds = fc.nat({ max: 2 ** 31 - 1 })

const wagerOf = (title: ReelsTitle, isBought: boolean): Wager<Json> => {
  const choice = (isBought ? choicesOf(title).at(-1) : null) ?? null
  return { stakeMinor: 20_000n * BigInt(priceOf(title, choice)), choice }
}

/** Plays on with the first legal action, until the round is over. */
const playOut = (title: ReelsTitle, wager: Wager<Json>, seed: number): Play<Json, Json> => {
  const engine = engineOf(title)
  const actions: Json[] = []
  for (;;) {
    const play = engine.play(title, wager, actions, fastChance(seed))
    const [first] = play.legal
    if (!first) return play
    actions.push(first.action)
  }
}
// The view of all of these families.
const viewOf = (play: Play<Json, Json>): ReelsView => play.view as unknown as ReelsView

const holds = (
  check: (title: ReelsTitle, play: Play<Json, Json>, wager: Wager<Json>) => void,
): void =>
  fc.assert(
    fc.property(anyTitle, seeds, fc.boolean(), (title, seed, isBought) => {
      const wager = wagerOf(title, isBought)
      check(title, playOut(title, wager, seed), wager)
    }),
    { numRuns: 400 },
  )

it('there are five families and at least twelve titles', () => {
  expect(new Set(titles.map(({ family }) => family)).size).toBe(5)
  expect(titles.length).toBeGreaterThanOrEqual(12)
})

describe('any round of any title', () => {
  it('is plain JSON, and the same seeds reproduce it exactly', () => {
    fc.assert(
      fc.property(anyTitle, fc.nat({ max: 1_000_000 }), (title, nonce) => {
        const stream = { serverSeed: 'e1'.repeat(32), clientSeed: 'mine', nonce }
        const play = (): Json =>
          engineOf(title).play(title, wagerOf(title, false), [], chanceOf(stream)).view
        expect(JSON.parse(JSON.stringify(play()))).toEqual(play())
      }),
      { numRuns: 100 },
    )
  })

  it('pays the sum of its steps and lids, cut at the cap, in exact money', () => {
    holds((title, play, wager) => {
      const view = viewOf(play)
      const capUnits = title.winCapStakes * title.unitsPerStake
      let total = 0
      for (const step of view.steps) {
        const won = step.wins.reduce((sum, { units }) => sum + units, 0)
        if (step.wins.length > 0) expect(step.units).toBe(won * step.multiplier)
        total = Math.min(total + step.units, capUnits)
        expect(step.totalUnits).toBe(total)
      }
      const { picks } = view
      if (picks) total = Math.min(total + picks.units * picks.multiplier, capUnits)
      expect(view.payoutUnits).toBe(total)
      expect(view.capped).toBe(total === capUnits)
      expect(play.payoutMinor).toBe(payoutMinorAt(title, BigInt(view.stakeMinor), total))
      expect(play.payoutMinor % 100n).toBe(0n)
      const price = wager.choice === null ? 1 : (title.buy?.priceStakes ?? 1)
      expect(BigInt(view.stakeMinor) * BigInt(price)).toBe(wager.stakeMinor)
    })
  })

  it('pays whole centavos at every stake on offer', () => {
    fc.assert(
      fc.property(anyTitle, fc.nat({ max: 300_000 }), (title, units) => {
        for (const stake of title.stakeStepsMinor) {
          expect(payoutMinorAt(title, stake, units) % 100n).toBe(0n)
          expect(stake % BigInt(title.unitsPerStake)).toBe(0n)
        }
      }),
    )
  })

  it('shows grids of as many cells as its rows say, and wins on existing cells', () => {
    holds((_title, play) => {
      for (const { grid, rows, wins, removed, held = [], coins = [] } of viewOf(play).steps) {
        if (rows) expect(grid.length).toBe(rows.reduce((sum, count) => sum + count, 0))
        const named = [...wins.flatMap(({ cells }) => cells), ...removed, ...held]
        for (const cell of [...named, ...coins.map((coin) => coin.cell)]) {
          expect(grid[cell]).toBeDefined()
        }
      }
    })
  })

  it('plays every free spin that it awards', () => {
    holds((_title, play) => {
      const { steps, capped, freeSpinsPlayed, bought } = viewOf(play)
      if (capped || bought) return
      const awarded = steps.reduce((sum, step) => sum + step.freeSpinsAwarded, 0)
      expect(freeSpinsPlayed).toBe(awarded)
      expect(steps.at(-1)?.freeSpinsLeft ?? 0).toBe(0)
    })
  })
})

it('the lean path pays what the full path pays', () => {
  fc.assert(
    fc.property(anyTitle, seeds, fc.boolean(), (title, seed, isBought) => {
      const { stakeMinor, choice } = wagerOf(title, isBought)
      const lean = measureOf(title).leanPayout?.(title, {
        id: 'any',
        label: { PT: '', EN: '' },
        exact: undefined,
        stakeMinor,
        choice,
      })
      const full = playOut(title, { stakeMinor, choice }, seed)
      const paid = lean?.(fastChance(seed), { stake: 1 }) ?? 0
      expect(paid * Number(stakeMinor)).toBeCloseTo(Number(full.payoutMinor), 3)
    }),
    { numRuns: 400 },
  )
})

describe('a choice', () => {
  const strange = fc.oneof(
    fc.anything(),
    fc.constantFrom(undefined, {}, { buy: 'all' }, { buy: null }, [], 'buy', Number.NaN),
    fc.constant({ buy: 'free-spins', more: 1 }),
    fc.constant(JSON.parse('{"__proto__":{"buy":"free-spins"}}')),
  )

  it('of anything that is not on offer cannot be parsed', () => {
    fc.assert(
      fc.property(anyTitle, strange, (title, sent) => {
        const read = engineOf(title).readChoice(title, 20_000n, sent)
        if (sent !== null) expect(read).toBeUndefined()
      }),
    )
  })

  it('that buys costs its price, at every stake on offer, and nothing else', () => {
    for (const title of titles) {
      const { buy } = title
      const { readChoice, isFeatureBuy } = engineOf(title)
      for (const stake of title.stakeStepsMinor) {
        expect(readChoice(title, stake, null)).toBeNull()
        if (!buy) continue
        const priceMinor = stake * BigInt(buy.priceStakes)
        const sent = { buy: buy.feature }
        expect(readChoice(title, priceMinor, sent)).toEqual(sent)
        expect(readChoice(title, priceMinor + 100n, sent)).toBeUndefined()
      }
      expect(readChoice(title, 2_001n, null)).toBeUndefined()
      expect(isFeatureBuy?.(null)).toBe(false)
      if (buy) expect(isFeatureBuy?.({ buy: buy.feature })).toBe(true)
    }
  })
})
