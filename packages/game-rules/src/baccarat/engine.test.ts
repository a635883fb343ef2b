import { maths } from '@trevo/titles/bacara-imperial/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { countWays } from './count-outcomes.ts'
import { bankerDraws, playerDraws } from './draw-rules.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

describe('baccarat', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 8_563,
    rtpBpTo: 9_895,
  })
})

// M. Shackleford, Wizard of Odds, “Baccarat”: 1.06, 1.24, 14.36 and 10.36 per cent.
describe('the house edge in per cent, eight decks, every order of six cards counted', () => {
  test.each([
    ['banker', '1.0579'],
    ['player', '1.2351'],
    ['tie', '14.3596'],
    ['player-pair', '10.3614'],
    ['banker-pair', '10.3614'],
  ])('%s: %s', (id, edge) => {
    const wager = measure.wagers(maths).find((one) => one.id === id)
    expect((100 - (wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe(edge)
  })

  it('the ways add up to all orders of six cards', () => {
    const { player, banker, tie } = countWays(8)
    expect(BigInt(player) + BigInt(banker) + BigInt(tie)).toBe(
      416n * 415n * 414n * 413n * 412n * 411n,
    )
    // The combinations for eight decks printed on the same page.
    expect([banker, player, tie]).toEqual([
      2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216,
    ])
  })
})

describe('the third card', () => {
  it('the player draws up to five', () => {
    expect([0, 5, 6, 7].map(playerDraws)).toEqual([true, true, false, false])
  })

  test.each([
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('the banker with %i draws to a third card of %j', (points, thirds) => {
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(points, third))
    expect(drawn).toEqual(thirds)
  })

  it('the banker draws by the player’s rule when the player has drawn no third card', () => {
    expect([5, 6].map((points) => bankerDraws(points, undefined))).toEqual([true, false])
  })
})

it('a tie returns stakes on both sides', () => {
  const bets = ['player', 'banker', 'tie'].map((bet) => ({ bet, stakeMinor: '10000' }))
  const wager = { stakeMinor: 30_000n, choice: { bets } }
  for (let seed = 0; seed < 200; seed += 1) {
    const { view, payoutMinor } = engine.play(maths, wager, [], fastChance(seed))
    const expected = { player: 20_000n, banker: 19_500n, tie: 110_000n }
    expect(payoutMinor).toBe(expected[view.outcome.winner])
  }
})
