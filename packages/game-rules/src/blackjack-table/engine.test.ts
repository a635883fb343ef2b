import { cardOfCode } from '../cards/card.ts'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { describe, expect, it, test } from 'vitest'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import type { BlackjackTableChoice, BlackjackTableTitle, DoublesWay } from './types.ts'

const title: BlackjackTableTitle = {
  family: 'blackjack-table',
  gameCode: 'test-table',
  version: 1,
  title: { PT: 'Mesa', EN: 'Table' },
  pitch: { PT: 'Mesa', EN: 'Table' },
  hue: 0,
  stakeStepsMinor: [10_000n, 50_000n, 500_000n],
  rtpBp: 9911,
  rtpWithinBp: 1,
  deckCount: 6,
  table: {
    bettingMs: 10_000,
    drawMs: 5_000,
    pauseMs: 2_000,
    seatCount: 7,
    turns: { dealMs: 3_000, decisionMs: 10_000, raiseMs: 5_000, cardMs: 900 },
  },
}

describe('the engine of the table', () => {
  checkEngine({
    engine,
    measure,
    title,
    actionCountMax: 40,
    rtpBpFrom: 9_910,
    rtpBpTo: 9_912,
  })
})

const { seated } = engine
if (!seated) throw new Error('seats decide at this table')

const drawnOf = (text: string): number[] =>
  text.split(' ').map((code) => {
    const card = cardOfCode(code)
    if (card === undefined) throw new Error(code)
    return card
  })

const stakeMinor = 10_000n
const onSeat = (seat: number): BlackjackTableChoice => ({
  bets: [{ bet: `seat-${seat}`, stakeMinor: '10000' }],
})
const behind = (seat: number, doubles: DoublesWay): BlackjackTableChoice => ({
  bets: [{ bet: `behind-${seat}`, stakeMinor: '10000' }],
  doubles,
})
const settle = (choice: BlackjackTableChoice, round: Parameters<typeof seated.settle>[2]) =>
  seated.settle(title, { stakeMinor, choice }, round).payoutMinor

describe('a round of several seats', () => {
  // Seat 2 has 11, seat 5 has 20, the dealer 16 and draws a ten.
  const drawn = drawnOf('5C TS 9D 6H KD 7C TC 9H')
  const dealt = [2, 5]

  test('deals a card to each seat, one to the dealer, and a second one to each', () => {
    const { view, turn, legal } = seated.standing(title, { drawn, dealt, moves: [] })
    expect(view).toMatchObject({
      dealer: ['9D'],
      seats: [
        { seat: 2, cards: ['5C', '6H'], points: 11, result: null },
        { seat: 5, cards: ['TS', 'KD'], points: 20, result: null },
      ],
    })
    expect(turn).toBe(2)
    expect(legal).toEqual([
      { kind: 'hit', isRaise: false },
      { kind: 'stand', isRaise: false },
      { kind: 'double', isRaise: true },
    ])
  })

  test('goes on from seat to seat, and the dealer draws when all have decided', () => {
    const first = [{ seat: 2, kind: 'double' }]
    const after = seated.standing(title, { drawn, dealt, moves: first })
    expect(after).toMatchObject({ turn: 5, view: { dealer: ['9D'], seats: [{ points: 21 }, {}] } })
    const moves = [...first, { seat: 5, kind: 'stand' }]
    const over = seated.standing(title, { drawn, dealt, moves })
    expect(over).toMatchObject({
      turn: null,
      legal: [],
      view: { dealer: ['9D', '7C', '9H'], dealerPoints: 25 },
    })
    const round = { drawn, dealt, moves }
    expect(settle(onSeat(2), { ...round, isRaised: true })).toBe(40_000n)
    expect(settle(onSeat(5), { ...round, isRaised: false })).toBe(20_000n)
    // Behind the doubled seat: with it, and without.
    expect(settle(behind(2, 'follow'), { ...round, isRaised: true })).toBe(40_000n)
    expect(settle(behind(2, 'leave'), { ...round, isRaised: false })).toBe(20_000n)
  })

  test('takes no decision out of turn, and none that is not on offer', () => {
    const standing = (moves: readonly { seat: number; kind: string }[]) => () =>
      seated.standing(title, { drawn, dealt, moves })
    expect(standing([{ seat: 5, kind: 'stand' }])).toThrow(RangeError)
    expect(standing([{ seat: 3, kind: 'hit' }])).toThrow(RangeError)
    expect(standing([{ seat: 2, kind: 'split' }])).toThrow(RangeError)
    const twice = { seat: 2, kind: 'stand' }
    expect(standing([twice, twice])).toThrow(RangeError)
  })
})

test('a blackjack of the dealer ends the round before anybody decides; only a blackjack is a push', () => {
  const drawn = drawnOf('AC TS AD KH 9D KC')
  const round = { drawn, dealt: [1, 2], moves: [] }
  expect(seated.standing(title, round)).toMatchObject({ turn: null, view: { dealerPoints: 21 } })
  expect(settle(onSeat(1), { ...round, isRaised: false })).toBe(10_000n)
  expect(settle(onSeat(2), { ...round, isRaised: false })).toBe(0n)
})

test('a blackjack has no turn, is paid three to two, and alone lets the dealer draw nothing', () => {
  const drawn = drawnOf('AC 5D KH TC 9C')
  const round = { drawn, dealt: [7], moves: [] }
  const { turn, view } = seated.standing(title, round)
  expect([turn, view]).toMatchObject([null, { dealer: ['5D', 'TC'] }])
  expect(settle(onSeat(7), { ...round, isRaised: false })).toBe(25_000n)
})

test('where everybody is bust the dealer draws nothing', () => {
  const drawn = drawnOf('TC 5D 6H TD KS')
  const moves = [{ seat: 3, kind: 'hit' }]
  const { turn, view } = seated.standing(title, { drawn, dealt: [3], moves })
  expect([turn, view]).toMatchObject([null, { dealer: ['5D', 'TD'], seats: [{ result: 'bust' }] }])
})

test('a table where nobody sits shows no cards', () => {
  expect(seated.standing(title, { drawn: [], dealt: [], moves: [] })).toMatchObject({
    turn: null,
    view: { dealer: [], seats: [] },
  })
})

it('redoes a bet from what happened at the table, and pays what the room paid', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const drawn = engine.draw?.(title, fastChance(seed)) ?? null
    const dealt = [1, 4, 6]
    const whim = fastChance(seed + 1_000)
    const moves: { seat: number; kind: string }[] = []
    for (;;) {
      const { turn, legal } = seated.standing(title, { drawn, dealt, moves })
      const chosen = legal[whim.nextInt(Math.max(1, legal.length))]
      if (turn === null || !chosen) break
      moves.push({ seat: turn, kind: chosen.kind })
    }
    const isDoubled = moves.some(({ seat, kind }) => seat === 4 && kind === 'double')
    for (const choice of [onSeat(4), behind(4, 'follow'), behind(4, 'leave')]) {
      const isRaised = isDoubled && choice.doubles !== 'leave'
      const round = { drawn, dealt, moves, isRaised }
      const inRoom = seated.settle(title, { stakeMinor, choice }, round)
      const actions = seated.actionsOf(choice, round) as Parameters<typeof engine.play>[2]
      const redone = engine.play(title, { stakeMinor, choice }, actions, fastChance(seed))
      expect(redone).toEqual(inRoom)
    }
    // Somebody behind whose money did not do for it.
    if (!isDoubled) continue
    const choice = behind(4, 'follow')
    const round = { drawn, dealt, moves, isRaised: false }
    const actions = seated.actionsOf(choice, round) as Parameters<typeof engine.play>[2]
    const redone = engine.play(title, { stakeMinor, choice }, actions, fastChance(seed))
    expect(redone.stakeMinor).toBe(stakeMinor)
  }
})

test.each([
  ['two bets', { bets: ['seat-1', 'seat-2'].map((bet) => ({ bet, stakeMinor: '5000' })) }],
  ['a seat that there is not', { bets: [{ bet: 'seat-8', stakeMinor: '10000' }] }],
  [
    'a bet behind that does not say what it does on a double',
    { bets: [{ bet: 'behind-1', stakeMinor: '10000' }] },
  ],
  ['a seat that says so', { bets: [{ bet: 'seat-1', stakeMinor: '10000' }], doubles: 'follow' }],
])('%s is no choice', (_, sent) => {
  expect(engine.readChoice(title, stakeMinor, sent)).toBeUndefined()
})

test.each([
  ['deals its own seat no card', [{ kind: 'deal', seats: [2] }]],
  ['deals seats out of order', [{ kind: 'deal', seats: [4, 1] }]],
  ['deals to an eighth seat', [{ kind: 'deal', seats: [1, 8] }]],
  ['begins with a decision', [{ kind: 'stand', seat: 1 }]],
])('a story that %s is refused', (_, actions) => {
  const told = actions as Parameters<typeof engine.play>[2]
  const wager = { stakeMinor, choice: onSeat(1) }
  expect(() => engine.play(title, wager, told, fastChance(1))).toThrow(RangeError)
})
