import { describe, expect, it } from 'vitest'
import { compileSlot } from './compile-slot.ts'
import { isFullGrid, scatterWinOf, winsOf } from './evaluate-grid.ts'
import { fallen } from './fall.ts'
import { maths as araraSelvagem } from '@trevo/titles/arara-selvagem/maths.ts'
import { maths as coroaReal } from '@trevo/titles/coroa-real/maths.ts'
import { maths as deserto777 } from '@trevo/titles/deserto-777/maths.ts'
import { maths as ouroDoVulcao } from '@trevo/titles/ouro-do-vulcao/maths.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import type { SlotMaths, SlotWin } from './types.ts'

/** A grid as seen on screen, row by row, by symbol codes. */
const gridOf = (maths: SlotMaths, ...rows: string[]): number[] =>
  Array.from({ length: maths.reelCount }, (_, reel) =>
    rows.map((row) => maths.symbols.findIndex(({ code }) => code === row[reel])),
  ).flat()

const winsIn = (maths: SlotMaths, ...rows: string[]) =>
  winsOf(compileSlot(maths), gridOf(maths, ...rows)).map((win) => brief(maths, win))

const brief = (maths: SlotMaths, { symbol, count, line, ways, units }: SlotWin) =>
  `${maths.symbols[symbol]?.code}${count} ${line === undefined ? `${ways} ways` : `line ${line}`}: ${units}`

describe('3×3 lines, by hand', () => {
  it('the middle row of tangerines pays 3 units, a line of two and a half nothing', () => {
    expect(winsIn(tigreDaSorte, 'GCL', 'TTT', 'EFL')).toEqual(['T3 line 0: 3'])
    expect(winsIn(tigreDaSorte, 'GCL', 'TTG', 'EFL')).toEqual([])
  })
  it('a wild completes rows and diagonals; wilds alone pay as wilds', () => {
    expect(winsIn(tigreDaSorte, 'TFC', 'LWE', 'CGT')).toEqual(['T3 line 3: 3', 'C3 line 4: 4'])
    expect(winsIn(tigreDaSorte, 'WWW', 'TLF', 'CEG')).toEqual(['W3 line 1: 250'])
  })
  it('wild multipliers multiply each other: star 2 × comet 5 on three sevens of 50', () => {
    expect(winsIn(deserto777, 'TCK', 'XZS', 'GTB')).toEqual(['S3 line 0: 500'])
    expect(winsIn(deserto777, 'TCK', 'XZY', 'GTB')).toEqual(['X3 line 0: 4200'])
  })
  it('a grid is full with one symbol and wilds, but not with two other symbols', () => {
    const slot = compileSlot(tigreDaSorte)
    expect(isFullGrid(slot, gridOf(tigreDaSorte, 'TTW', 'WTT', 'TTT'))).toBe(true)
    expect(isFullGrid(slot, gridOf(tigreDaSorte, 'WWW', 'WWW', 'WWW'))).toBe(true)
    expect(isFullGrid(slot, gridOf(tigreDaSorte, 'TTW', 'WTT', 'TTC'))).toBe(false)
  })
})

describe('5×3 lines, by hand', () => {
  it('counts from the left only, and stops at the first other symbol', () => {
    expect(winsIn(araraSelvagem, 'MPFBC', 'JJJLJ', 'PFBCN')).toEqual(['J3 line 0: 50'])
    expect(winsIn(araraSelvagem, 'MPFBC', 'LJJJJ', 'PFBCN')).toEqual([])
  })
  it('four of a symbol beat the three wilds they begin with; five wilds pay as wilds', () => {
    expect(winsIn(araraSelvagem, 'MPFBC', 'WWWJL', 'PFBCN')[0]).toBe('J4 line 0: 200')
    expect(winsIn(araraSelvagem, 'MPFBC', 'WWWLP', 'PFBCN')[0]).toBe('W3 line 0: 50')
    expect(winsIn(araraSelvagem, 'MPFBC', 'WWWWW', 'PFBCN')[0]).toBe('W5 line 0: 2000')
  })
  it('a wild does not replace a scatter, and scatters pay anywhere', () => {
    const grid = gridOf(araraSelvagem, 'SMPFB', 'CWSLN', 'NLFSM')
    const slot = compileSlot(araraSelvagem)
    expect(winsOf(slot, grid)).toEqual([])
    expect(scatterWinOf(slot, grid)).toMatchObject({ count: 3, cells: [0, 7, 11], units: 40 })
  })
  it('two crowns on a line multiply it by four', () => {
    expect(winsIn(coroaReal, 'HDGRB', 'KCCKQ', 'DGRBH')).toEqual([])
    expect(winsIn(coroaReal, 'HDGRB', 'KWWQC', 'DGRBH')).toEqual([
      'K3 line 0: 320',
      'H3 line 11: 48',
      'D3 line 12: 32',
    ])
  })
})

describe('243 ways, by hand', () => {
  it('multiplies the counts of adjacent reels, including wilds', () => {
    // Rocks: 2 on the first reel, 1 + a wild on the second, 1 on the third; the fourth has none.
    expect(winsIn(ouroDoVulcao, 'RRGCA', 'RWLDP', 'GCRLB')).toContain('R3 4 ways: 12')
  })
  it('a symbol that skips a reel pays nothing', () => {
    expect(winsIn(ouroDoVulcao, 'RGRRR', 'LCADP', 'HBDAC')).toEqual([])
  })
})

it('symbols sink into the gaps and the strip follows from above, nearest first', () => {
  const reels = [Uint8Array.of(10, 11, 12, 13, 14, 15)]
  const window = { reels, rowCount: 3, grid: [12, 13, 14], tops: [2] }
  expect(fallen(window, [1])).toEqual({ grid: [11, 12, 14], tops: [1] })
  expect(fallen(window, [0, 1, 2])).toEqual({ grid: [15, 10, 11], tops: [5] })
})
