import { maths as deuces } from '@trevo/titles/dois-e-coringa/maths.ts'
import { maths as jacks } from '@trevo/titles/valetes-ou-melhor/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { cardOfCode } from '../cards/card.ts'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine, holdAll } from './engine.ts'
import { findKind } from './find-kind.ts'
import { measure } from './measure.ts'
import { bestHold, handClasses } from './solve-hands.ts'
import { forEachHand } from './subset-sums.ts'
import type { VideoPokerTitle } from './types.ts'

describe.each([
  { name: '9/6 jacks or better', title: jacks, rtpBpFrom: 9_954, rtpBpTo: 9_955 },
  { name: 'deuces wild', title: deuces, rtpBpFrom: 9_972, rtpBpTo: 9_973 },
])('$name', ({ title, rtpBpFrom, rtpBpTo }) => {
  checkEngine({ engine, measure, title, actionCountMax: 1, rtpBpFrom, rtpBpTo, roundCount: 5_000 })
})

const cards = (codes: string): number[] => codes.split(' ').map((code) => cardOfCode(code) ?? -1)

/** The return of every measured number of hands, in per cent. */
const returnOf = (title: VideoPokerTitle): string[] =>
  measure.wagers(title).map(({ exact }) => ((exact?.rtpBp ?? 0) / 100).toFixed(4))

// M. Shackleford, Wizard of Odds, “9/6 Jacks or Better”: 99.54 per cent. J. Grochowski, “An even less
// ugly version of Not So Ugly Deuces”: 99.7 per cent of deuces wild that pay 16 and 10.
describe('optimal play, every deal, hold and draw counted', () => {
  it('9/6 jacks or better returns 99.5439 per cent', () => {
    expect(returnOf(jacks)).toEqual(Array(4).fill('99.5439'))
  }, 60_000)

  it('deuces wild of the stated table returns 99.7283 per cent', () => {
    expect(returnOf(deuces)).toEqual(Array(4).fill('99.7283'))
  }, 60_000)

  it('there are 134,459 classes of the 2,598,960 hands', () => {
    const classes = handClasses()
    expect(classes).toHaveLength(134_459)
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(2_598_960)
  })

  test.each([
    // A high pair beats four to a flush; four to a royal beats a made flush.
    ['JC JD 2C 7C 9C', 0b00011],
    ['TH JH QH KH 2H', 0b01111],
    ['TH JH QH KH AH', 0b11111],
    ['2C 7D 9H TS 4C', 0b00000],
  ])('of %s it holds %i', (codes, held) => {
    expect(bestHold(jacks, cards(codes))).toBe(held)
  })

  it('of deuces it never discards one', () => {
    expect(bestHold(deuces, cards('3C 2D 9H TS 7C'))).toBe(0b00010)
    expect(bestHold(deuces, cards('2C 2D 2H 2S 7C')) & 0b01111).toBe(0b01111)
  })
})

describe('hands', () => {
  test.each([
    ['TH JH QH KH AH', 'royal-flush'],
    ['AH 2H 3H 4H 5H', 'straight-flush'],
    ['9C 9D 9H 9S 2C', 'four-of-a-kind'],
    ['9C 9D 9H 2S 2C', 'full-house'],
    ['2H 4H 9H JH KH', 'flush'],
    ['AC 2H 3H 4H 5H', 'straight'],
    ['TC JH QH KH AH', 'straight'],
    ['QC KH AH 2H 3H', null],
    ['9C 9D 9H 2S 3C', 'three-of-a-kind'],
    ['9C 9D 2H 2S 3C', 'two-pair'],
    ['JC JD 2H 4S 3C', 'jacks-or-better'],
    ['TC TD 2H 4S 3C', null],
  ])('%s without wild cards: %s', (codes, kind) => {
    expect(findKind(cards(codes), 'none')).toBe(kind)
  })

  test.each([
    ['2C 2D 2H 2S 9C', 'four-deuces'],
    ['TH JH QH KH AH', 'royal-flush'],
    ['2C JH QH KH AH', 'wild-royal-flush'],
    ['2C 2D 2H KH AH', 'wild-royal-flush'],
    ['2C 9D 9H 9S 9C', 'five-of-a-kind'],
    ['2C 2D 2H 9S 9C', 'five-of-a-kind'],
    ['2C 5H 6H 8H 9H', 'straight-flush'],
    ['2C AH 3H 4H 5H', 'straight-flush'],
    ['2C 2D 9H 9S 4C', 'four-of-a-kind'],
    ['2C 9H 9S 4C 4D', 'full-house'],
    ['2C 9H 4H 6H KH', 'flush'],
    ['2C 9H TS JC QD', 'straight'],
    ['2C 9H 9S 4C 5D', 'three-of-a-kind'],
    ['2C 2D 4S 9C KD', 'three-of-a-kind'],
    ['2C 4H 9S JC KD', null],
    ['9C 9H 4S 4C KD', 'two-pair'],
  ])('%s with wild deuces: %s', (codes, kind) => {
    expect(findKind(cards(codes), 'deuces')).toBe(kind)
  })

  it('are as many of each kind as can be counted', () => {
    const counts: Record<string, number> = {}
    forEachHand((hand) => {
      const kind = findKind(hand, 'none') ?? 'nothing'
      counts[kind] = (counts[kind] ?? 0) + 1
    })
    expect(counts).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      'jacks-or-better': 337_920,
      nothing: 2_062_860,
    })
  })
})

describe('a round', () => {
  const wager = { stakeMinor: 30_000n, choice: { handCount: 3 } }
  const play = (held: number | undefined, seed: number) =>
    engine.play(jacks, wager, held === undefined ? [] : [{ kind: 'draw', held }], fastChance(seed))

  it('shows none of the cards to come', () => {
    const views = [0, 3, 40].map((rest) => {
      const drawn = [5, 9, 30, 7, 1]
      return engine.play(jacks, wager, [], { nextInt: () => drawn.shift() ?? rest })
    })
    expect(views[1]).toEqual(views[0])
    expect(views[2]).toEqual(views[0])
  })

  it('keeps the held cards in every hand and never deals one of the first five again', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { dealt } = play(undefined, seed).view
      const { hands } = play(0b00101, seed).view
      expect(hands).toHaveLength(3)
      for (const { cards: final } of hands) {
        expect([final[0], final[2]]).toEqual([dealt[0], dealt[2]])
        expect(new Set([...dealt, ...final]).size).toBe(8)
      }
    }
  })

  it('by timeout keeps a hand that pays, and replaces one that does not', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { view, timeoutAction } = play(undefined, seed)
      expect(timeoutAction).toEqual({ kind: 'draw', held: view.dealtKind ? holdAll : 0 })
    }
  })

  it('is offered at whole stakes per hand', () => {
    expect(engine.readChoice(jacks, 100_000n, { handCount: 10 })).toEqual({ handCount: 10 })
    expect(engine.readChoice(jacks, 100_000n, { handCount: 3 })).toBeUndefined()
    expect(engine.readChoice(jacks, 110_000n, { handCount: 11 })).toBeUndefined()
    expect(() => play(32, 1)).toThrow(RangeError)
    expect(() => play(0.5, 1)).toThrow(RangeError)
  })
})
