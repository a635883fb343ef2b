import { chanceOf } from '@trevo/fairness/chance.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileSlot } from './compile-slot.ts'
import { scatterCountOf, scatterWinOf, winsOf } from './evaluate-grid.ts'
import { fastChance } from './fast-chance.ts'
import { fallen } from './fall.ts'
import { leanSlotOf } from './lean-slot.ts'
import { payoutMinorOf, playRound } from './play-round.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { maths as araraSelvagem } from '@trevo/titles/arara-selvagem/maths.ts'
import { maths as ouroDoVulcao } from '@trevo/titles/ouro-do-vulcao/maths.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import type { Chance, RoundOutcome, SlotMaths, SlotStep } from './types.ts'

const titles = fc.constantFrom(...slotTitles)
const seeds = fc.nat({ max: 2 ** 31 - 1 })
const stakeMinor = 20_000n

/** Returns the numbers in turn, then zeros; a number beyond the bound is an error in the test. */
const scripted = (...numbers: number[]): Chance & { taken: () => number } => {
  let at = 0
  return {
    nextInt(bound) {
      const number = numbers[at] ?? 0
      at += 1
      if (number >= bound) throw new Error(`${number} beyond ${bound}`)
      return number
    },
    taken: () => at,
  }
}

const startsSpin = ({ by }: SlotStep) => by === 'spin'

const play = (maths: SlotMaths, seed: number): RoundOutcome =>
  playRound(maths, { stakeMinor }, fastChance(seed))

const holds = (check: (maths: SlotMaths, round: RoundOutcome) => void) =>
  fc.assert(
    fc.property(titles, seeds, (maths, seed) => check(maths, play(maths, seed))),
    { numRuns: 1_500 },
  )

describe('any round of any title', () => {
  it('is plain JSON, and the same seeds reproduce it exactly', () => {
    fc.assert(
      fc.property(titles, fc.nat({ max: 1_000_000 }), (maths, nonce) => {
        const stream = { serverSeed: 'e1'.repeat(32), clientSeed: 'mine', nonce }
        const round = playRound(maths, { stakeMinor }, chanceOf(stream))
        expect(JSON.parse(JSON.stringify(round))).toEqual(round)
        expect(playRound(maths, { stakeMinor }, chanceOf(stream))).toEqual(round)
      }),
    )
  })

  it('pays the sum of its steps, cut at the cap, in exact money', () => {
    holds((maths, round) => {
      const capUnits = maths.winCapStakes * maths.unitsPerStake
      let total = 0
      for (const step of round.steps) {
        const won = step.wins.reduce((sum, { units }) => sum + units, 0)
        expect(step.units).toBe(won * step.multiplier)
        total = Math.min(total + step.units, capUnits)
        expect(step.totalUnits).toBe(total)
      }
      expect(round.payoutUnits).toBe(total)
      expect(BigInt(round.payoutMinor) * BigInt(maths.unitsPerStake)).toBe(
        stakeMinor * BigInt(total),
      )
      expect(round.capped).toBe(total === capUnits)
    })
  })

  it('shows with each grid exactly the wins that the rules find in it', () => {
    holds((maths, round) => {
      const slot = compileSlot(maths)
      for (const { grid, wins, removed } of round.steps) {
        const expected = winsOf(slot, grid)
        const scatterWin = removed.length > 0 ? undefined : scatterWinOf(slot, grid)
        expect(wins).toEqual(scatterWin ? [...expected, scatterWin] : expected)
      }
    })
  })

  it('shows the windows of its strips, and lets the symbols above them fall', () => {
    holds((maths, round) => {
      const { reels } = compileSlot(maths)
      const { rowCount } = maths
      let tops: readonly number[] = []
      for (const [index, { mode, by, stops, grid }] of round.steps.entries()) {
        const before = round.steps[index - 1]
        if (by === 'cascade' && before) {
          const next = fallen(
            { reels: reels[mode], rowCount, grid: before.grid, tops },
            before.removed,
          )
          expect(grid).toEqual(next.grid)
          tops = next.tops
          continue
        }
        tops = stops
        const shown = reels[mode].flatMap((reel, at) =>
          [0, 1, 2].map((row) => reel[(stops[at]! + row) % reel.length]),
        )
        expect(grid).toEqual(shown)
      }
    })
  })

  it('awards the free spins its scatters call for, within the limit, and plays them all', () => {
    holds((maths, round) => {
      const { freeSpins } = maths.features
      const slot = compileSlot(maths)
      let [awarded, left] = [0, 0]
      for (const [index, step] of round.steps.entries()) {
        if (step.mode === 'free' && step.by === 'spin') left -= 1
        const next = round.steps[index + 1]
        const ends = next === undefined || startsSpin(next)
        const table = step.mode === 'base' ? freeSpins?.award : freeSpins?.retrigger
        const called = ends ? (table?.[scatterCountOf(slot, step.grid)] ?? 0) : 0
        const allowed = Math.min(called, (freeSpins?.spinCountMax ?? 0) - awarded)
        const isCut = round.capped && next === undefined
        if (!isCut) expect(step.freeSpinsAwarded).toBe(allowed)
        awarded += step.freeSpinsAwarded
        left += step.freeSpinsAwarded
        expect(step.freeSpinsLeft).toBe(isCut ? 0 : left)
      }
      if (!round.capped) expect([round.freeSpinsPlayed, left]).toEqual([awarded, 0])
    })
  })
})

it('the lean path pays what the full path pays, and consumes the same numbers', () => {
  fc.assert(
    fc.property(titles, seeds, (maths, seed) => {
      const { payoutUnits } = leanSlotOf(maths)
      const [full, lean] = [fastChance(seed), fastChance(seed)]
      for (let index = 0; index < 30; index += 1) {
        const round = playRound(maths, { stakeMinor }, full)
        expect(payoutUnits(lean)).toBe(round.payoutUnits)
      }
      // Equal positions in the stream: the next numbers agree too.
      expect(full.nextInt(1_000_000)).toBe(lean.nextInt(1_000_000))
    }),
    { numRuns: 400 },
  )
})

const stopOf = (maths: SlotMaths, reel: number, window: string) => {
  const strip = maths.strips[reel] ?? ''
  const at = (strip + strip.slice(0, 2)).indexOf(window)
  if (at < 0) throw new Error(`no ${window} on reel ${reel}`)
  return at
}

describe('scripted single rounds', () => {
  it('a screen of tigers pays the cap of 2,500 stakes', () => {
    const chance = scripted(...[0, 1, 2].map((reel) => stopOf(tigreDaSorte, reel, 'WWW')))
    const round = playRound(tigreDaSorte, { stakeMinor: 2_000n }, chance)
    expect(round).toMatchObject({ payoutUnits: 12_500, payoutMinor: '5000000', capped: true })
    expect(round.steps[0]).toMatchObject({ fullGridMultiplier: 10, multiplier: 10 })
    expect(chance.taken()).toBe(3)
  })

  it('two full reels without a win spin the third again, once', () => {
    const stops = [
      stopOf(tigreDaSorte, 0, 'TTT'),
      stopOf(tigreDaSorte, 1, 'TTT'),
      stopOf(tigreDaSorte, 2, 'CCC'),
    ]
    const chance = scripted(...stops, stopOf(tigreDaSorte, 2, 'TTT'))
    const round = playRound(tigreDaSorte, { stakeMinor: 2_000n }, chance)
    expect(round.steps.map(({ by, respunReel }) => [by, respunReel])).toEqual([
      ['spin', undefined],
      ['respin', 2],
    ])
    // Five lines of 3 units, times ten for the full screen.
    expect(round.payoutUnits).toBe(150)
    expect(chance.taken()).toBe(4)
  })

  it('three flowers give eight free spins at double pay, and each draws five stops', () => {
    const flowers = [0, 1, 2].map((reel) => (araraSelvagem.strips[reel] ?? '').indexOf('S'))
    const round = playRound(araraSelvagem, { stakeMinor: 2_000n }, scripted(...flowers, 3, 3))
    expect(round.steps[0]).toMatchObject({ freeSpinsAwarded: 8, freeSpinsLeft: 8 })
    expect(round.freeSpinsPlayed).toBeGreaterThanOrEqual(8)
    expect(round.steps.slice(1).every(({ multiplier }) => multiplier === 2)).toBe(true)
  })

  it('cascades climb the ladder of multipliers', () => {
    const seed = Array.from({ length: 5_000 }, (_, index) => index).find((candidate) => {
      const { steps } = playRound(ouroDoVulcao, { stakeMinor }, fastChance(candidate))
      return steps.filter(({ mode }) => mode === 'base').length >= 5
    })
    const { steps } = playRound(ouroDoVulcao, { stakeMinor }, fastChance(seed!))
    const base = steps.filter(({ mode }) => mode === 'base')
    expect(base.slice(0, 5).map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 5, 5])
    expect(base.slice(1).every(({ by }) => by === 'cascade')).toBe(true)
  })
})

describe('stakes', () => {
  it('a stake that is not on offer is refused', () => {
    for (const wrong of [0n, -2_000n, 2_001n, 1_000n, 10_000_000n]) {
      expect(() => playRound(tigreDaSorte, { stakeMinor: wrong }, scripted())).toThrow(RangeError)
    }
  })

  it('every payout at every stake is whole centavos: nothing is ever rounded', () => {
    fc.assert(
      fc.property(titles, seeds, (maths, seed) => {
        const units = leanSlotOf(maths).payoutUnits(fastChance(seed))
        for (const stake of maths.stakeStepsMinor) {
          const payoutMinor = payoutMinorOf(maths, stake, units)
          expect(payoutMinor % 100n).toBe(0n)
          expect(payoutMinor * BigInt(maths.unitsPerStake)).toBe(stake * BigInt(units))
        }
      }),
    )
  })
})
