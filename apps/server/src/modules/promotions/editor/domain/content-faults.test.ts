import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { expect, test } from 'vitest'
import { cashTerms, matchTerms } from '../../testing/promotion-steps.ts'
import type { PromotionRow } from '../../tables.ts'
import { listContentFaults } from './content-faults.ts'
import { columnsOf, contentOf } from './promotion-content.ts'

const now = new Date('2026-10-05T12:00:00Z')
const words = { title: 'Bônus', lead: 'Leia', action: '', how: [], terms: [] }
const content = {
  anchor: 'bonus',
  kind: 'depositMatch',
  category: 'other',
  texts: { PT: words, EN: words },
  hue: 120,
  symbols: [],
  terms: matchTerms(),
  audience: {},
  timeZone: 'America/Sao_Paulo',
  startsAt: '2026-10-01T03:00:00.000Z',
  endsAt: '2026-11-01T03:00:00.000Z',
  budget: '1000.00',
  stock: null,
  codes: [],
  sortOrder: 1,
} as unknown as PromotionContent // what the faults read
const published = {
  ...columnsOf(content),
  spent_minor: 3_000_000n,
  issued_count: 7,
} as unknown as PromotionRow // what the faults read

const faultsOf = (more: Partial<PromotionContent>, row?: PromotionRow) =>
  listContentFaults({ ...content, ...more }, row, now).map(({ fault }) => fault)

test('a content is right as it is, also with a bound of things alone, and until it ends', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({}, published)).toEqual([])
  expect(faultsOf({ budget: null, stock: 1 })).toEqual([])
  expect(faultsOf({ endsAt: null })).toEqual([])
  expect(contentOf(published, []).startsAt).toBe(content.startsAt)
})

test.each<[Partial<PromotionContent>, readonly string[]]>([
  [{ texts: { ...content.texts, EN: { ...words, title: ' ' } } as never }, ['textMissing']],
  [{ texts: { ...content.texts, PT: { ...words, lead: '' } } as never }, ['textMissing']],
  [{ texts: {} as never }, ['textMissing', 'textMissing']],
  [{ startsAt: '2026-11-01T03:00:00.000Z' }, ['endBeforeStart']],
  [{ endsAt: now.toISOString() }, ['ended']],
  [{ endsAt: '2026-10-05T12:00:00.001Z' }, []],
  [{ endsAt: '2026-09-01T03:00:00.000Z' }, ['endBeforeStart', 'ended']],
  [{ timeZone: 'America/Brasilia_City' }, ['zoneUnknown']],
  [{ terms: cashTerms('5.00') }, ['basisOfKind']],
  [{ kind: 'cashback' }, ['basisOfKind']],
  [{ kind: 'redeemCode' }, ['codeMissing']],
  [{ kind: 'redeemCode', codes: [{ code: 'ABC', usesMax: 1 }] }, []],
  [{ budget: null }, ['boundless']],
])('with %j a content cannot be published: %j', (more, faults) => {
  expect(faultsOf(more)).toEqual(faults)
})

test('what is missing is named by its language, and the basis by its word', () => {
  expect(
    listContentFaults({ ...content, texts: {} }, undefined, now).map(({ values }) => values),
  ).toEqual([{ language: 'PT' }, { language: 'EN' }])
  const [basis] = listContentFaults({ ...content, terms: cashTerms('5.00') }, undefined, now)
  expect(basis?.values).toEqual({ basis: 'deposit' })
})

const later = {
  ...published,
  starts_at: new Date(now.getTime() + 1),
} as PromotionRow
const began = { ...published, starts_at: now } as PromotionRow
const perDay = { ...content.terms, perPerson: { times: 1, per: 'day' as const } }

test.each<[Partial<PromotionContent>, readonly string[], readonly string[]]>([
  [{ anchor: 'other' }, ['anchorFixed'], ['anchorFixed']],
  [{ kind: 'redeemCode', codes: [{ code: 'ABC', usesMax: 1 }] }, ['kindFixed'], ['kindFixed']],
  [{ timeZone: 'America/Manaus' }, ['zoneFixed'], []],
  [{ terms: perDay }, ['periodFixed'], []],
  [{ startsAt: '2026-10-05T12:00:00.002Z' }, ['startFixed'], []],
])(
  'with %j a published one that has begun has %j, and before it begins %j',
  (more, after, before) => {
    const withStart = { startsAt: now.toISOString(), ...more }
    expect(faultsOf(withStart, began)).toEqual(after)
    expect(faultsOf(withStart, later)).toEqual(before)
  },
)

test('a budget is at least what was spent, a stock at least what was given', () => {
  expect(faultsOf({ budget: '300.00' }, published)).toEqual([])
  expect(faultsOf({ budget: '299.99' }, published)).toEqual(['budgetSpent'])
  expect(faultsOf({ stock: 7 }, published)).toEqual([])
  expect(faultsOf({ stock: 6 }, published)).toEqual(['stockGiven'])
})
