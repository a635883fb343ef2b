import { maths } from '@trevo/titles/vinte-e-um-do-trevo/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { cardOfCode } from '../cards/card.ts'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { hintFor } from './hint.ts'
import { measure } from './measure.ts'
import type { BlackjackAction, MoveKind } from './types.ts'

describe('blackjack', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 80,
    rtpBpFrom: 9_963,
    rtpBpTo: 9_965,
  })

  it('counts its figures once, because that takes a while', () => {
    const [first, again] = [measure.wagers(maths)[0], measure.wagers(maths)[0]]
    expect(first?.exact).toBeDefined()
    expect(again?.exact).toBe(first?.exact)
  })
})

const main = { bets: [{ bet: 'main', stakeMinor: '10000' }] }

/** A random source that deals these cards in order, then twos of clubs. */
const dealing = (codes: string) => {
  const cards = codes.split(' ').map((code) => cardOfCode(code) ?? -1)
  // A shoe as the engine keeps it: the last card fills the gap of the one drawn.
  const shoe = Array.from({ length: 6 * 52 }, (_, at) => at % 52)
  return {
    nextInt: () => {
      const at = shoe.indexOf(cards.shift() ?? 0)
      const last = shoe.pop() ?? 0
      if (at < shoe.length) shoe[at] = last
      return at
    },
  }
}

const play = (codes: string, moves: readonly MoveKind[] = [], choice = main) => {
  const stakeMinor = choice.bets.reduce((sum, bet) => sum + BigInt(bet.stakeMinor), 0n)
  const actions = moves.map((kind) => ({ kind }))
  return engine.play(maths, { stakeMinor, choice }, actions, dealing(codes))
}

const offered = (codes: string, moves: readonly MoveKind[] = []): string[] =>
  play(codes, moves).legal.map(({ action }) => action.kind)

// Cards come in this order: the player's, the dealer's open one, the player's, the closed one.
describe('paying', () => {
  test.each([
    ['a blackjack three to two', 'AS 9C KS 8C', [], 10_000n, 25_000n],
    ['a blackjack of both nothing but the stake', 'AS TC KS AC', [], 10_000n, 10_000n],
    ['nothing to a hand below', 'TS 9C 8S TC', ['stand'], 10_000n, 0n],
    ['a push', 'TS 9C 9S TC', ['stand'], 10_000n, 10_000n],
    ['a win one to one', 'TS 9C KS TC', ['stand'], 10_000n, 20_000n],
    ['a win when the dealer is bust', 'TS 6C 5S TC TD', ['stand'], 10_000n, 20_000n],
    ['a double twice', '5S 6C 6S TC TD 9H', ['double'], 20_000n, 40_000n],
    [
      'both hands of a split',
      '8S 6C 8D TC TD TH 9H',
      ['split', 'stand', 'stand'],
      20_000n,
      40_000n,
    ],
    ['twenty-one after a split as any win', 'AS 6C AD TC TD TH 9H', ['split'], 20_000n, 40_000n],
    ['insurance two to one', 'TS AC 9S TC', ['insurance'], 15_000n, 15_000n],
    ['no insurance without a blackjack', 'TS AC 9S 7C', ['insurance', 'stand'], 15_000n, 20_000n],
    ['even money on a blackjack with insurance', 'AS AC KS TC', ['insurance'], 15_000n, 25_000n],
  ] as const)('%s', (_name, codes, moves, stakeMinor, payoutMinor) => {
    expect(play(codes, moves)).toMatchObject({ stakeMinor, payoutMinor, legal: [] })
  })

  it('side bets are settled by the first cards alone', () => {
    const choice = {
      bets: [
        ...main.bets,
        ...['perfect-pairs', '21+3'].map((bet) => ({ bet, stakeMinor: '10000' })),
      ],
    }
    const { view, payoutMinor, timeoutAction } = play('9S 9S 9S TC', [], choice)
    expect(view.sideBets.map(({ kind }) => kind)).toEqual(['perfect', 'suited-three'])
    expect(payoutMinor).toBe(0n)
    expect(timeoutAction).toEqual({ kind: 'stand' })
    expect(play('9S 9S 9S TC', ['stand'], choice).payoutMinor).toBe(260_000n + 1_010_000n)
  })
})

describe('moves', () => {
  it('are hit, stand and double; split for cards of the same value', () => {
    expect(offered('TS 9C 5S 8C')).toEqual(['hit', 'stand', 'double'])
    expect(offered('TS 9C JS 8C')).toEqual(['hit', 'stand', 'double', 'split'])
    expect(offered('2S 9C 3S 8C 4S', ['hit'])).toEqual(['hit', 'stand'])
    expect(offered('2S 9C 2D 8C 4S', ['hit'])).toEqual(['hit', 'stand'])
  })

  it('insurance is offered only against an ace, and first', () => {
    expect(offered('TS AC 5S 8C')).toEqual(['insurance', 'no-insurance'])
    expect(offered('TS TC 5S 8C')).not.toContain('insurance')
    expect(offered('TS AC 5S 8C', ['no-insurance'])).toContain('hit')
  })

  it('split to at most four hands; a hand after a split may be doubled', () => {
    const cards = '8S 6C 8D TC 8H 8C 8S 8D'
    expect(offered(cards, ['split'])).toContain('split')
    expect(offered(cards, ['split', 'split'])).toContain('split')
    const three = offered(cards, ['split', 'split', 'split'])
    expect(three).toEqual(['hit', 'stand', 'double'])
  })

  it('split aces get one card each and are finished', () => {
    const { view, legal } = play('AS 6C AD TC 5D AH 9H', ['split'])
    expect(legal).toEqual([])
    expect(view.hands.map(({ cards }) => cards)).toEqual([
      ['AS', '5D'],
      ['AD', 'AH'],
    ])
  })

  it('a hand of 21 stands automatically, and a bust one is lost before the dealer draws', () => {
    expect(play('TS 6C 5S TC 6D 9H', ['hit'])).toMatchObject({ legal: [], payoutMinor: 20_000n })
    const bust = play('TS 6C 6S TC KD', ['hit'])
    expect(bust).toMatchObject({ legal: [], payoutMinor: 0n, view: { dealer: ['6C', 'TC'] } })
  })

  it('the dealer stands on soft 17', () => {
    expect(play('TS 6C 8S AC', ['stand'])).toMatchObject({ view: { dealer: ['6C', 'AC'] } })
  })

  it('a blackjack of the dealer takes only the main bet', () => {
    const { view, stakeMinor, legal } = play('TS TC 8S AC')
    expect(legal).toEqual([])
    expect(stakeMinor).toBe(10_000n)
    expect(view.hands[0]).toMatchObject({ result: 'lost' })
  })
})

describe('what is hidden', () => {
  it('the closed card and the shoe are not visible while the round is open', () => {
    const one = play('TS 9C 5S 8C')
    const other = play('TS 9C 5S 2D')
    expect(one).toEqual(other)
    expect(one.view.dealer).toEqual(['9C'])
    expect(play('TS AC 5S KC')).toEqual(play('TS AC 5S 2D'))
  })
})

describe('a wager', () => {
  test.each([
    ['without a main bet', [{ bet: '21+3', stakeMinor: '10000' }]],
    ['with a side bet above the main bet', [...main.bets, { bet: '21+3', stakeMinor: '20000' }]],
  ])('%s is refused', (_name, bets) => {
    const sum = bets.reduce((total, bet) => total + BigInt(bet.stakeMinor), 0n)
    expect(engine.readChoice(maths, sum, { bets })).toBeUndefined()
  })
})

it('figures are those of the smallest chip, and of two if there is a side bet in addition to the main bet', () => {
  const chip = maths.stakeStepsMinor[0] ?? 0n
  expect(measure.wagers(maths).map(({ stakeMinor }) => stakeMinor)).toEqual([
    chip,
    2n * chip,
    2n * chip,
  ])
})

it('a round is replayed in less than a millisecond', () => {
  const start = performance.now()
  for (let seed = 0; seed < 500; seed += 1) {
    engine.play(maths, { stakeMinor: 10_000n, choice: main }, [], fastChance(seed))
  }
  expect((performance.now() - start) / 500).toBeLessThan(1)
})

it('the hint is a legal action at every step, and there is none once the round is over', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const actions: BlackjackAction[] = []
    for (;;) {
      const { view, legal } = engine.play(
        maths,
        { stakeMinor: 10_000n, choice: main },
        actions,
        fastChance(seed),
      )
      const hint = hintFor(view, legal)
      if (legal.length === 0) {
        expect(hint).toBeUndefined()
        break
      }
      if (!hint) throw new Error('basic strategy always has an advice')
      expect(legal.map(({ action }) => action)).toContainEqual(hint)
      actions.push(hint)
    }
  }
})
