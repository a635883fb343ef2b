import { maths } from '@trevo/titles/arraia-do-bingo/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { videoBingoCards } from './cards.ts'
import { priceExtraBall } from './price-extra-ball.ts'
import { cardCount, type VideoBingoAction } from './types.ts'

const play = (actions: readonly VideoBingoAction[], seed: number, stakeMinor = 10_000n) =>
  engine.play(maths, { stakeMinor, choice: { cardSet: 5 } }, actions, fastChance(seed))

const offered = Array.from({ length: 2_000 }, (_, seed) => seed).filter(
  (seed) => play([], seed).legal.length > 0,
)

describe('video-bingo', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 14,
    rtpBpFrom: 9700,
    rtpBpTo: 9900,
    roundCount: 2_000,
  })

  it('four cards share no number, each column has its own range', () => {
    const cards = videoBingoCards(42)
    expect(cards).toHaveLength(cardCount)
    expect(new Set(cards.flat()).size).toBe(60)
    for (const [cell, number] of cards.flatMap((card) => [...card.entries()])) {
      expect(Math.floor((number - 1) / 18)).toBe(cell % 5)
    }
    expect(videoBingoCards(42)).toEqual(cards)
    expect(videoBingoCards(43)).not.toEqual(cards)
  })

  it('an extra ball returns 95 to 98 % of its price, equally at every stake', () => {
    expect(offered.length).toBeGreaterThan(50)
    for (const seed of offered) {
      const { view } = play([], seed)
      const ballsLeft = 90 - view.balls.length - view.extraBalls.length
      const gain = view.cards
        .flatMap(({ pays, waitsFor }) => waitsFor.map((one) => one.pays - pays))
        .reduce((sum, one) => sum + one, 0)
      // A card's stake is 2,500 of the lowest stake.
      const returned = (gain * 2_500) / ballsLeft / Number(view.extraPriceMinor)
      expect(returned).toBeGreaterThanOrEqual(0.95)
      expect(returned).toBeLessThanOrEqual(0.98)
      // The least price in whole centavos: a centavo less would return more.
      const cheaper = (gain * 2_500) / ballsLeft / (Number(view.extraPriceMinor) - 100)
      expect(cheaper).toBeGreaterThan(maths.extraPricedAtBp / 10_000)
      const dear = play([], seed, 2_000_000n)
      expect(dear.legal[0]?.stakeMinor).toBe(BigInt(view.extraPriceMinor ?? 0) * 200n)
    }
  })

  it('a round waits for an optional offer exactly while a ball is on offer', () => {
    const [seed = 0] = offered
    const states = [play([], seed), play([{ kind: 'finish' }], seed)]
    expect(states.map(({ view }) => engine.isOptionalOffer?.(view))).toEqual([true, false])
    // Declining costs nothing and ends the round.
    expect(states[1]?.legal).toEqual([])
    expect(states[1]?.stakeMinor).toBe(states[0]?.stakeMinor)
  })

  it('a ball without any gain has no price', () => {
    const cards = [{ numbers: [], marked: [], pattern: null, pays: 2, waitsFor: [] }]
    expect(priceExtraBall(maths, 10_000n, { cards, drawnCount: 30 })).toBeUndefined()
  })

  it('buying adds its price to the stake, and draws one ball', () => {
    const [seed = 0] = offered
    const before = play([], seed)
    const after = play([{ kind: 'buy' }], seed)
    expect(after.stakeMinor).toBe(10_000n + (before.legal[0]?.stakeMinor ?? 0n))
    expect(after.view.extraBalls).toHaveLength(1)
    expect(after.view.balls).toEqual(before.view.balls)
  })

  it('a player who does not return is paid all winnings', () => {
    for (const seed of offered) {
      const { view, timeoutAction } = play([], seed)
      expect(timeoutAction).toEqual({ kind: 'finish' })
      expect(play([{ kind: 'finish' }], seed).payoutMinor).toBe(BigInt(view.wonMinor))
    }
  })

  it('a ball that is not drawn yet is not visible anywhere', () => {
    const [seed = 0] = offered
    const numbers: number[] = []
    const source = fastChance(seed)
    const start = engine.play(maths, { stakeMinor: 10_000n, choice: { cardSet: 5 } }, [], {
      nextInt: (bound) => {
        const number = source.nextInt(bound)
        numbers.push(bound)
        return number
      },
    })
    expect(numbers).toHaveLength(30)
    expect(start).toEqual(play([], seed))
  })
})
