import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maths as botequim } from '@trevo/titles/botequim-da-sorte/maths.ts'
import { maths as curupira } from '@trevo/titles/trilha-do-curupira/maths.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { exactPicks } from './exact-picks.ts'
import { layLids } from './lay-lids.ts'
import { measure } from './measure.ts'

const bought = (title: typeof botequim) => ({
  stakeMinor: 20_000n * BigInt(title.buy?.priceStakes ?? 1),
  choice: { buy: 'picks' } as const,
})
const playBought = (title: typeof botequim, picks: readonly number[], seed: number) =>
  engine.play(
    title,
    bought(title),
    picks.map((pick) => ({ pick })),
    fastChance(seed),
  )

describe('the pick bonus', () => {
  it('pays what the player uncovers: another choice is another prize', () => {
    const prizes = Array.from({ length: 15 }, (_, pick) => {
      const { view } = playBought(botequim, [pick], 7)
      return view.picks?.opened[0]
    })
    const kinds = prizes.map((prize) => `${prize?.units}/${prize?.multiplier}/${prize?.ends}`)
    const laid = layLids(botequim, fastChance(7))
    expect(kinds).toEqual(laid.map((kind) => `${kind.units}/${kind.multiplier}/${kind.ends}`))
    expect(new Set(kinds).size).toBeGreaterThan(3)
  })

  it('shows nothing of closed lids: random sources that agree on the uncovered ones give the same view', () => {
    const seen = new Map<string, string>()
    for (let seed = 0; seed < 3_000; seed += 1) {
      const [first, second] = layLids(curupira, fastChance(seed))
      const { view, legal } = playBought(curupira, [0, 1], seed)
      expect(view.picks?.over).toBe(false)
      const key = JSON.stringify([first, second])
      const shown = JSON.stringify([view, legal.map(({ action }) => action)])
      expect(seen.get(key) ?? shown).toBe(shown)
      seen.set(key, shown)
    }
  })

  it('never asks for a stake, and its timeout plays on to the end', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.constantFrom(botequim, curupira), (seed, title) => {
        const picks: number[] = []
        for (;;) {
          const play = playBought(title, picks, seed)
          expect(play.legal.every(({ stakeMinor }) => stakeMinor === 0n)).toBe(true)
          if (play.timeoutAction === null) {
            expect(play.legal).toEqual([])
            expect(play.view.picks?.over).toBe(true)
            const { opened = [], rest = [], lidCount } = play.view.picks ?? {}
            expect(opened.length + rest.length).toBe(lidCount)
            return
          }
          expect(play.payoutMinor).toBe(0n)
          picks.push(play.timeoutAction.pick)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is measured lid by lid, and there is nothing to decide after the last one', () => {
    const open = playBought(botequim, [], 7)
    const wager = measure.wagers(botequim).find(({ choice }) => choice !== null)!
    expect(measure.decide(botequim, wager, open)).toEqual(open.legal[0])
    const over = { ...open, legal: [] }
    expect(() => measure.decide(botequim, wager, over)).toThrow('the round is over')
  })

  it('refuses a lid that is open, does not exist, or is lifted after the end', () => {
    for (const picks of [[0, 0], [15], [-1], [0.5], Array.from({ length: 15 }, (_, lid) => lid)]) {
      expect(() => playBought(botequim, picks, 3)).toThrow(RangeError)
    }
  })

  it('its exact probabilities add up, and their mean is that of all orders', () => {
    for (const title of [botequim, curupira]) {
      const chances = exactPicks(title, { buy: 'picks' })
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    }
    // Five of twenty prints, nothing ends early: the plain sums, by linearity, without multipliers.
    const plain = {
      ...curupira,
      picks: {
        ...curupira.picks,
        lids: curupira.picks.lids.map((kind) => ({ ...kind, multiplier: 1 })),
      },
    }
    const units = plain.picks.lids.reduce((sum, kind) => sum + kind.units * kind.lidCount, 0)
    const mean = exactPicks(plain, { buy: 'picks' }).reduce((sum, p, at) => sum + p * at, 0)
    expect(mean).toBeCloseTo((units * 5) / 20, 8)
  })
})
