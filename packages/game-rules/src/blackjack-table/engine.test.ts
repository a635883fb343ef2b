import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { describe, expect, test } from 'vitest'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import {
  behind,
  drawnOf,
  onSeat,
  seated,
  settle,
  stakeMinor,
  title,
  waive,
} from './testing/deal-known-cards.ts'

describe('the engine of the table', () => {
  checkEngine({
    engine,
    measure,
    title,
    actionCountMax: 40,
    rtpBpFrom: 9_963,
    rtpBpTo: 9_965,
  })
})

describe('a round of several seats', () => {
  // Seat 2 has 11, seat 5 has 20, the dealer 16 and draws a ten.
  const drawn = drawnOf('5C TS 9D 6H KD 7C TC 9H')
  const dealt = [2, 5]

  test('deals a card to each seat, one to the dealer, and a second one to each', () => {
    const { view, turns, legal } = seated.standing(title, { drawn, dealt, moves: [] })
    expect(view).toMatchObject({
      dealer: ['9D'],
      seats: [
        { seat: 2, cards: ['5C', '6H'], points: 11, result: null },
        { seat: 5, cards: ['TS', 'KD'], points: 20, result: null },
      ],
    })
    expect(turns).toEqual([2])
    expect(legal).toEqual([
      { kind: 'hit', isRaise: false },
      { kind: 'stand', isRaise: false },
      { kind: 'double', isRaise: true },
    ])
  })

  test('continues from seat to seat, and the dealer draws when all have decided', () => {
    const first = [{ seat: 2, kind: 'double' }]
    const after = seated.standing(title, { drawn, dealt, moves: first })
    expect(after).toMatchObject({
      turns: [5],
      view: { dealer: ['9D'], seats: [{ points: 21 }, {}] },
    })
    const moves = [...first, { seat: 5, kind: 'stand' }]
    const over = seated.standing(title, { drawn, dealt, moves })
    expect(over).toMatchObject({
      turns: [],
      legal: [],
      view: { dealer: ['9D', '7C', '9H'], dealerPoints: 25 },
    })
    const round = { drawn, dealt, moves }
    expect(settle(onSeat(2), { ...round, raisedWith: [1] })).toBe(40_000n)
    expect(settle(onSeat(5), { ...round, raisedWith: [] })).toBe(20_000n)
    // Behind the doubled seat: with and without the double.
    expect(settle(behind(2, 'follow'), { ...round, raisedWith: [1] })).toBe(40_000n)
    expect(settle(behind(2, 'leave'), { ...round, raisedWith: [] })).toBe(20_000n)
  })

  test('accepts no decision out of turn, and none that is not on offer', () => {
    const standing = (moves: readonly { seat: number; kind: string }[]) => () =>
      seated.standing(title, { drawn, dealt, moves })
    expect(standing([{ seat: 5, kind: 'stand' }])).toThrow(RangeError)
    expect(standing([{ seat: 3, kind: 'hit' }])).toThrow(RangeError)
    expect(standing([{ seat: 2, kind: 'split' }])).toThrow(RangeError)
    expect(standing([{ seat: 2, kind: 'insurance' }])).toThrow(RangeError)
    const twice = { seat: 2, kind: 'stand' }
    expect(standing([twice, twice])).toThrow(RangeError)
  })
})

test('a blackjack of the dealer ends the round before anybody plays; only a blackjack is a push', () => {
  const drawn = drawnOf('AC TS AD KH 9D KC')
  const round = { drawn, dealt: [1, 2], moves: waive(2, 1) }
  expect(seated.standing(title, round)).toMatchObject({ turns: [], view: { dealerPoints: 21 } })
  expect(settle(onSeat(1), { ...round, raisedWith: [] })).toBe(10_000n)
  expect(settle(onSeat(2), { ...round, raisedWith: [] })).toBe(0n)
})

test('a blackjack has no turn, is paid three to two, and if alone keeps the dealer from drawing', () => {
  const drawn = drawnOf('AC 5D KH TC 9C')
  const round = { drawn, dealt: [7], moves: [] }
  const { turns, view } = seated.standing(title, round)
  expect([turns, view]).toMatchObject([[], { dealer: ['5D', 'TC'] }])
  expect(settle(onSeat(7), { ...round, raisedWith: [] })).toBe(25_000n)
})

test('if everybody is bust the dealer draws nothing', () => {
  const drawn = drawnOf('TC 5D 6H TD KS')
  const moves = [{ seat: 3, kind: 'hit' }]
  const { turns, view } = seated.standing(title, { drawn, dealt: [3], moves })
  expect([turns, view]).toMatchObject([[], { dealer: ['5D', 'TD'], seats: [{ result: 'bust' }] }])
})

test('a table without players shows no cards', () => {
  expect(seated.standing(title, { drawn: [], dealt: [], moves: [] })).toMatchObject({
    turns: [],
    view: { dealer: [], seats: [] },
  })
})

test.each([
  [
    'a side bet that is higher than the bet on the seat',
    {
      bets: [
        { bet: 'seat-1', stakeMinor: '10000' },
        { bet: '21+3', stakeMinor: '20000' },
      ],
    },
  ],
  ['a side bet alone', { bets: [{ bet: '21+3', stakeMinor: '10000' }] }],
  [
    'a side bet before the bet on the seat',
    {
      bets: [
        { bet: '21+3', stakeMinor: '5000' },
        { bet: 'seat-1', stakeMinor: '5000' },
      ],
    },
  ],
  [
    'a side bet behind',
    {
      bets: [
        { bet: 'behind-1', stakeMinor: '5000' },
        { bet: '21+3', stakeMinor: '5000' },
      ],
      doubles: 'follow',
    },
  ],
  ['two bets', { bets: ['seat-1', 'seat-2'].map((bet) => ({ bet, stakeMinor: '5000' })) }],
  ['a seat that there is not', { bets: [{ bet: 'seat-8', stakeMinor: '10000' }] }],
  [
    'a bet behind that does not say what it does on a double',
    { bets: [{ bet: 'behind-1', stakeMinor: '10000' }] },
  ],
  ['a seat that says so', { bets: [{ bet: 'seat-1', stakeMinor: '10000' }], doubles: 'follow' }],
])('%s is no choice', (_, sent) => {
  const { bets } = sent
  const sum = bets.reduce((total, one) => total + BigInt(one.stakeMinor), 0n)
  expect(engine.readChoice(title, sum, sent)).toBeUndefined()
})

test.each([
  ['deals its own seat no card', [{ kind: 'deal', seats: [2] }]],
  ['deals seats out of order', [{ kind: 'deal', seats: [4, 1] }]],
  ['deals to an eighth seat', [{ kind: 'deal', seats: [1, 8] }]],
  ['begins with a decision', [{ kind: 'stand', seat: 1 }]],
])('a sequence that %s is refused', (_, actions) => {
  const told = actions as Parameters<typeof engine.play>[2]
  const wager = { stakeMinor, choice: onSeat(1) }
  expect(() => engine.play(title, wager, told, fastChance(1))).toThrow(RangeError)
})
