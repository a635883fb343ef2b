import { describe, expect, it } from 'vitest'
import { leanSlotOf } from '../lean-slot.ts'
import { playRound } from '../play-round.ts'
import { stakeStepsMinor } from '../stake-steps.ts'
import { maths as coelhoDaLua } from '@trevo/titles/coelho-da-lua/maths.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { maths as araraSelvagem } from '@trevo/titles/arara-selvagem/maths.ts'
import { maths as ouroDoVulcao } from '@trevo/titles/ouro-do-vulcao/maths.ts'
import type { Chance, SlotMaths } from '../types.ts'
import { momentsOf } from './moments.ts'
import { roundDistributionOf } from './round-distribution.ts'
import { spinDistributionOf } from './spin-distribution.ts'

/** Every outcome of `play` with its probability: each number is tried with all its values. */
const unfold = (play: (chance: Chance) => number): Map<number, number> => {
  const chances = new Map<number, number>()
  const path: { value: number; bound: number }[] = []
  do {
    let at = 0
    const result = play({
      nextInt(bound) {
        if (at === path.length) path.push({ value: 0, bound })
        return path[at++]?.value ?? 0
      },
    })
    const chance = path.reduce((product, { bound }) => product / bound, 1)
    chances.set(result, (chances.get(result) ?? 0) + chance)
    while (path.length > 0 && path.at(-1)!.value === path.at(-1)!.bound - 1) path.pop()
    if (path.length > 0) path.at(-1)!.value += 1
  } while (path.length > 0)
  return chances
}

const expectSame = (chances: Float64Array, unfolded: ReadonlyMap<number, number>) => {
  const different = [...chances.entries()].filter(
    ([units, chance]) => Math.abs(chance - (unfolded.get(units) ?? 0)) > 1e-12,
  )
  expect(different).toEqual([])
  expect(chances.length).toBeGreaterThan(Math.max(...unfolded.keys()))
}

const distributionOf = (maths: SlotMaths) =>
  roundDistributionOf(
    maths,
    spinDistributionOf(maths, 'base'),
    maths.features.freeSpins && spinDistributionOf(maths, 'free'),
  )

/** The title with a few of its symbols only. */
const withSymbols = (maths: SlotMaths, codes: string): SlotMaths => ({
  ...maths,
  symbols: maths.symbols.filter(({ code }) => codes.includes(code)),
})

/** By the full path, one tree of numbers after another: slow, but reliable. */
const unfoldRounds = (maths: SlotMaths) =>
  unfold((chance) => playRound(maths, { stakeMinor: stakeStepsMinor[0]! }, chance).payoutUnits)

describe('the distribution of a round matches trying every outcome', () => {
  it('3×3 with respin, wheel and multiplier reel', () => {
    const maths: SlotMaths = {
      ...withSymbols(tigreDaSorte, 'WCT'),
      strips: ['TTTWC', 'TTTCWC', 'CCCTTTW'],
      features: {
        respinOnTwoFullReels: true,
        fullGrid: [
          { multiplier: 2, weight: 3 },
          { multiplier: 5, weight: 1 },
        ],
        multiplierReel: [
          { multiplier: 1, weight: 2 },
          { multiplier: 3, weight: 1 },
        ],
      },
    }
    expectSame(distributionOf(maths), unfoldRounds(maths))
  })

  it('lines with free spins, retriggers, their limit and the cap', () => {
    const maths: SlotMaths = {
      ...araraSelvagem,
      symbols: withSymbols(araraSelvagem, 'SLJ').symbols.map((symbol) =>
        symbol.kind === 'scatter' ? { ...symbol, pays: { 3: 40 } } : { ...symbol, pays: { 5: 7 } },
      ),
      strips: ['SLJ', 'SLJLL', 'SLLJ', 'LLJ', 'LJJ'],
      winCapStakes: 30,
      features: {
        freeSpins: { award: { 3: 2 }, retrigger: { 3: 2 }, spinCountMax: 3, multiplier: 3 },
      },
    }
    // Spins are grouped by what they pay; otherwise the tree of rounds would have 10^11 leaves.
    const spin = (mode: 0 | 1) => unfold((chance) => leanSlotOf(maths).spin(mode, chance))
    const [paid, free] = [spin(0), spin(1)]
    const capUnits = 600
    const rounds = new Map<number, number>()
    const walk = (units: number, left: number, total: number, chance: number): void => {
      if (left === 0 || units >= capUnits) {
        const end = Math.min(units, capUnits)
        rounds.set(end, (rounds.get(end) ?? 0) + chance)
        return
      }
      for (const [result, share] of free) {
        const more = result % 16 === 3 ? Math.min(2, 3 - total) : 0
        walk(units + (result >> 4), left - 1 + more, total + more, chance * share)
      }
    }
    for (const [result, share] of paid) {
      const won = result % 16 === 3 ? 2 : 0
      walk(result >> 4, won, won, share)
    }
    expectSame(distributionOf(maths), rounds)
  })

  it('ways with cascades, and an endless one is refused', () => {
    const maths: SlotMaths = {
      ...withSymbols(ouroDoVulcao, 'WGCADPLRBH'),
      // Strips this short rarely settle at all; these do from each of their 65,610 stops.
      strips: ['PBHLRDCGA', 'WRLAHCPGDB', 'DHBCPLARG', 'RPCHBDALG', 'HCDBLGARP'],
      features: { cascades: { multipliers: [1, 2, 5], freeSpinMultipliers: [1] } },
    }
    expectSame(distributionOf(maths), unfoldRounds(maths))
    const endless = { ...maths, strips: ['RB', 'RB', 'RB', 'RB', 'RB'].map((strip) => `${strip}R`) }
    expect(() => distributionOf(withSymbols(endless, 'RB'))).toThrow('endless')
  })
})

it('moments are those of the distribution', () => {
  const chances = Float64Array.of(0.5, 0, 0, 0, 0.25, 0, 0, 0, 0.125, 0, 0.125)
  // Payouts 0, 2, 4 and 5 stakes.
  expect(momentsOf({ unitsPerStake: 2 }, chances)).toEqual({
    rtp: 1.625,
    stdDev: Math.sqrt(0.25 * 4 + 0.125 * 16 + 0.125 * 25 - 1.625 ** 2),
    hitRate: 0.5,
    winRate: 0.5,
    maxWinStakes: 5,
    maxWinChance: 0.125,
  })
})

it('a multiplier reel multiplies the mean by its own mean', () => {
  const { multiplierReel: _reel, ...rest } = coelhoDaLua.features
  const without = { ...coelhoDaLua, features: rest, winCapStakes: 10_000 }
  const high = { ...coelhoDaLua, winCapStakes: 10_000 }
  const [plain, multiplied] = [without, high].map((maths) =>
    momentsOf(maths, distributionOf(maths)),
  )
  expect(multiplied!.rtp / plain!.rtp).toBeCloseTo((61 + 42 + 30 + 30 + 20) / 100, 10)
})
