import { describe, expect, it } from 'vitest'
import { cardOfCode } from '../cards/card.ts'
import { legalMoves } from './betting.ts'
import { applyToPlay, beginPlay, type HoldemState } from './play.ts'
import type { HoldemMove } from './read-move.ts'

const cardsOf = (codes: string): number[] => codes.split(' ').map((code) => cardOfCode(code) ?? -1)

const board = cardsOf('2C 7D 9H JS KD')
const rake = { rakeBp: 500, rakeCapMinor: 6_000n }
const bigBlindMinor = 2_000n

const begin = (
  stacks: readonly number[],
  hole: readonly string[] = ['AC AD', 'QC QD', '8C 8D', '6C 6D'],
  posts: readonly boolean[] = [],
): HoldemState =>
  beginPlay({
    cards: { hole: hole.slice(0, stacks.length).map(cardsOf), board },
    stacksMinor: stacks.map(BigInt),
    posts,
    bigBlindMinor,
    rake,
  })

const fold = { kind: 'fold' } as const
const check = { kind: 'check' } as const
const call = { kind: 'call' } as const
const raise = (toMinor: number): HoldemMove => ({ kind: 'raise', toMinor: BigInt(toMinor) })

/** Each seat moves in its turn, in the order given. */
const play = (state: HoldemState, moves: readonly HoldemMove[]): HoldemState =>
  moves.reduce((now, move) => applyToPlay(now, now.toMove ?? -1, move), state)

describe('positions', () => {
  it('heads-up the button has the small blind, and acts first only before the flop', () => {
    const started = begin([50_000, 50_000])
    expect(started.betting.betsMinor).toEqual([1_000n, 2_000n])
    expect(started.toMove).toBe(0)
    const flop = play(started, [call, check])
    expect(flop.betting.street).toBe(1)
    expect(flop.toMove).toBe(1)
  })

  it('from three players on the seat after the big blind acts first, after the flop the small blind', () => {
    const started = begin([50_000, 50_000, 50_000, 50_000])
    expect(started.betting.betsMinor).toEqual([0n, 1_000n, 2_000n, 0n])
    expect(started.toMove).toBe(3)
    const flop = play(started, [call, call, call, check])
    expect(flop.betting.street).toBe(1)
    expect(flop.toMove).toBe(1)
  })

  it('the big blind may raise a pot that was only called, and so may a seat that came in', () => {
    const limped = play(begin([50_000, 50_000, 50_000]), [call, call])
    expect(limped.toMove).toBe(2)
    expect(legalMoves(limped.betting, 2)).toMatchObject({
      canCheck: true,
      callMinor: null,
      raise: { leastMinor: 4_000n, mostMinor: 50_000n },
    })
    const posted = begin([50_000, 50_000, 50_000, 50_000], undefined, [false, false, false, true])
    expect(posted.betting.betsMinor).toEqual([0n, 1_000n, 2_000n, 2_000n])
    expect(legalMoves(posted.betting, 3)).toMatchObject({ canCheck: true })
  })
})

describe('raises', () => {
  it('are at least as large as the previous raise, in whole centavos, and at most all chips', () => {
    const raised = play(begin([50_000, 50_000, 50_000]), [raise(7_000)])
    expect(legalMoves(raised.betting, 1).raise).toEqual({ leastMinor: 12_000n, mostMinor: 50_000n })
    for (const to of [11_900, 12_050, 50_100, 7_000]) {
      expect(() => play(raised, [raise(to)])).toThrow(RangeError)
    }
    expect(play(raised, [raise(12_000)]).betting.raiseMinor).toBe(5_000n)
  })

  it('smaller than a full one, all in, do not reopen the betting for those who have moved', () => {
    // Raised to 8,000 by the button, the small blind is all in with 10,000, the big blind calls.
    const short = play(begin([50_000, 10_000, 50_000]), [raise(8_000), raise(10_000), call])
    expect(short.toMove).toBe(0)
    expect(legalMoves(short.betting, 0)).toMatchObject({ callMinor: 2_000n, raise: null })
    expect(() => play(short, [raise(30_000)])).toThrow(RangeError)
    expect(play(short, [call]).betting.street).toBe(1)
  })

  it('of several seats that together make a full one reopen it', () => {
    const stacks = [50_000, 10_000, 14_000, 50_000]
    const both = play(begin(stacks), [raise(8_000), call, raise(10_000), raise(14_000)])
    expect(both.toMove).toBe(3)
    expect(legalMoves(both.betting, 3).raise).toEqual({ leastMinor: 20_000n, mostMinor: 50_000n })
  })
})

describe('the end', () => {
  it('the last seat left takes the pot; without a flop there is no rake, and an uncalled raise is returned', () => {
    const ended = play(begin([50_000, 50_000, 50_000]), [raise(9_000), fold, fold])
    expect(ended.end).toMatchObject({ kind: 'folded', rakeMinor: 0n })
    expect(ended.end?.stacksMinor).toEqual([53_000n, 49_000n, 48_000n])
    expect(ended.toMove).toBeUndefined()
  })

  it('after a flop the pot is raked, up to the cap', () => {
    const flop = play(begin([50_000, 50_000]), [call, check])
    expect(play(flop, [raise(2_000), fold]).end).toMatchObject({ kind: 'folded', rakeMinor: 200n })
    const all = play(begin([500_000, 500_000]), [raise(500_000), call])
    expect(all.end).toMatchObject({ kind: 'showdown', rakeMinor: 6_000n })
    expect(all.end?.stacksMinor).toEqual([994_000n, 0n])
  })

  it('all in with three stacks: the best hand takes what it can win, the next the rest', () => {
    const all = play(begin([10_000, 30_000, 60_000]), [raise(10_000), raise(30_000), call])
    expect(all.end?.pots).toEqual([
      { amountMinor: 30_000n, seats: [0, 1, 2], rakeMinor: 1_500n, winners: [0] },
      { amountMinor: 40_000n, seats: [1, 2], rakeMinor: 2_000n, winners: [1] },
    ])
    expect(all.end?.stacksMinor).toEqual([28_500n, 38_000n, 30_000n])
  })

  it('equal hands share, and the odd centavo goes to the left of the button', () => {
    const equal = ['AC 3D', 'AD 3H', '5C 5S']
    const shared = play(begin([50_000, 50_000, 50_000], equal), [
      raise(4_000),
      call,
      raise(8_100),
      call,
      call,
      check,
      raise(50_000 - 8_100),
      call,
      call,
    ])
    // The board pairs nobody's ace; both have ace, king, jack, nine, seven; the pair of fives wins.
    expect(shared.end?.pots[0]?.winners).toEqual([2])
    const two = play(begin([50_000, 50_000, 50_000], ['AC 3D', 'AD 3H', '4C 5S']), [
      raise(4_100),
      call,
      fold,
      check,
      check,
      check,
      check,
      check,
      check,
    ])
    const pot = 4_100n * 2n + 2_000n
    const rakeMinor = two.end?.rakeMinor ?? 0n
    expect(rakeMinor).toBe(500n)
    expect(two.end?.wonMinor).toEqual([4_800n, 4_900n, 0n])
    expect(4_800n + 4_900n + rakeMinor).toBe(pot)
  })

  it('a blind that is all in is played for at once, and a short big blind must be called in full', () => {
    const small = begin([500, 50_000])
    expect(small.end).toMatchObject({ kind: 'showdown' })
    // The button with aces doubles its stack; the other’s excess is returned.
    expect(small.end?.stacksMinor).toEqual([1_000n, 49_500n])
    const big = begin([50_000, 50_000, 500])
    expect(big.toMove).toBe(0)
    expect(legalMoves(big.betting, 0).callMinor).toBe(2_000n)
  })
})

describe('a seat that is given up', () => {
  it('folds out of turn, and the turn does not change', () => {
    const started = begin([50_000, 50_000, 50_000, 50_000])
    const without = applyToPlay(started, 1, { kind: 'give_up' })
    expect(without.toMove).toBe(3)
    expect(without.betting.isFolded).toEqual([false, true, false, false])
    expect(applyToPlay(without, 1, { kind: 'give_up' })).toEqual(without)
  })

  it('that is all in stays to the end, and the last one left takes the pot', () => {
    const allIn = play(begin([50_000, 50_000, 50_000]), [raise(50_000)])
    const after = applyToPlay(allIn, 0, { kind: 'give_up' })
    expect(after.betting.isFolded[0]).toBe(false)
    const alone = applyToPlay(applyToPlay(after, 1, { kind: 'give_up' }), 2, { kind: 'give_up' })
    expect(alone.end?.stacksMinor).toEqual([53_000n, 49_000n, 48_000n])
    expect(() => applyToPlay(alone, 1, { kind: 'give_up' })).toThrow(RangeError)
  })
})

it('nobody can move out of turn, or illegally', () => {
  const started = begin([50_000, 50_000, 50_000])
  expect(() => applyToPlay(started, 1, call)).toThrow(RangeError)
  expect(() => play(started, [check])).toThrow(RangeError)
  const flop = play(started, [call, call, check])
  expect(() => play(flop, [call])).toThrow(RangeError)
})
