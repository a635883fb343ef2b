import { maths } from '@trevo/titles/guerra-de-cartas/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { countResults, measure } from './measure.ts'
import type { CasinoWarAction } from './types.ts'

describe('casino war', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 8_874,
    rtpBpTo: 9_784,
  })
})

const ante = { bets: [{ bet: 'ante', stakeMinor: '10000' }] }
const both = { bets: [...ante.bets, { bet: 'tie', stakeMinor: '50000' }] }

/** The cards by their positions in the shoe, including the three burnt ones. */
const playCards = (choice: typeof ante, places: readonly number[], actions: CasinoWarAction[]) => {
  const numbers = [...places]
  const stakeMinor = choice.bets.reduce((sum, bet) => sum + BigInt(bet.stakeMinor), 0n)
  const chance = { nextInt: () => numbers.shift() ?? 0 }
  return engine.play(maths, { stakeMinor, choice }, actions, chance)
}

// Shoes are in order: 51 is the ace of spades of the first deck, 103 that of the second.
const [twoA, twoB, three, aceA, aceB] = [0, 52, 4, 51, 103]
const burnt = [200, 201, 202]

describe('a tie', () => {
  const tied = [aceA, aceB]

  it('asks whether to go to war, for an equal stake', () => {
    const { legal, timeoutAction, payoutMinor, view } = playCards(ante, tied, [])
    expect(legal).toEqual([
      { action: { kind: 'war' }, stakeMinor: 10_000n },
      { action: { kind: 'surrender' }, stakeMinor: 0n },
    ])
    expect(timeoutAction).toEqual({ kind: 'surrender' })
    expect(payoutMinor).toBe(0n)
    expect(view).toMatchObject({ player: ['AS'], dealer: ['AS'], result: null, bets: [] })
  })

  it('a surrender returns half', () => {
    expect(playCards(ante, tied, [{ kind: 'surrender' }])).toMatchObject({
      stakeMinor: 10_000n,
      payoutMinor: 5_000n,
    })
  })

  test.each([
    ['won', [aceA + 104, twoA], 30_000n, 'war-won'],
    ['lost', [twoA, three], 0n, 'war-lost'],
    ['tied again', [twoA, twoB], 40_000n, 'war-tied'],
  ] as const)('a war %s', (_name, cards, payoutMinor, result) => {
    const play = playCards(ante, [...tied, ...burnt, ...cards], [{ kind: 'war' }])
    expect(play).toMatchObject({ stakeMinor: 20_000n, payoutMinor, view: { result } })
  })

  it('pays the bet on it, regardless of the main bet', () => {
    expect(playCards(both, tied, [{ kind: 'surrender' }]).payoutMinor).toBe(605_000n)
  })

  it('a tie bet alone requires no decision', () => {
    const tie = { bets: [{ bet: 'tie', stakeMinor: '10000' }] }
    const play = playCards(tie, tied, [])
    expect(play).toMatchObject({ payoutMinor: 120_000n, legal: [], view: { result: null } })
    expect(() => playCards(tie, tied, [{ kind: 'war' }])).toThrow(RangeError)
  })
})

// M. Shackleford, Wizard of Macau, “Casino War”: 2.33 per cent with six decks and this bonus.
it('the edge of the main bet is 2.3301 per cent of it with the bonus for a second tie', () => {
  const counts = countResults(6)
  const sum = [...counts.values()].reduce((total, ways) => total + ways, 0)
  expect(sum).toBe(312 * 311 * 310 * 309)
  const of = (result: Parameters<typeof counts.get>[0]) => counts.get(result) ?? 0
  const won = of('won') + of('war-won') + 2 * of('war-tied')
  const edge = (100 * (of('lost') + 2 * of('war-lost') - won)) / sum
  expect(edge.toFixed(4)).toBe('2.3301')
})

it('going to war is better than surrender', () => {
  const counts = countResults(6)
  const of = (result: Parameters<typeof counts.get>[0]) => counts.get(result) ?? 0
  const wars = of('war-won') + of('war-lost') + of('war-tied')
  expect((of('war-won') + 2 * of('war-tied') - 2 * of('war-lost')) / wars).toBeGreaterThan(-0.5)
})

test.each([
  ['ante', '97.8304'],
  ['tie', '88.7460'],
])('%s returns %s per cent of everything staked', (id, percent) => {
  const wager = measure.wagers(maths).find((one) => one.id === id)
  expect(((wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe(percent)
})
