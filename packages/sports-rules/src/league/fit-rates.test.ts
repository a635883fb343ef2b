import { describe, expect, it } from 'vitest'
import { playNth } from '../testing/some-matches.ts'
import { chanceBy, fitRates, type Thought } from './fit-rates.ts'

const thoughtOf = (n: number, line?: number): Thought => {
  const { rates } = playNth(n * 4)
  const [home = 0, draw = 0, away = 0] = ['1', 'X', '2'].map((one) =>
    chanceBy(rates, { scope: 'full', kind: 'result' }, one),
  )
  const over = line && {
    line,
    chance: chanceBy(rates, { scope: 'full', kind: 'total', line }, 'over'),
  }
  return { home, draw, away, ...(over && { over }) }
}

describe('rates fitted to the expected result of a match', () => {
  it.each([5, 6, undefined])('reproduce the rates they came from, with the line %s', (line) => {
    for (let n = 0; n < 12; n += 1) {
      const { rates } = playNth(n * 4)
      const fitted = fitRates(thoughtOf(n, line))
      for (const half of [0, 1] as const) {
        for (const side of [0, 1] as const) {
          const [one, other] = [fitted?.goals?.[half][side] ?? 0, rates.goals?.[half][side] ?? 0]
          expect(Math.abs(one / other - 1), `${n} ${half} ${side}`).toBeLessThan(0.02)
        }
      }
    }
  })

  it('do not exist for impossible expectations', () => {
    expect(fitRates({ home: 0.05, draw: 0.9, away: 0.05 })).toBeUndefined()
    expect(
      fitRates({ home: 0.2, draw: 0.6, away: 0.2, over: { line: 5, chance: 0.9 } }),
    ).toBeUndefined()
  })
})
