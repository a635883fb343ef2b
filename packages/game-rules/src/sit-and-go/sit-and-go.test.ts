import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleAtTable } from '../card-tables/title-at-table.ts'
import { holdemRules } from '../holdem/table-rules.ts'
import { blindLevel } from './blind-level.ts'
import { placesOf, sharesByChips } from './places.ts'
import { buyInOf, entryOf, prizesOf } from './sit-and-go.ts'

const sitAndGos = texasHoldem.sitAndGos ?? []
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index]
  if (value === undefined) throw new Error(`there is no ${index}`)
  return value
}

describe('money', () => {
  it('prizes add up to all buy-ins, in whole centavos, none larger than the one before', () => {
    expect(sitAndGos.map(({ seatCount }) => seatCount)).toEqual([2, 3, 6])
    for (const one of sitAndGos) {
      for (const buyInMinor of one.buyInsMinor) {
        const prizes = prizesOf(one, buyInMinor)
        expect(sum(prizes)).toBe(buyInMinor * BigInt(one.seatCount))
        expect(prizes.every((prize) => prize > 0n && prize % 100n === 0n)).toBe(true)
        expect(prizes).toEqual(prizes.toSorted((a, b) => (a > b ? -1 : 1)))
        const entryMinor = entryOf(one, buyInMinor)
        expect(entryMinor).toBe((buyInMinor * 11n) / 10n)
        expect(buyInOf(one, entryMinor)).toBe(buyInMinor)
        expect(buyInOf(one, entryMinor + 100n)).toBeUndefined()
      }
    }
  })

  it('of six seats the first two are paid, 65 and 35 per cent', () => {
    expect(prizesOf(at(sitAndGos, 2), 50_000n)).toEqual([195_000n, 105_000n])
    expect(prizesOf(at(sitAndGos, 1), 50_000n)).toEqual([150_000n])
  })

  it('shares that do not divide evenly leave the rest to the first place', () => {
    const odd = { seatCount: 1, prizesBp: [3_334, 3_333, 3_333] }
    expect(prizesOf(odd, 10_000n)).toEqual([3_400n, 3_300n, 3_300n])
  })
})

describe('blinds', () => {
  const [sitAndGo] = sitAndGos
  if (!sitAndGo) throw new Error('hold’em has sit-and-gos')
  const { handsPerLevel, bigBlinds } = sitAndGo

  it('rise after the hands of a level, and the hands to the next level are shown', () => {
    expect(blindLevel(sitAndGo, 1)).toEqual({
      number: 1,
      smallBlind: 10,
      bigBlind: 20,
      next: { smallBlind: 15, bigBlind: 30, afterHands: handsPerLevel },
    })
    expect(blindLevel(sitAndGo, handsPerLevel)).toMatchObject({
      number: 1,
      next: { afterHands: 1 },
    })
    expect(blindLevel(sitAndGo, handsPerLevel + 1)).toMatchObject({ number: 2, smallBlind: 15 })
  })

  it('the last level continues without an end', () => {
    const last = { number: bigBlinds.length, bigBlind: 3_000, next: null }
    expect(blindLevel(sitAndGo, handsPerLevel * bigBlinds.length)).toMatchObject(last)
    expect(blindLevel(sitAndGo, 100_000)).toMatchObject(last)
    expect(() => blindLevel(sitAndGo, 0)).toThrow(RangeError)
  })

  it('every level has whole chips in its small blind, and more than the previous one', () => {
    for (const one of sitAndGos) {
      expect(one.bigBlinds.every((big) => big % 2 === 0)).toBe(true)
      expect(one.bigBlinds).toEqual([...new Set(one.bigBlinds)].toSorted((a, b) => a - b))
    }
  })

  it('a hand has the blinds of its number, and no rake', () => {
    const title = titleAtTable(texasHoldem, sitAndGo.code)
    expect(title).toMatchObject({ seatCount: 2, entriesMinor: [55_000n, 220_000n] })
    expect(title.cash).toBeUndefined()
    const seeds = { server: 'a'.repeat(64), seats: ['b'.repeat(64), 'c'.repeat(64)] }
    const started = holdemRules.begin(title, [150_000n, 150_000n], seeds, {
      entryMinor: 55_000n,
      handNumber: handsPerLevel + 1,
    })
    expect(started.betting.betsMinor).toEqual([1_500n, 3_000n])
    const called = holdemRules.apply(started, 0, { kind: 'raise', toMinor: '150000' })
    const result = holdemRules.resultOf(holdemRules.apply(called, 1, { kind: 'call' }))
    expect(result?.rakeMinor).toBe(0n)
    expect(sum(result?.stacksMinor ?? [])).toBe(300_000n)
    expect(() => titleAtTable(texasHoldem, 'sng-5')).toThrow(RangeError)
  })
})

describe('places', () => {
  const prizes = [650n, 350n].map((reais) => reais * 10_000n)

  it('a player eliminated alone gets the place behind those who play on', () => {
    expect(placesOf(prizes, 3, [{ seat: 5, chips: 900 }])).toEqual([
      { seat: 5, place: 4, prizeMinor: 0n },
    ])
    expect(placesOf(prizes, 1, [{ seat: 5, chips: 900 }])).toEqual([
      { seat: 5, place: 2, prizeMinor: 3_500_000n },
    ])
    expect(placesOf(prizes, 0, [{ seat: 0, chips: 9_000 }])).toEqual([
      { seat: 0, place: 1, prizeMinor: 6_500_000n },
    ])
  })

  it('of two in one hand, the one who began it with more chips has the better place', () => {
    const out = [
      { seat: 1, chips: 300 },
      { seat: 4, chips: 301 },
    ]
    expect(placesOf(prizes, 1, out)).toEqual([
      { seat: 1, place: 3, prizeMinor: 0n },
      { seat: 4, place: 2, prizeMinor: 3_500_000n },
    ])
  })

  it('equal chips share the place and the prizes, odd centavos to the first in order', () => {
    const out = [2, 0, 1].map((seat) => ({ seat, chips: 300 }))
    expect(placesOf([10_000n, 5_000n, 100n], 0, out)).toEqual([
      { seat: 2, place: 1, prizeMinor: 5_100n },
      { seat: 0, place: 1, prizeMinor: 5_000n },
      { seat: 1, place: 1, prizeMinor: 5_000n },
    ])
  })

  it('however seats are eliminated, every prize is paid to the centavo and no place is given twice', () => {
    const chips = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 6, maxLength: 6 })
    const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 })
    const paid = fc
      .bigInt({ min: 1n, max: 9_999n })
      .map((centavos) => [centavos * 300n, centavos * 100n])
    fc.assert(
      fc.property(chips, sizes, paid, (stacks, groups, ofPlaces) => {
        let left = stacks.map((one, seat) => ({ seat, chips: one }))
        const placed: ReturnType<typeof placesOf>[number][] = []
        for (const size of groups) {
          if (left.length === 0) break
          const out = left.slice(0, left.length > size ? size : left.length)
          left = left.slice(out.length)
          placed.push(...placesOf(ofPlaces, left.length, out))
        }
        placed.push(...(left.length > 0 ? placesOf(ofPlaces, 0, left) : []))
        expect(sum(placed.map(({ prizeMinor }) => prizeMinor))).toBe(sum(ofPlaces))
        expect(placed.every(({ prizeMinor }) => prizeMinor >= 0n && prizeMinor % 100n === 0n)).toBe(
          true,
        )
        for (const { place } of placed) {
          expect(placed.filter((one) => one.place < place).length).toBe(place - 1)
        }
      }),
    )
  })

  it('a cancelled tournament divides what is left by chips', () => {
    expect(sharesByChips(100_000n, [3_000, 1_000])).toEqual([75_000n, 25_000n])
    expect(sharesByChips(100n, [1, 1])).toEqual([100n, 0n])
    expect(sum(sharesByChips(1_000_000n, [7, 11, 13]))).toBe(1_000_000n)
  })
})

it('the rules state the fee, the prizes and the blinds of every tournament', () => {
  const rules = holdemRules.rules(texasHoldem)
  const text = (language: 'PT' | 'EN') =>
    rules[language]
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
      .replaceAll('\u00A0', ' ')
  expect(text('PT')).toContain('6 lugares, R$ 20,00 + R$ 2,00 de taxa: 1º lugar R$ 78,00')
  expect(text('PT')).toContain('a cada 8 mãos')
  expect(text('EN')).toContain('2 seats, R$5.00 + R$0.50 fee: #1 R$10.00.')
  expect(text('EN')).toContain('10/20, 15/30, 20/40')
})
