import type { Json } from '../engine/json.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { describe, expect, it, test } from 'vitest'
import { engine } from './engine.ts'
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
import type { BlackjackTableChoice, TableView } from './types.ts'

describe('insurance', () => {
  // Seats 2 and 4 have 15 and 20, the dealer an ace and a ten.
  const won = drawnOf('9C TS AD 6H KD KC')
  const dealt = [2, 4]

  test('is offered to every seat at once, in any order, and costs half of the bet on it', () => {
    const asked = seated.standing(title, { drawn: won, dealt, moves: [] })
    expect(asked).toMatchObject({
      turns: [2, 4],
      isAtOnce: true,
      timeoutKind: 'no-insurance',
      legal: [
        { kind: 'insurance', isRaise: true },
        { kind: 'no-insurance', isRaise: false },
      ],
      view: { phase: 'insurance', turn: null, dealer: ['AD'], asked: [2, 4] },
    })
    const round = { drawn: won, dealt, moves: [], raisedWith: [] }
    const move = { seat: 4, kind: 'insurance' }
    const cost = (choice: BlackjackTableChoice) =>
      seated.raiseMinor(title, { stakeMinor, choice }, round, move)
    expect([onSeat(4), onSeat(2), behind(4, 'follow')].map(cost)).toEqual([5_000n, 0n, 0n])
    const one = seated.standing(title, { drawn: won, dealt, moves: [move] })
    expect(one).toMatchObject({ turns: [2], view: { phase: 'insurance', insured: [4] } })
    const all = [move, ...waive(2)]
    expect(seated.standing(title, { drawn: won, dealt, moves: all })).toMatchObject({
      turns: [],
      view: { phase: 'over', dealer: ['AD', 'KC'] },
    })
  })

  test('pays two to one for a blackjack of the dealer, and is lost otherwise', () => {
    const moves = [{ seat: 4, kind: 'insurance' }, ...waive(2)]
    const insured = { drawn: won, dealt, moves, raisedWith: [1] }
    expect(settle(onSeat(4), insured)).toBe(15_000n)
    expect(settle(onSeat(2), { ...insured, raisedWith: [] })).toBe(0n)
    const lost = drawnOf('9C TS AD 6H KD 7C')
    const stood = [2, 4].map((seat) => ({ seat, kind: 'stand' }))
    const round = { drawn: lost, dealt, moves: [...moves, ...stood], raisedWith: [1] }
    // 20 against 18: the bet wins, insurance is gone.
    expect(settle(onSeat(4), round)).toBe(20_000n)
    expect(seated.settle(title, { stakeMinor, choice: onSeat(4) }, round).stakeMinor).toBe(15_000n)
  })

  test('is not offered in the first version, nor can a pair be split', () => {
    const first = { ...title, handCountMax: 1, hasInsurance: false, sideBets: null }
    const eights = drawnOf('8C 5D 8H KC 2C 3D TC')
    const { legal } = seated.standing(first, { drawn: eights, dealt: [1], moves: [] })
    expect(legal.map(({ kind }) => kind)).toEqual(['hit', 'stand', 'double'])
    const round = { drawn: won, dealt, moves: [] }
    expect(seated.standing(first, round)).toMatchObject({ turns: [], view: { phase: 'over' } })
  })
})

describe('a split', () => {
  // Seat 3 has two eights; the dealer 5 and a ten, and draws a nine: bust.
  const drawn = drawnOf('8C 5D 8H TC 2C 9D KS TH')
  const moves = [
    { seat: 3, kind: 'split' },
    { seat: 3, kind: 'double' },
    { seat: 3, kind: 'stand' },
  ]
  const round = { drawn, dealt: [3], moves }

  test('makes two hands that are played one after the other, each with a possible double', () => {
    const { view, turns } = seated.standing(title, { drawn, dealt: [3], moves: moves.slice(0, 1) })
    expect(turns).toEqual([3])
    expect(view).toMatchObject({
      seats: [
        { seat: 3, cards: ['8C', '2C'], isActive: true, moveCount: 1 },
        { seat: 3, cards: ['8H'], isActive: false, moveCount: 1 },
      ],
    })
    expect(
      seated.standing(title, { drawn, dealt: [3], moves: moves.slice(0, 2) }).view,
    ).toMatchObject({
      seats: [
        { cards: ['8C', '2C', '9D'], isDoubled: true },
        { cards: ['8H', 'KS'], isActive: true },
      ],
    })
    const end = seated.settle(
      title,
      { stakeMinor, choice: onSeat(3) },
      { ...round, raisedWith: [1, 2] },
    )
    expect([end.stakeMinor, end.payoutMinor]).toEqual([30_000n, 60_000n])
  })

  test('a bet behind follows, or stays with the first hand and may follow its double', () => {
    const staked = (choice: BlackjackTableChoice, raisedWith: readonly number[]) => {
      const play = seated.settle(title, { stakeMinor, choice }, { ...round, raisedWith })
      return [play.stakeMinor, play.payoutMinor]
    }
    expect(staked(behind(3, 'follow'), [1, 2])).toEqual([30_000n, 60_000n])
    // Not enough money for the split, then some for the double of the first hand.
    expect(staked(behind(3, 'follow'), [2])).toEqual([20_000n, 40_000n])
    expect(staked(behind(3, 'leave'), [])).toEqual([10_000n, 20_000n])
  })

  test('a bet behind does not pay for a hand that it is not on', () => {
    const onSecond = [
      { seat: 3, kind: 'split' },
      { seat: 3, kind: 'stand' },
    ]
    const cost = (raisedWith: readonly number[]) =>
      seated.raiseMinor(
        title,
        { stakeMinor, choice: behind(3, 'follow') },
        { drawn, dealt: [3], moves: onSecond, raisedWith },
        { seat: 3, kind: 'double' },
      )
    expect([cost([]), cost([1])]).toEqual([0n, 10_000n])
  })

  test('goes up to four hands; split aces take one card, and 21 is not a blackjack', () => {
    const eights = drawnOf('8C 5D 8H TC 8S 8D 8C 2C 3C 4C 9H TD')
    const split = { seat: 1, kind: 'split' }
    const three = [split, split, split]
    const { view, legal } = seated.standing(title, { drawn: eights, dealt: [1], moves: three })
    expect((view as unknown as TableView).seats).toHaveLength(4)
    expect(legal.map(({ kind }) => kind)).toEqual(['hit', 'stand', 'double'])
    const aces = drawnOf('AC 5D AH TC KS QD 9H')
    const once = { drawn: aces, dealt: [1], moves: [split] }
    expect(seated.standing(title, once)).toMatchObject({
      turns: [],
      view: { seats: [{ cards: ['AC', 'KS'] }, { cards: ['AH', 'QD'] }] },
    })
    // The dealer has 24: even money for each.
    expect(settle(onSeat(1), { ...once, raisedWith: [1] })).toBe(40_000n)
  })
})

test('side bets are decided by the first two cards of their seat and the open card', () => {
  const drawn = drawnOf('7C 4S 7C 9H TC KD')
  const choice: BlackjackTableChoice = {
    bets: [
      { bet: 'seat-2', stakeMinor: '10000' },
      { bet: 'perfect-pairs', stakeMinor: '10000' },
      { bet: '21+3', stakeMinor: '10000' },
    ],
  }
  const moves = [2, 6].map((seat) => ({ seat, kind: 'stand' }))
  const round = { drawn, dealt: [2, 6], moves, raisedWith: [] }
  const { view, payoutMinor } = seated.settle(title, { stakeMinor: 30_000n, choice }, round)
  // 7C 9H against 7C and KD: no pair, and no three; the dealer has 17.
  expect(view).toMatchObject({ bets: [{}, { kind: null }, { kind: null }] })
  expect(payoutMinor).toBe(0n)
  const pair = { ...round, drawn: drawnOf('7C 4S 7C 7C TC KD') }
  const won = seated.settle(title, { stakeMinor: 30_000n, choice }, pair)
  expect(won.view).toMatchObject({
    bets: [
      { bet: 'seat-2' },
      { bet: 'perfect-pairs', kind: 'perfect', payoutMinor: '260000' },
      { bet: '21+3', kind: 'suited-three', payoutMinor: '1010000' },
    ],
  })
})

/** Plays any decisions of the seats to the end. */
const playOut = (drawn: Json, dealt: readonly number[], whim: ReturnType<typeof fastChance>) => {
  const moves: { seat: number; kind: string }[] = []
  for (;;) {
    const { turns, legal } = seated.standing(title, { drawn, dealt, moves })
    const chosen = legal[whim.nextInt(Math.max(1, legal.length))]
    const seat = turns[whim.nextInt(Math.max(1, turns.length))]
    if (seat === undefined || !chosen) return moves
    moves.push({ seat, kind: chosen.kind })
  }
}

it('reproduces a bet from the events at the table, and pays what the room paid, for any raises', () => {
  let splits = 0
  for (let seed = 1; seed <= 400; seed += 1) {
    const drawn = engine.draw?.(title, fastChance(seed)) ?? null
    const dealt = [1, 4, 6]
    const whim = fastChance(seed + 1_000)
    const moves = playOut(drawn, dealt, whim)
    splits += moves.filter(({ kind }) => kind === 'split').length
    const own = moves.filter(({ seat }) => seat === 4)
    for (const choice of [onSeat(4), behind(4, 'follow'), behind(4, 'leave')]) {
      const wager = { stakeMinor, choice }
      // The requested stakes, one after the other; behind the seat any may be refused.
      const raisedWith: number[] = []
      let askedMinor = stakeMinor
      let taken = 0
      for (const [at, move] of moves.entries()) {
        const before = { drawn, dealt, moves: moves.slice(0, at), raisedWith }
        const costMinor = seated.raiseMinor(title, wager, before, move)
        if (move.seat === 4) taken += 1
        const isTaken = choice.doubles === undefined || whim.nextInt(3) > 0
        if (costMinor === 0n || !isTaken) continue
        raisedWith.push(taken)
        askedMinor += costMinor
      }
      const round = { drawn, dealt, moves, raisedWith }
      const inRoom = seated.settle(title, wager, round)
      expect(inRoom.stakeMinor).toBe(askedMinor)
      const actions = seated.actionsOf(choice, round) as Parameters<typeof engine.play>[2]
      expect(engine.play(title, wager, actions, fastChance(seed))).toEqual(inRoom)
      if (choice.doubles === 'leave') expect(inRoom.stakeMinor).toBe(stakeMinor)
    }
    expect(own.length).toBeLessThanOrEqual(35)
  }
  expect(splits).toBeGreaterThan(30)
})

test('when all seats split and hit whenever they can, they take no more cards than are drawn', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const drawn = engine.draw?.(title, fastChance(seed)) ?? null
    const dealt = [1, 2, 3, 4, 5, 6, 7]
    const moves: { seat: number; kind: string }[] = []
    for (;;) {
      const { turns, legal } = seated.standing(title, { drawn, dealt, moves })
      const [seat] = turns
      if (seat === undefined) break
      const kinds = legal.map(({ kind }) => kind)
      const kind = ['split', 'hit', 'no-insurance'].find((one) => kinds.includes(one))
      moves.push({ seat, kind: kind ?? 'stand' })
    }
    expect(moves.length).toBeLessThanOrEqual(7 * 35)
  }
})
