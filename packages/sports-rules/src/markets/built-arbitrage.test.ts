import { expect, it } from 'vitest'
import { builtReturnsOf } from '../testing/built-book.ts'
import { findSureReturn } from '../testing/find-arbitrage.ts'

/** A few matches before, during and late; `npm run bench -- sportsbook` goes through some hundred. */
const matches = 12
const shares = [0.6, 0, 0.85] as const

it('bets built from a match leave no arbitrage, among themselves or with its markets', () => {
  let built = 0
  for (let n = 0; n < matches; n += 1) {
    const { builtCount, returns } = builtReturnsOf(n, { built: 6, share: shares[n % 3] ?? 0 })
    built += builtCount
    if (builtCount === 0) continue
    expect(findSureReturn(returns), `match ${n}`).toBeLessThan(1)
  }
  expect(built).toBeGreaterThan(matches * 2)
}, 120_000)

it('the same linear program finds built bets whose prices are tripled', () => {
  const found = [0, 4, 8, 12].map((n) => {
    const { returns } = builtReturnsOf(n, { built: 12, share: 0.6, raised: 3 })
    return findSureReturn(returns)
  })
  expect(Math.max(...found)).toBeGreaterThan(1)
}, 120_000)
