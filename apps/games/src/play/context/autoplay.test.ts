import { array, assert, bigInt, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterRound, startAutoplay, type AutoplayState } from './autoplay.ts'

const plan = { count: 3, lossStopMinor: 0n, winStopMinor: 0n, featureStop: false }
const lost = { stakeMinor: 10n, payoutMinor: 0n, feature: false }

describe('automatic rounds', () => {
  it('end after the chosen count', () => {
    const first = afterRound(startAutoplay(plan), lost) as AutoplayState
    const second = afterRound(first, lost) as AutoplayState
    expect(afterRound(second, lost)).toBe('done')
  })

  it('end at a win of the chosen size', () => {
    const state = startAutoplay({ ...plan, winStopMinor: 50n })
    expect(afterRound(state, { ...lost, payoutMinor: 50n })).toBe('win')
    expect(afterRound(state, { ...lost, payoutMinor: 49n })).toMatchObject({ left: 2 })
  })

  it('end at free spins if the player chose so', () => {
    const state = startAutoplay({ ...plan, featureStop: true })
    expect(afterRound(state, { ...lost, feature: true })).toBe('feature')
  })

  it('never lose more than the limit, for any outcomes', () => {
    assert(
      property(
        bigInt({ min: 10n, max: 500n }),
        array(bigInt({ min: 0n, max: 30n }), { minLength: 1, maxLength: 80 }),
        (limit, payouts) => {
          let state: AutoplayState | string = startAutoplay({
            ...plan,
            count: 1000,
            lossStopMinor: limit,
          })
          let net = 0n
          for (const payoutMinor of payouts) {
            if (typeof state === 'string') break
            net += payoutMinor - 10n
            state = afterRound(state, { stakeMinor: 10n, payoutMinor, feature: false })
          }
          expect(-net).toBeLessThanOrEqual(limit)
        },
      ),
    )
  })
})
