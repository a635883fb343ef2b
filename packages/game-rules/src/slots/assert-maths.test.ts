import { maths as arara } from '@trevo/titles/arara-selvagem/maths.ts'
import { maths as tigre } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { maths as vulcao } from '@trevo/titles/ouro-do-vulcao/maths.ts'
import { expect, test } from 'vitest'
import { assertMaths } from './assert-maths.ts'
import { compileSlot } from './compile-slot.ts'
import type { SlotMaths, SlotSymbol } from './types.ts'

const [first] = tigre.symbols
const wild = arara.symbols.find(({ kind }) => kind === 'wild')
const scatter = arara.symbols.find(({ kind }) => kind === 'scatter')
const free = arara.features.freeSpins
if (!first || !wild || !scatter || !free) throw new Error('the titles have them')

/** The title with its first symbol, or that of a kind, changed. */
const withSymbol = (
  maths: SlotMaths,
  change: Partial<SlotSymbol>,
  of: SlotSymbol['kind'] = 'regular',
): SlotMaths => {
  const at = maths.symbols.findIndex(({ kind }) => kind === of)
  const symbols = maths.symbols.map((one, index) => (index === at ? { ...one, ...change } : one))
  return { ...maths, symbols }
}
const withFree = (change: Partial<typeof free>): SlotMaths => ({
  ...arara,
  features: { ...arara.features, freeSpins: { ...free, ...change } },
})
const letters = 'abcdefghijklmnop'
const filledTo = (count: number): SlotMaths => ({
  ...tigre,
  symbols: [
    ...tigre.symbols,
    ...Array.from(letters.slice(0, count - tigre.symbols.length), (code) => ({
      ...first,
      code,
      id: code,
      pays: {},
      kind: 'wild' as const,
    })),
  ],
})

const broken: readonly [rule: string, ...maths: SlotMaths[]][] = [
  ['gameCode is kebab-case', { ...tigre, gameCode: 'Tigre' }, { ...tigre, gameCode: 'tigre-' }],
  ['version counts from 1', { ...tigre, version: 0 }, { ...tigre, version: 1.5 }],
  [
    'winCapStakes is a whole number',
    { ...tigre, winCapStakes: 0 },
    { ...tigre, winCapStakes: 2.5 },
  ],
  ['unitsPerStake is a whole number', { ...tigre, unitsPerStake: 0 }],
  ['there is a stake', { ...tigre, stakeStepsMinor: [] }],
  [
    'stakes rise',
    { ...tigre, stakeStepsMinor: [2_000n, 2_000n] },
    { ...tigre, stakeStepsMinor: [0n] },
  ],
  ['a unit is whole centavos', { ...tigre, stakeStepsMinor: [2_050n] }],
  ['at most 16 symbols', filledTo(17)],
  ['codes differ', { ...tigre, symbols: [...tigre.symbols, { ...first, id: 'other' }] }],
  ['ids differ', { ...tigre, symbols: [...tigre.symbols, { ...first, code: '?' }] }],
  [
    'one scatter at most',
    { ...arara, symbols: [...arara.symbols, { ...scatter, code: '?', id: '?' }] },
  ],
  ['a code is one letter', withSymbol(tigre, { code: 'TT' })],
  ['only wilds multiply', withSymbol(tigre, { wildMultiplier: 2 })],
  ['multipliers are whole', withSymbol(arara, { wildMultiplier: 1.5 }, 'wild')],
  [
    'pays are whole numbers',
    withSymbol(tigre, { pays: { 3: 1.5 } }),
    withSymbol(tigre, { pays: { 3: 0 } }),
    withSymbol(tigre, { pays: { 3: 5, 16: 5 } }),
  ],
  [
    'wilds pay alike',
    { ...arara, symbols: [...arara.symbols, { ...wild, code: '?', id: '?', pays: { 5: 1 } }] },
  ],
  ['one strip per reel', { ...tigre, strips: tigre.strips.slice(1) }],
  ['a strip is longer than the reel', { ...tigre, strips: tigre.strips.with(0, 'TT') }],
  ['strips hold known symbols', { ...tigre, strips: tigre.strips.with(0, 'TTT?') }],
  ['kind and reels agree', { ...tigre, kind: 'lines-5x3' }],
  ['lines games have lines, ways none', { ...vulcao, lines: arara.lines }, { ...arara, lines: [] }],
  ['a line has a row on each reel', { ...tigre, lines: [[0, 1]] }],
  ['lines stay in the grid', { ...tigre, lines: [[0, 1, 3]] }, { ...tigre, lines: [[-1, 1, 1]] }],
  ['lines differ', { ...tigre, lines: [...tigre.lines, ...tigre.lines.slice(0, 1)] }],
  ['a full line pays', withSymbol(tigre, { pays: {} })],
  [
    'no wild on the first reel of a ways game',
    { ...vulcao, strips: vulcao.strips.with(0, `W${vulcao.strips[0]}`) },
  ],
  ['wilds multiply on lines only', withSymbol(vulcao, { wildMultiplier: 2 }, 'wild')],
  ['3x3 features', { ...arara, features: { ...arara.features, respinOnTwoFullReels: true } }],
  ['free spins need five reels', { ...tigre, features: { ...tigre.features, freeSpins: free } }],
  ['ways cascade, lines do not', { ...vulcao, features: {} }],
  [
    'wheels hold whole numbers',
    { ...tigre, features: { ...tigre.features, fullGrid: [{ multiplier: 1.5, weight: 1 }] } },
    { ...tigre, features: { ...tigre.features, multiplierReel: [{ multiplier: 2, weight: 0 }] } },
  ],
  [
    'a wheel has an entry',
    { ...tigre, features: { ...tigre.features, fullGrid: [] } },
    { ...tigre, features: { ...tigre.features, multiplierReel: [] } },
  ],
  [
    'free spins need a scatter',
    {
      ...arara,
      symbols: arara.symbols.map((one) =>
        one === scatter ? { ...one, kind: 'regular' as const, pays: { 5: 1 } } : one,
      ),
    },
  ],
  ['awards are whole numbers', withFree({ award: { 3: 1.5 } }), withFree({ retrigger: { 3: 0 } })],
  ['awards fit the most spins', withFree({ award: { 3: free.spinCountMax + 1 } })],
  ['multipliers are whole', withFree({ multiplier: 0 }), withFree({ multiplier: 1.5 })],
]

test.each(broken)('data are refused unless %s', (rule, ...all) => {
  for (const maths of all) expect(() => assertMaths(maths)).toThrow(`${maths.gameCode}: ${rule}`)
})

test('data at their limits are right', () => {
  for (const maths of [arara, tigre, vulcao]) expect(() => assertMaths(maths)).not.toThrow()
  expect(() => assertMaths(withFree({ award: { 3: free.spinCountMax } }))).not.toThrow()
  expect(() => assertMaths({ ...tigre, gameCode: 'tigre-2' })).not.toThrow()
})

test('a title whose data break a rule cannot be played', () => {
  expect(() => compileSlot({ ...tigre, winCapStakes: 0 })).toThrow(/winCapStakes/)
  expect(() => compileSlot(tigre)).not.toThrow()
})
