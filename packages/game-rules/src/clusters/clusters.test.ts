import { describe, expect, it } from 'vitest'
import { maths as doce } from '@trevo/titles/doce-de-vo/maths.ts'
import { maths as feira } from '@trevo/titles/feira-livre/maths.ts'
import { maths as orbita } from '@trevo/titles/orbita-perdida/maths.ts'
import type { ReelStep, SlotWin } from '../reels/types.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { compileClusters } from './compile.ts'
import { payClusters } from './find-clusters.ts'
import { playClusters } from './play-clusters.ts'
import type { ClustersTitle } from './types.ts'

/** A grid from its rows as seen on screen, by symbol codes. */
const gridOf = ({ symbols, columnCount, rowCount }: ClustersTitle, rows: readonly string[]) => {
  const grid = new Uint8Array(columnCount * rowCount)
  for (const [row, line] of rows.entries()) {
    for (const [column, code] of [...line].entries()) {
      grid[column * rowCount + row] = symbols.findIndex((symbol) => symbol.code === code)
    }
  }
  return grid
}

const pay = (title: ClustersTitle, rows: readonly string[], spots?: Int32Array) => {
  const wins: SlotWin[] = []
  const units = payClusters(compileClusters(title), gridOf(title, rows), new Uint8Array(64), {
    spots,
    wins,
  })
  return { units, wins }
}

const priceOf = (title: ClustersTitle, code: string, size: number): number =>
  title.symbols.find((symbol) => symbol.code === code)?.pays[size] ?? 0

const storyOf = (title: ClustersTitle, seed: number): ReelStep[] => {
  const steps: ReelStep[] = []
  playClusters(title, null, fastChance(seed), (step) => steps.push(step))
  return steps
}

describe('groups', () => {
  const filler = ['PBTEPBT', 'TEPBTEP', 'PBTEPBT', 'TEPBTEP', 'PBTEPBT', 'TEPBTEP', 'PBTEPBT']

  it('of five neighbours pay, diagonals do not connect', () => {
    expect(pay(feira, filler).units).toBe(0)
    const five = filler.with(0, 'OOOOOBT')
    expect(pay(feira, five).units).toBe(priceOf(feira, 'O', 5))
    const corner = filler.with(0, 'OOOOPBT').with(1, 'TEPBOEP')
    expect(pay(feira, corner).units).toBe(0)
  })

  it('may share a wild, and a size in between pays like the next smaller listed one', () => {
    const shared = filler.with(0, 'OOOOWCC').with(1, 'TEPBTCC')
    const { wins } = pay(feira, shared)
    expect(wins.map(({ count }) => count).toSorted()).toEqual([5, 5])
    const eleven = filler.with(0, 'OOOOOOO').with(1, 'OOOOTEP')
    expect(pay(feira, eleven).units).toBe(priceOf(feira, 'O', 10))
  })

  it('are multiplied by the sum of their cells’ multipliers', () => {
    const rows = ['KKKKKD', 'RLBRLB', 'LBRLBR', 'RLBRLB', 'LBRLBR']
    const spots = new Int32Array(30)
    expect(pay(doce, rows, spots).units).toBe(priceOf(doce, 'K', 5))
    spots.set([1], 0)
    spots.set([2], 5)
    spots.set([8], 10)
    expect(pay(doce, rows, spots).units).toBe(priceOf(doce, 'K', 5) * 10)
  })
})

it('what stays sinks, and nothing else changes in a fall', () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const steps = storyOf(feira, seed)
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (step.by !== 'cascade' || !before) continue
      const gone = new Set(before.removed)
      for (let top = 0; top < 49; top += 7) {
        const column = before.grid.slice(top, top + 7)
        const kept = column.filter((_, row) => !gone.has(top + row))
        expect(step.grid.slice(top + 7 - kept.length, top + 7)).toEqual(kept)
      }
    }
  }
})

it('wilds are placed once for each charge, only when nothing pays', () => {
  let laid = 0
  for (let seed = 0; seed < 1_500; seed += 1) {
    const steps = storyOf(orbita, seed)
    for (const [index, step] of steps.entries()) {
      if (step.by !== 'wilds') continue
      laid += 1
      expect(steps[index - 1]?.units).toBe(0)
      expect(step.held?.length).toBeLessThanOrEqual(orbita.charge?.wildCount ?? 0)
      for (const cell of step.held ?? []) expect(step.grid[cell]).toBe(0)
    }
  }
  expect(laid).toBeGreaterThan(10)
})
