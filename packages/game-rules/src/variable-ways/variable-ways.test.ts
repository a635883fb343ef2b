import { describe, expect, it } from 'vitest'
import { maths as saci } from '@trevo/titles/saci-peralta/maths.ts'
import { maths as cangaco } from '@trevo/titles/lua-do-cangaco/maths.ts'
import type { ReelStep, SlotWin } from '../reels/types.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { compileWays } from './compile.ts'
import { playWays } from './play-ways.ts'
import { payWays } from './wins-of.ts'

const indexOf = (code: string): number => saci.symbols.findIndex((symbol) => symbol.code === code)

const pay = (reels: readonly string[]) => {
  const cells = new Uint8Array(42)
  for (const [reel, column] of reels.entries()) {
    for (const [row, code] of [...column].entries()) cells[reel * 7 + row] = indexOf(code)
  }
  const wins: SlotWin[] = []
  const rows = Uint8Array.from(reels, ({ length }) => length)
  return { units: payWays(compileWays(saci), { cells, rows }, new Uint8Array(56), wins), wins }
}

describe('ways', () => {
  it('are the product of what each reel shows, including wilds, up to 117,649', () => {
    const { units, wins } = pay(['OO', 'OWP', 'OO', 'PP', 'PP', 'PP'])
    expect(wins).toMatchObject([{ count: 3, ways: 8, units: 80 }])
    expect(units).toBe(80)
    const full = pay(Array.from({ length: 6 }, () => 'OOOOOOO'))
    expect(full.wins).toMatchObject([{ count: 6, ways: 117_649 }])
  })

  it('begin on the leftmost reel and end before the first without the symbol', () => {
    expect(pay(['PP', 'OO', 'OO', 'OO', 'OO', 'OO']).units).toBe(0)
    expect(pay(['OO', 'PP', 'OO', 'OO', 'OO', 'OO']).units).toBe(0)
  })
})

it('a wild on the first reel, or reels that differ in number between the modes, are refused', () => {
  const [first, ...others] = saci.reels
  if (!first) throw new Error('no reels')
  const wild = saci.symbols.find(({ kind }) => kind === 'wild')?.code ?? ''
  const wildFirst = [{ ...first, symbols: { ...first.symbols, [wild]: 1 } }, ...others]
  const free = saci.freeSpins
  const refused = 'no wild on the first reel'
  expect(() => compileWays({ ...saci, reels: wildFirst })).toThrow(refused)
  const freeFirst = [{ ...first, symbols: { ...first.symbols, [wild]: 1 } }, ...free.reels.slice(1)]
  expect(() => compileWays({ ...saci, freeSpins: { ...free, reels: freeFirst } })).toThrow(refused)
  expect(() => compileWays({ ...saci, reels: others })).toThrow('reels of both modes agree')
  const flat = [{ ...first, rows: first.rows.slice(1) }, ...others]
  expect(() => compileWays({ ...saci, reels: flat })).toThrow('a weight for each height')
  expect(compileWays(saci)).toBe(compileWays(saci))
})

it('reels are two to seven high and keep their height while symbols fall', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const steps: ReelStep[] = []
    playWays(saci, null, fastChance(seed), (step) => steps.push(step))
    for (const [index, step] of steps.entries()) {
      expect(step.rows?.every((rows) => rows >= 2 && rows <= 7)).toBe(true)
      if (step.by === 'cascade') expect(step.rows).toEqual(steps[index - 1]?.rows)
    }
  }
})

it('the multiplier of free spins rises with each grid that pays and never falls', () => {
  for (const title of [saci, cangaco]) {
    for (let seed = 0; seed < 60; seed += 1) {
      const steps: ReelStep[] = []
      playWays(title, { buy: 'free-spins' }, fastChance(seed), (step) => steps.push(step))
      let multiplier = title.freeSpins.multiplierFrom
      for (const step of steps) {
        expect(step.multiplier).toBe(multiplier)
        if (step.units > 0) multiplier += title.freeSpins.multiplierStep
      }
    }
  }
})
