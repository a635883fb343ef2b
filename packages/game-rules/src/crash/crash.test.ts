import { chanceFromWords } from '@trevo/fairness/chance.ts'
import { isOfChain, hashTimes } from '@trevo/fairness/hash-chain.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engine, payoutOf } from './engine.ts'
import { drawCrash, elapsedAt, flightMs, isInstant, lowest, multiplierAt } from './flight.ts'
import { measure } from './measure.ts'
import type { CrashTitle } from './types.ts'

const words = inEachLanguage(() => 'Test')
const title: CrashTitle = {
  family: 'crash',
  gameCode: 'test-crash',
  version: 1,
  title: words,
  pitch: words,
  hue: 0,
  stakeStepsMinor: [10_000n, 50_000n, 1_000_000n],
  rtpBp: 9_900,
  rtpWithinBp: 1,
  returnPercent: 99,
  multiplierMax: 1_000_000,
  growthPerMs: 0.00006,
  bettingMs: 6_000,
  pauseMs: 3_000,
  seatCount: 2,
}
const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const crashOf = (n: number) =>
  drawCrash(
    title,
    chanceFromWords(() => n),
  )

describe('where a flight ends', () => {
  it.each([
    [0, 99],
    [42_949_672, 99],
    [42_949_673, 100],
    [2 ** 31, 198],
    [2 ** 32 - 1, 1_000_000],
  ])('the number %i crashes at %i hundredths', (n, at) => {
    expect(crashOf(n)).toBe(at)
  })

  it('rises with the number, and one number in a hundred pays nothing', () => {
    fc.assert(
      fc.property(
        word,
        word,
        (a, b) => a <= b === crashOf(a) <= crashOf(b) || crashOf(a) === crashOf(b),
      ),
    )
    expect(isInstant(crashOf(Math.floor(0.0099 * 2 ** 32)))).toBe(true)
    expect(isInstant(crashOf(Math.ceil(0.0101 * 2 ** 32)))).toBe(false)
  })
})

describe('the multiplier', () => {
  it('is first reached at its instant, and never falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (at) => {
        const elapsedMs = elapsedAt(title, at)
        expect(multiplierAt(title, elapsedMs)).toBeGreaterThanOrEqual(at)
        expect(multiplierAt(title, elapsedMs - 1)).toBeLessThan(at)
      }),
    )
  })

  it('a flight that crashes before anybody can cash out lasts no time', () => {
    expect(flightMs(title, lowest - 1)).toBe(0)
    expect(flightMs(title, lowest)).toBe(elapsedAt(title, lowest + 1))
  })

  it('during a flight, the multiplier shown by the clock is paid', () => {
    fc.assert(
      fc.property(
        word,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (n, share) => {
          const crashAt = crashOf(n)
          fc.pre(!isInstant(crashAt))
          const elapsedMs = Math.floor(flightMs(title, crashAt) * share)
          expect(multiplierAt(title, elapsedMs)).toBeLessThanOrEqual(crashAt)
        },
      ),
    )
  })
})

describe('a bet', () => {
  const choice = fc.record({
    seat: fc.constantFrom(1, 2),
    autoCashOut: fc.option(fc.integer({ min: 101, max: 1_000_000 })),
  })
  it('pays whole centavos at the first cash-out that the flight reached', () => {
    fc.assert(
      fc.property(word, choice, fc.constantFrom(...title.stakeStepsMinor), (n, bet, stakeMinor) => {
        const play = engine.play(
          title,
          { stakeMinor, choice: bet },
          [],
          chanceFromWords(() => n),
        )
        const { cashedOutAt, crashAt } = play.view
        expect(play.payoutMinor % 100n).toBe(0n)
        expect(play.payoutMinor).toBe(cashedOutAt === null ? 0n : payoutOf(stakeMinor, cashedOutAt))
        if (bet.autoCashOut !== null) {
          expect(cashedOutAt).toBe(bet.autoCashOut <= (crashAt ?? 0) ? bet.autoCashOut : null)
        }
        expect(play.legal).toEqual([])
      }),
    )
  })

  it('a manual cash-out counts before a later automatic one', () => {
    const chance = () => chanceFromWords(() => 2 ** 32 - 2)
    const wager = { stakeMinor: 10_000n, choice: { seat: 1, autoCashOut: 500 } }
    const own = engine.play(title, wager, [{ cashOut: 213 }], chance())
    expect(own.view.cashedOutAt).toBe(213)
    expect(own.payoutMinor).toBe(21_300n)
    const two = [{ cashOut: 213 }, { cashOut: 214 }]
    expect(() => engine.play(title, wager, two, chance())).toThrow(RangeError)
  })

  it('is not accepted unless it is on offer', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        const read = engine.readChoice(title, 10_000n, sent)
        if (read !== undefined) expect(read).toEqual(sent)
      }),
    )
    for (const sent of [
      { seat: 0, autoCashOut: null },
      { seat: 3, autoCashOut: null },
      { seat: 1, autoCashOut: 100 },
      { seat: 1, autoCashOut: 1_000_001 },
      { seat: 1, autoCashOut: 150.5 },
      { seat: 1, autoCashOut: '150' },
      { seat: 1 },
      { seat: 1, autoCashOut: null, more: 1 },
      JSON.parse('{"seat":1,"autoCashOut":null,"__proto__":{}}'),
      Array.from({ length: 10_000 }, () => 1),
      null,
    ]) {
      expect(engine.readChoice(title, 10_000n, sent)).toBeUndefined()
    }
    expect(engine.readChoice(title, 12_000n, { seat: 1, autoCashOut: null })).toBeUndefined()
  })
})

it('returns 99 % at every published cash-out', () => {
  for (const { exact } of measure.wagers(title)) {
    expect(Math.abs((exact?.rtpBp ?? 0) - 9_900)).toBeLessThan(0.01)
  }
})

it('a seed belongs to a chain if hashing it that many times gives the end', () => {
  const secret = 'ab'.repeat(32)
  const end = hashTimes(secret, 5)
  expect(hashTimes(secret, 1)).toBe(commitmentOf(secret))
  expect(isOfChain(hashTimes(secret, 4), 1, end)).toBe(true)
  expect(isOfChain(secret, 5, end)).toBe(true)
  expect(isOfChain(secret, 4, end)).toBe(false)
})
