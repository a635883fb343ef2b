import { describe, expect, test } from 'vitest'
import {
  bookFor,
  mainBook,
  mayOffer,
  openBook,
  openOdds,
  priceIn,
  readBetKind,
  readMarket,
  suspendedUntilOf,
} from './offer.ts'

const now = new Date('2026-10-05T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

const book = { 'full.result': { '1': 150, X: 400 }, 'full.total:5': { over: 190, under: 190 } }
const fixture = {
  status: 'scheduled',
  starts_at: after(1),
  closes_at: null,
  suspended_until: null,
  suspended_markets: [],
  book,
} as unknown as Parameters<typeof openBook>[0] // what decides
const open = (more: object) => Object.keys(openBook({ ...fixture, ...more }, now))
const all = ['full.result', 'full.total:5']

test('nothing is offered on minors, nor off sale', () => {
  expect(mayOffer({ is_youth: false, on_sale: true })).toBe(true)
  expect(mayOffer({ is_youth: true, on_sale: true })).toBe(false)
  expect(mayOffer({ is_youth: false, on_sale: false })).toBe(false)
  const priced = bookFor({ is_youth: true, on_sale: true }, {} as never, {} as never, {} as never) // nothing is priced
  expect(priced).toEqual({})
})

describe('bets on a match', () => {
  test.each([
    ['before its kick-off', {}, all],
    ['at its kick-off', { starts_at: now }, []],
    ['in play', { status: 'live', starts_at: after(-60_000) }, all],
    ['after its end', { status: 'ended' }, []],
    ['while its prices are new', { closes_at: after(1) }, all],
    ['when they are too old', { closes_at: now }, []],
    ['suspended as a whole', { suspended_markets: ['*'] }, []],
    ['suspended with its league', { suspended_markets: ['league'] }, []],
    ['with a market suspended', { suspended_markets: ['full.result'] }, ['full.total:5']],
    ['suspended for a moment', { suspended_until: after(1) }, []],
    ['when the moment is over', { suspended_until: now }, all],
  ] as const)('%s: %j', (_name, more, markets) => {
    expect(open(more)).toEqual(markets)
  })
})

test('an automatic suspension lasts ten minutes at most: a longer one began before a clock was set', () => {
  const until = (ms: number) => suspendedUntilOf({ suspended_until: after(ms) }, now)
  expect(until(600_000)).toEqual(after(600_000))
  expect(until(600_001)).toBeNull()
  expect(until(0)).toBeNull()
  expect(suspendedUntilOf({ suspended_until: null }, now)).toBeNull()
})

test('a price is that of a choice on offer, never an inherited property', () => {
  expect(openOdds(fixture, 'full.result', 'X', now)).toBe(400)
  expect(openOdds(fixture, 'full.result', '2', now)).toBeUndefined()
  expect(openOdds({ ...fixture, status: 'ended' }, 'full.result', 'X', now)).toBeUndefined()
  for (const name of ['toString', 'constructor']) {
    expect(priceIn(book, name, 'X')).toBeUndefined()
    expect(priceIn(book, 'full.result', name)).toBeUndefined()
  }
})

test('a list shows the main markets that have prices', () => {
  expect(mainBook({ ...book, 'half.result': { '1': 200 } })).toEqual(book)
})

test('a key of no market is an error', () => {
  expect(() => readMarket('full.nothing')).toThrow('no market full.nothing')
  expect(() => readBetKind('full.nothing')).toThrow('no market full.nothing')
  expect(readMarket('full.result')).toBeDefined()
})
