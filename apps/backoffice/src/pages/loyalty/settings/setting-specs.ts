import type { LoyaltySubject } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { products } from '../../reports/name-product.ts'
import { ofRounds, ofThing, prizeOf, type Draft } from './setting-draft.ts'

type Base = {
  readonly name: string
  readonly label: OfficeKey
  readonly hint?: OfficeKey
  /** The field belongs to some of the settings only, such as a count of free rounds. */
  readonly isFor?: (draft: Draft) => boolean
}

export type SingleSpec = Base &
  (
    | { readonly kind: 'money' | 'percent' | 'chance' | 'text' | 'flag' | 'mission' }
    /** Empty is null: no limit, no end. */
    | { readonly kind: 'count' | 'moneyOrNone' | 'countOrNone'; readonly max?: number }
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly text: string }
    | { readonly kind: 'texts'; readonly max: number; readonly isLong?: boolean }
  )

export type FieldSpec =
  | SingleSpec
  | (Base & {
      readonly kind: 'rows'
      readonly columns: readonly SingleSpec[]
      /** A new row, after the last one. */
      readonly make: (rows: readonly Draft[]) => Draft
      readonly max: number
      /** Rows are amounts alone, not records. */
      readonly isPlain?: true
      /** The number of the first row; 1 by default. */
      readonly first?: number
    })

export const ticketKinds = ['PRIZE_WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE'] as const

const names: SingleSpec = { name: 'names', label: 'word.name', kind: 'texts', max: 60 }
const product: SingleSpec = {
  name: 'product',
  label: 'word.product',
  kind: 'choice',
  choices: products,
  text: 'game',
}
const winTurnover: SingleSpec = {
  name: 'winTurnover',
  label: 'fact.winTurnover',
  kind: 'count',
  max: 50,
}
const place: SingleSpec = { name: 'place', label: 'fact.place', kind: 'count', max: 1_000 }
const drawing: SingleSpec = {
  name: 'drawing',
  label: 'fact.drawing',
  hint: 'loyalty.hint.drawing',
  kind: 'text',
}

const numberIn = (row: Draft | undefined, name: string): number =>
  typeof row?.[name] === 'number' ? row[name] : 0

const tiers = (name: string, label: OfficeKey, hint: OfficeKey): FieldSpec => ({
  name,
  label,
  hint,
  kind: 'rows',
  max: 20,
  columns: [
    { name: 'from', label: 'word.from', kind: 'count', max: 1_000_000 },
    { name: 'to', label: 'word.until', kind: 'countOrNone', max: 1_000_000 },
    { name: 'amount', label: 'word.amount', kind: 'money' },
  ],
  make: (rows) => {
    const from = numberIn(rows.at(-1), 'to') + 1
    return { from, to: from, amount: '0.00' }
  },
})

const drawPrizes: FieldSpec = {
  name: 'prizes',
  label: 'loyalty.prizes',
  hint: 'loyalty.hint.odds',
  kind: 'rows',
  max: 30,
  columns: [
    {
      name: 'type',
      label: 'fact.type',
      kind: 'choice',
      choices: ['cash', 'points', 'freeRounds', 'physical'],
      text: 'loyalty.prize',
    },
    { name: 'amount', label: 'word.amount', kind: 'money' },
    { name: 'weight', label: 'fact.chance', kind: 'chance' },
    { name: 'stock', label: 'fact.stock', kind: 'countOrNone', max: 100_000_000 },
    { name: 'count', label: 'fact.count', kind: 'countOrNone', max: 1_000, isFor: ofRounds },
    { ...winTurnover, isFor: ofRounds },
    { ...names, isFor: ofThing },
  ],
  make: () => ({
    type: 'cash',
    amount: '0.00',
    count: null,
    winTurnover: 0,
    names: null,
    weight: 1,
    stock: null,
  }),
}

/** The fields of each setting, in the order in which a person fills them. */
export const settingSpecs: Readonly<Record<LoyaltySubject, readonly FieldSpec[]>> = {
  rebate: [
    {
      name: 'products',
      label: 'loyalty.byProduct',
      kind: 'rows',
      max: 20,
      columns: [
        product,
        { name: 'rateBp', label: 'fact.rate', kind: 'percent' },
        { name: 'weightBp', label: 'fact.weight', kind: 'percent' },
      ],
      make: () => ({ product: products[0], rateBp: 0, weightBp: 10_000 }),
    },
  ],
  levels: [
    {
      name: 'levels',
      label: 'loyalty.ladder',
      hint: 'loyalty.hint.levels',
      kind: 'rows',
      first: 0,
      max: 30,
      columns: [
        { ...names, max: 40 },
        { name: 'period', label: 'loyalty.field.period', kind: 'money' },
        { name: 'total', label: 'loyalty.field.total', kind: 'money' },
        { name: 'upgrade', label: 'fact.upgrade', kind: 'money' },
        { name: 'month', label: 'fact.month', kind: 'money' },
        { name: 'birthday', label: 'fact.birthday', kind: 'money' },
        { name: 'rebateBp', label: 'fact.rebate', kind: 'percent' },
      ],
      make: (rows) => ({ ...rows.at(-1), names: { PT: '', EN: '' } }),
    },
  ],
  referral: [
    { name: 'qualify', label: 'fact.qualify', hint: 'loyalty.hint.qualify', kind: 'money' },
    tiers('tiers', 'loyalty.friends', 'loyalty.hint.friends'),
  ],
  raffle: [
    names,
    { name: 'ticketFor', label: 'fact.ticketFor', kind: 'money' },
    {
      name: 'prizes',
      label: 'loyalty.prizes',
      kind: 'rows',
      max: 100,
      isPlain: true,
      columns: [{ name: 'amount', label: 'word.amount', kind: 'money' }],
      make: () => ({ amount: '0.00' }),
    },
  ],
  ranking: [names, tiers('prizes', 'loyalty.places', 'loyalty.hint.places')],
  points: [
    { name: 'perReal', label: 'fact.perReal', hint: 'loyalty.hint.perReal', kind: 'moneyOrNone' },
    { name: 'convertMin', label: 'fact.convertMin', kind: 'money' },
    {
      name: 'rules',
      label: 'loyalty.byProduct',
      kind: 'rows',
      max: 20,
      columns: [
        product,
        { name: 'stake', label: 'loyalty.field.stake', kind: 'money' },
        { name: 'points', label: 'fact.points', kind: 'money' },
      ],
      make: () => ({ product: products[0], stake: '10.00', points: '1.00' }),
    },
  ],
  draw: [names, drawPrizes],
  mission: [
    names,
    drawing,
    {
      name: 'type',
      label: 'loyalty.field.counts',
      kind: 'choice',
      choices: ['STAKED', 'ROUNDS', 'DAYS_PLAYED', 'SECOND_FACTOR'],
      text: 'loyalty.counts',
    },
    {
      name: 'period',
      label: 'fact.period',
      kind: 'choice',
      choices: ['DAILY', 'WEEKLY', 'ONCE'],
      text: 'loyalty.period',
    },
    {
      name: 'target',
      label: 'loyalty.field.target',
      kind: 'money',
      isFor: ({ type }) => type === 'STAKED',
    },
    {
      name: 'target',
      label: 'loyalty.field.times',
      kind: 'text',
      isFor: ({ type }) => type !== 'STAKED',
    },
    { name: 'after', label: 'loyalty.field.after', kind: 'mission' },
    {
      name: 'prize.type',
      label: 'fact.prize',
      kind: 'choice',
      choices: ['cash', 'points', 'freeRounds', 'draw'],
      text: 'loyalty.prize',
    },
    {
      name: 'prize.draw',
      label: 'loyalty.prize.draw',
      kind: 'choice',
      choices: ticketKinds,
      text: 'loyalty.ticket',
      isFor: (draft) => prizeOf(draft)['type'] === 'draw',
    },
    {
      name: 'prize.amount',
      label: 'word.amount',
      kind: 'money',
      isFor: (draft) => prizeOf(draft)['type'] !== 'draw',
    },
    {
      name: 'prize.count',
      label: 'fact.count',
      kind: 'countOrNone',
      max: 1_000,
      isFor: (draft) => ofRounds(prizeOf(draft)),
    },
    { ...winTurnover, name: 'prize.winTurnover', isFor: (draft) => ofRounds(prizeOf(draft)) },
    place,
  ],
  mallItem: [
    {
      name: 'kind',
      label: 'word.kind',
      kind: 'choice',
      choices: ['GIFT', 'PROMOTION', 'LIVE_ITEM'],
      text: 'loyalty.item',
      isFor: ({ itemId }) => itemId === null,
    },
    names,
    { name: 'conditions', label: 'fact.conditions', kind: 'texts', max: 300, isLong: true },
    drawing,
    { name: 'points', label: 'fact.points', kind: 'money' },
    { name: 'amount', label: 'loyalty.field.beside', kind: 'money' },
    {
      name: 'prize',
      label: 'loyalty.field.pays',
      kind: 'moneyOrNone',
      isFor: ({ kind }) => kind === 'PROMOTION',
    },
    { name: 'stock', label: 'loyalty.stock', kind: 'count', max: 1_000_000_000 },
    { name: 'perMember', label: 'fact.perMember', kind: 'count', max: 100_000 },
    { name: 'needsDecision', label: 'fact.needsDecision', kind: 'flag' },
    { name: 'isOn', label: 'fact.isOn', kind: 'flag' },
    place,
  ],
}
