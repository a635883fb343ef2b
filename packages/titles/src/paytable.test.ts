import { describe, expect, it } from 'vitest'
import { paytable } from './paytable.ts'
import { ruleText } from '@trevo/game-rules/slots/rule-text.ts'
import { en } from '@trevo/game-rules/slots/texts/en.ts'
import { pt } from '@trevo/game-rules/slots/texts/pt.ts'
import { slotTitles } from './slot-titles.ts'
import { maths as araraSelvagem } from './arara-selvagem/maths.ts'
import { maths as deserto777 } from './deserto-777/maths.ts'
import { maths as frutasDaSerra } from './frutas-da-serra/maths.ts'
import { maths as touroDourado } from './touro-dourado/maths.ts'

const textsOf = (maths: (typeof slotTitles)[number], language: typeof en) =>
  paytable(maths)
    .rules.map((message) => ruleText(language, message))
    .map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))

describe.each(slotTitles)('$gameCode', (maths) => {
  it('contains its rules in both languages, with nothing left open', () => {
    const [portuguese, english] = [textsOf(maths, pt), textsOf(maths, en)]
    expect(portuguese).toHaveLength(english.length)
    for (const [index, text] of portuguese.entries()) {
      expect(text).toMatch(/^\S.*\.$/)
      expect(text).not.toMatch(/undefined|NaN|null|\[object/)
      expect(english[index]).not.toMatch(/undefined|NaN|null|\[object/)
      expect(english[index]).not.toBe(text)
    }
  })

  it('shows every pay of the data, highest first, and its figures', () => {
    const { symbols, lines, rtpBp, maxWinStakes } = paytable(maths)
    for (const [index, { pays, symbol }] of symbols.entries()) {
      expect(symbol).toBe(index)
      const shown = Object.fromEntries(pays.map(({ count, units }) => [count, units]))
      expect(shown).toEqual(maths.symbols[index]?.pays)
      expect(pays.map(({ count }) => count)).toEqual(
        pays.map(({ count }) => count).toSorted((a, b) => b - a),
      )
    }
    expect(lines).toBe(maths.lines)
    expect(maxWinStakes).toBe(maths.winCapStakes)
    expect(textsOf(maths, en).join(' ')).toContain(
      `${(Math.floor(rtpBp) / 100).toFixed(2).replace(/\.?0+$/, '')}%`,
    )
  })
})

it('free spins: counts, spins, limit and multiplier are those of the data', () => {
  expect(textsOf(araraSelvagem, en)).toEqual(
    expect.arrayContaining([
      'Hibiscus in any position triggers free spins, played at the stake of the triggering spin: 3 award 8, 4 award 12, and 5 award 20.',
      'A round has a maximum of 60 free spins, including retriggers.',
      'All free spin wins are multiplied by 2.',
      'Stakes from R$0.20 to R$500.00 per round.',
    ]),
  )
  expect(textsOf(araraSelvagem, pt)).toContain('A aposta vai de R$ 0,20 a R$ 500,00 por rodada.')
})

it('multipliers and wheels are those of the data, with their chances', () => {
  expect(textsOf(deserto777, pt)).toContain(
    'Vários multiplicadores na mesma linha multiplicam uns aos outros, até ×30.',
  )
  expect(textsOf(frutasDaSerra, en).join(' ')).toContain('×2 (50%), ×3 (30%), and ×5 (20%)')
  expect(textsOf(touroDourado, pt).join(' ')).toContain('×8, ×16, ×32 e ×64')
})
