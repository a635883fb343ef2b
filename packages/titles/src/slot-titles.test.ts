import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { assertMaths } from '@trevo/game-rules/slots/assert-maths.ts'
import { ownDrawings } from './look/own-drawings.ts'
import { slotTitles } from './slot-titles.ts'
import { maths as araraSelvagem } from './arara-selvagem/maths.ts'
import { maths as ouroDoVulcao } from './ouro-do-vulcao/maths.ts'
import { maths as tigreDaSorte } from './tigre-da-sorte/maths.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const { icons }: { icons: Record<string, unknown> } = JSON.parse(readFileSync(iconFile, 'utf8'))

it('there are three engines with at least four titles each', () => {
  const counts = Map.groupBy(slotTitles, ({ kind }) => kind)
  for (const kind of ['lines-3x3', 'lines-5x3', 'ways-5x3'] as const) {
    expect(counts.get(kind)?.length, kind).toBeGreaterThanOrEqual(4)
  }
})

it('no two titles share code, name, hue or set of symbols', () => {
  const count = slotTitles.length
  expect(new Set(slotTitles.map(({ gameCode }) => gameCode)).size).toBe(count)
  expect(new Set(slotTitles.map(({ title }) => title.PT)).size).toBe(count)
  expect(new Set(slotTitles.map(({ title }) => title.EN)).size).toBe(count)
  expect(new Set(slotTitles.map(({ hue }) => hue)).size).toBe(count)
  const sets = slotTitles.map(({ symbols }) => new Set(symbols.map(({ icon }) => icon)))
  for (const [index, mine] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      // A lantern or a coconut may occur twice; a repainted copy of another game may not.
      const shared = [...mine].filter((icon) => other.has(icon))
      expect(shared.length).toBeLessThanOrEqual(4)
    }
  }
})

describe.each(slotTitles)('$gameCode', (maths) => {
  it('has consistent data', () => {
    expect(() => assertMaths(maths)).not.toThrow()
  })
  it('names drawings that exist, each once', () => {
    const names = maths.symbols.map(({ icon }) => icon)
    expect(names.filter((name) => !(name in icons) && !(name in ownDrawings))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
  it('has texts in both languages', () => {
    const texts = [maths.title, maths.pitch, ...maths.symbols.map(({ name }) => name)]
    expect(texts.every(({ PT, EN }) => PT.trim() !== '' && EN.trim() !== '')).toBe(true)
    expect(maths.pitch.PT).not.toBe(maths.pitch.EN)
  })
  it('offers stakes from R$ 0.20 to R$ 500', () => {
    expect([maths.stakeStepsMinor[0], maths.stakeStepsMinor.at(-1)]).toEqual([2_000n, 5_000_000n])
  })
})

describe('inconsistent data are refused', () => {
  const broken: readonly [string, SlotMaths][] = [
    ['a strip with an unknown symbol', { ...tigreDaSorte, strips: ['TTT?', 'TTT', 'TTT'] }],
    ['a reel without a strip', { ...tigreDaSorte, strips: ['TTT', 'TTT'] }],
    ['stakes that would need rounding', { ...tigreDaSorte, stakeStepsMinor: [2_100n, 2_101n] }],
    ['stakes that fall', { ...tigreDaSorte, stakeStepsMinor: [4_000n, 2_000n] }],
    ['a line outside the grid', { ...tigreDaSorte, lines: [[0, 1, 3]] }],
    ['the same line twice', { ...tigreDaSorte, lines: [...tigreDaSorte.lines, [1, 1, 1]] }],
    ['ways with lines', { ...ouroDoVulcao, lines: araraSelvagem.lines }],
    ['ways that do not cascade', { ...ouroDoVulcao, features: {} }],
    [
      'a wild on the first reel of ways',
      { ...ouroDoVulcao, strips: ['WRB', ...ouroDoVulcao.strips.slice(1)] },
    ],
    [
      'a pay that the reels cannot show',
      { ...araraSelvagem, strips: araraSelvagem.strips.with(4, 'LNC') },
    ],
    [
      'free spins without a scatter',
      { ...araraSelvagem, symbols: araraSelvagem.symbols.filter(({ kind }) => kind !== 'scatter') },
    ],
    [
      'a fraction in the paytable',
      {
        ...tigreDaSorte,
        symbols: tigreDaSorte.symbols.map((symbol) => ({ ...symbol, pays: { 3: 1.5 } })),
      },
    ],
  ]
  it.each(broken)('%s', (_what, maths) => {
    expect(() => assertMaths(maths)).toThrow(maths.gameCode)
  })
})
