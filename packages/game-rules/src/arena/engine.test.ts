import { maths } from '@trevo/titles/arena-dos-brinquedos/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { boutKey, oddsOfBout, pricedBouts } from './bouts.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import type { ArenaOutcome } from './types.ts'

describe('the toy arena', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 9_551,
    rtpBpTo: 9_600,
  })
})

const drawn = (seed: number): ArenaOutcome => engine.draw?.(maths, fastChance(seed)) as ArenaOutcome // what this engine draws

describe('a bet of the arena', () => {
  it('names the bout on whose odds it was made, and is on offer for that bout alone', () => {
    const [one, other] = [drawn(1), drawn(2)]
    expect(boutKey(one.bout)).not.toBe(boutKey(other.bout))
    const sent = { bets: [{ bet: 'red', stakeMinor: '10000' }], bout: boutKey(one.bout) }
    const choice = engine.readChoice(maths, 10_000n, sent)
    if (!choice) throw new Error('not read')
    expect(choice).toEqual(sent)
    expect(engine.isOnOffer?.(maths, choice, one)).toBe(true)
    expect(engine.isOnOffer?.(maths, choice, other)).toBe(false)
    expect(engine.isOnOffer?.(maths, { bets: choice.bets }, one)).toBe(false)
  })

  it.each([['pipoca:9999/biju:0'], [''], [7], ['a:0/b:0; drop'], [null]])(
    'with the bout %s is refused',
    (bout) => {
      const sent = { bets: [{ bet: 'red', stakeMinor: '10000' }], bout }
      expect(engine.readChoice(maths, 10_000n, sent)).toBeUndefined()
    },
  )

  it('is paid at the odds of its bout, which were announced beforehand', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const outcome = drawn(seed)
      expect(engine.announce?.(maths, outcome)).toEqual(outcome.bout)
      const choice = { bets: [{ bet: outcome.winner, stakeMinor: '10000' }] }
      const odds = oddsOfBout(maths, outcome.bout).get(outcome.winner) ?? 0
      const play = engine.settle?.(maths, { stakeMinor: 10_000n, choice }, outcome)
      expect(play?.payoutMinor).toBe(BigInt(odds) * 100n)
    }
  })

  it('has one price for each of the 1,400 bouts', () => {
    expect(pricedBouts(maths).reduce((sum, { count }) => sum + count, 0)).toBe(1_400)
  })
})
