import { maths } from '@trevo/titles/roleta-ipanema/maths.ts'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readBets } from './read-bets.ts'

const offered = new Set(['red', 'black', 'straight-17'])
const read = (stakeMinor: bigint, sent: unknown) => readBets(maths, offered, stakeMinor, sent)
const red = { bet: 'red', stakeMinor: '10000' }

describe('a wager made of bets', () => {
  it('is read when its bets are on offer and add up to the stake', () => {
    const sent = { bets: [red, { bet: 'straight-17', stakeMinor: '250000' }] }
    expect(read(260_000n, sent)).toEqual(sent)
  })

  test.each<[string, bigint, unknown]>([
    ['no bets', 0n, { bets: [] }],
    ['a place that is not on the table', 10_000n, { bets: [{ ...red, bet: 'blue' }] }],
    ['a place twice', 20_000n, { bets: [red, red] }],
    ['a sum below the stake', 20_000n, { bets: [red] }],
    ['a sum above the stake', 10_000n, { bets: [red, { ...red, bet: 'black' }] }],
    ['a part of a chip', 5_000n, { bets: [{ bet: 'red', stakeMinor: '5000' }] }],
    ['nothing staked', 0n, { bets: [{ bet: 'red', stakeMinor: '0' }] }],
    ['a negative bet', 10_000n, { bets: [{ bet: 'red', stakeMinor: '-10000' }] }],
    ['an amount as number', 10_000n, { bets: [{ bet: 'red', stakeMinor: 10_000 }] }],
    ['leading zeros', 10_000n, { bets: [{ bet: 'red', stakeMinor: '010000' }] }],
    ['an exponent', 10_000n, { bets: [{ bet: 'red', stakeMinor: '1e4' }] }],
    ['a field too many in a bet', 10_000n, { bets: [{ ...red, odds: 36 }] }],
    ['a field too many beside the bets', 10_000n, { bets: [red], more: 1 }],
    ['inherited names', 10_000n, { bets: [{ bet: 'constructor', stakeMinor: '10000' }] }],
    ['a sparse list', 10_000n, { bets: Array(3) }],
    ['a huge list', 10_000n, { bets: Array.from({ length: 100_000 }, () => red) }],
  ])('is refused with %s', (_name, stakeMinor, sent) => {
    expect(read(stakeMinor, sent)).toBeUndefined()
  })

  it('is exactly what was sent, or nothing', () => {
    const bet = fc.record({
      bet: fc.oneof(fc.constantFrom(...offered, '__proto__'), fc.string()),
      stakeMinor: fc.oneof(fc.constantFrom('10000', '50000'), fc.string(), fc.integer()),
    })
    fc.assert(
      fc.property(
        fc.array(bet, { maxLength: 4 }),
        fc.constantFrom(10_000n, 60_000n),
        (bets, staked) => {
          const choice = read(staked, { bets })
          if (!choice) return
          expect(choice).toEqual({ bets })
          const sum = choice.bets.reduce((total, one) => total + BigInt(one.stakeMinor), 0n)
          expect(sum).toBe(staked)
        },
      ),
    )
  })
})
