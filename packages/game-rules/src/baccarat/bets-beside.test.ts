import { maths as quick } from '@trevo/titles/bacara-ligeiro/maths.ts'
import { maths as golden } from '@trevo/titles/seis-de-ouro/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { countWays } from './count-outcomes.ts'
import { engine } from './engine.ts'
import { leanBaccarat } from './lean-baccarat.ts'
import { measure } from './measure.ts'
import { betsOf } from './bets-of.ts'
import { fastChance } from '../slots/fast-chance.ts'
import type { BaccaratTitle } from './types.ts'

describe.each([
  { name: 'no commission', title: golden, rtpBpFrom: 8_563, rtpBpTo: 9_877 },
  { name: 'quick', title: quick, rtpBpFrom: 8_563, rtpBpTo: 9_895 },
])('baccarat, $name', ({ title, rtpBpFrom, rtpBpTo }) => {
  checkEngine({ engine, measure, title, actionCountMax: 1, rtpBpFrom, rtpBpTo })
})

const edgeOf = (title: BaccaratTitle, id: string): string => {
  const wager = measure.wagers(title).find((one) => one.id === id)
  return (100 - (wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)
}

describe('the house edge in per cent, eight decks, every order of six cards counted', () => {
  // E. Jacobson, “Card Counting the Super Six Baccarat Side Bet” (American Casino Guide): 1.4581 where a
  // banker win with six pays half.
  test.each([
    ['banker', '1.4581'],
    ['player', '1.2351'],
    ['super-six', '13.8181'],
  ])('no commission, %s: %s', (id, edge) => {
    expect(edgeOf(golden, id)).toBe(edge)
  })

  // M. Shackleford, Wizard of Odds, “Baccarat Side Bets”, 4-5-6: four cards at 3 to 2 return −0.05283. Five or six
  // at 0.54 to 1 and either pair at 5 to 1 are published as 4.35 and 13.71.
  test.each([
    ['small', '5.2829'],
    ['big', '4.3457'],
    ['either-pair', '13.7099'],
    ['banker', '1.0579'],
  ])('quick, %s: %s', (id, edge) => {
    expect(edgeOf(quick, id)).toBe(edge)
  })

  it('the banker wins with six in as many ways as is published', () => {
    // “Non-Commission Baccarat: Why does a Banker Win on 6 Pay Half?” (2018), from the combinations of eight decks.
    expect(countWays(8).bankerSix).toBe(269_232_304_455_680)
  })
})

describe('a bet beside the sides', () => {
  const settle = (title: BaccaratTitle, bet: string, banker: readonly string[], points: number) => {
    const outcome = {
      player: ['2C', '2D'],
      banker,
      playerPoints: 4,
      bankerPoints: points,
      winner: 'banker' as const,
    }
    const wager = { stakeMinor: 10_000n, choice: { bets: [{ bet, stakeMinor: '10000' }] } }
    return engine.settle?.(title, wager, outcome).payoutMinor
  }

  it('the banker pays half with six points and even money with any other', () => {
    expect(settle(golden, 'banker', ['TC', '3D', '3C'], 6)).toBe(15_000n)
    expect(settle(golden, 'banker', ['TC', '7D'], 7)).toBe(20_000n)
    expect(settle(golden, 'super-six', ['TC', '3D', '3C'], 6)).toBe(160_000n)
    expect(settle(golden, 'super-six', ['TC', '7D'], 7)).toBe(0n)
  })

  it('either pair, four cards, and five or six', () => {
    expect(settle(quick, 'either-pair', ['TC', '7D'], 7)).toBe(60_000n)
    expect(settle(quick, 'small', ['TC', '7D'], 7)).toBe(25_000n)
    expect(settle(quick, 'big', ['TC', '7D'], 7)).toBe(0n)
    expect(settle(quick, 'big', ['TC', '3D', '3C'], 6)).toBe(15_400n)
    expect(settle(quick, 'small', ['TC', '3D', '3C'], 6)).toBe(0n)
  })

  it('is refused where the table does not take it', () => {
    const bets = [{ bet: 'super-six', stakeMinor: '10000' }]
    expect(engine.readChoice(golden, 10_000n, { bets })).toBeDefined()
    expect(engine.readChoice(quick, 10_000n, { bets })).toBeUndefined()
  })

  it('four cards against five or six puts little at risk', () => {
    const wagerOf = (bets: { bet: string; stakeMinor: string }[]) => ({
      stakeMinor: 20_000n,
      choice: { bets },
    })
    const both = wagerOf([
      { bet: 'small', stakeMinor: '10000' },
      { bet: 'big', stakeMinor: '10000' },
    ])
    const { view } = engine.play(quick, both, [], fastChance(1))
    expect(engine.validStake?.(quick, [both], view)).toBe(4_600n)
  })
})

test.each([golden, quick])('$gameCode: the short way plays as the engine does', (title) => {
  for (const bet of betsOf(title)) {
    const play = leanBaccarat(title, bet)
    const wager = { stakeMinor: 10_000n, choice: { bets: [{ bet, stakeMinor: '10000' }] } }
    for (let seed = 0; seed < 300; seed += 1) {
      const { payoutMinor } = engine.play(title, wager, [], fastChance(seed))
      expect(Math.round(play(fastChance(seed)) * 10_000)).toBe(Number(payoutMinor))
    }
  }
})
