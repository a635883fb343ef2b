import { describe, expect, test } from 'vitest'
import type { Payout } from '../../institutions/payout-port.ts'
import { comparePayouts, sumSentOurs, sumSentTheirs, type OwnPayout } from './compare-payouts.ts'

const now = new Date('2030-05-12T03:15:00Z')
const fresh = new Date('2030-05-11T20:00:00Z')
const old = new Date('2030-05-10T03:14:59.999Z')
const twoDaysAgo = new Date('2030-05-10T03:15:00Z')

const payout: Payout = {
  payoutId: 'S1',
  status: 'settled',
  amountMinor: 1_000_000n,
  requestedAt: fresh,
  endToEndId: 'E1',
  reason: undefined,
  parts: [],
}
const part = {
  partId: 'P1',
  amountMinor: 400_000n,
  endToEndId: 'E2',
  sentAt: fresh,
  status: 'received',
} as const
const own: OwnPayout = {
  id: '1',
  brand_id: 1,
  payout_id: 'S1',
  status: 'paid',
  paid_minor: 1_000_000n,
  created_at: fresh,
}

type Case = {
  readonly name: string
  readonly theirs?: Partial<Payout> | null
  readonly ours?: Partial<OwnPayout> | null
  readonly found: readonly string[]
}

describe('one payout on both sides', () => {
  test.each<Case>([
    { name: 'paid on both', found: [] },
    {
      name: 'came back on both',
      theirs: { status: 'returned' },
      ours: { status: 'returned' },
      found: [],
    },
    {
      name: 'refused on both',
      theirs: { status: 'rejected' },
      ours: { status: 'failed', paid_minor: 0n },
      found: [],
    },
    {
      name: 'under way on both',
      theirs: { status: 'processing' },
      ours: { status: 'paying', paid_minor: 0n },
      found: [],
    },
    {
      name: 'over there, under way here',
      ours: { status: 'paying', paid_minor: 0n },
      found: ['payout_missed'],
    },
    {
      name: 'given back there, paid here',
      theirs: { status: 'returned' },
      found: ['payout_return_missed'],
    },
    { name: 'sent under an id of nobody', ours: null, found: ['payout_unknown_here'] },
    { name: 'paid here, unknown there', theirs: null, found: ['payout_unknown_there'] },
    {
      name: 'paid there after we gave the money back',
      ours: { status: 'rejected', paid_minor: 0n },
      found: ['payout_end_differs'],
    },
    {
      name: 'sent though nobody had approved it',
      theirs: { status: 'processing' },
      ours: { status: 'review', paid_minor: 0n },
      found: ['payout_end_differs'],
    },
    {
      name: 'paid here, refused there',
      theirs: { status: 'rejected' },
      found: ['payout_end_differs'],
    },
    {
      name: 'another amount',
      theirs: { amountMinor: 1_000_100n },
      found: ['payout_amount_differs'],
    },
    {
      name: 'between people, the parts that arrived',
      theirs: { parts: [part, { ...part, partId: 'P2', status: 'unpaid' }] },
      ours: { paid_minor: 400_000n },
      found: [],
    },
    {
      name: 'between people, a part too many here',
      theirs: { parts: [part, { ...part, partId: 'P2', status: 'unpaid' }] },
      ours: { paid_minor: 800_000n },
      found: ['payout_amount_differs'],
    },
    {
      name: 'under way on both for more than two days',
      theirs: { status: 'processing' },
      ours: { status: 'paying', paid_minor: 0n, created_at: old },
      found: ['payout_stuck'],
    },
    {
      name: 'under way for more than two days, and nothing is known of it there',
      theirs: null,
      ours: { status: 'paying', paid_minor: 0n, created_at: old },
      found: ['payout_stuck'],
    },
    {
      name: 'under way on both for two days to the millisecond',
      theirs: { status: 'processing' },
      ours: { status: 'confirming', paid_minor: 0n, created_at: twoDaysAgo },
      found: [],
    },
    {
      name: 'came back here, unknown there',
      theirs: null,
      ours: { status: 'returned' },
      found: ['payout_unknown_there'],
    },
    {
      name: 'refused here, never sent there',
      theirs: null,
      ours: { status: 'rejected', paid_minor: 0n },
      found: [],
    },
    {
      name: 'awaited there, paid here',
      theirs: { status: 'awaiting' },
      found: ['payout_end_differs'],
    },
    {
      name: 'awaited there, under way here',
      theirs: { status: 'awaiting' },
      ours: { status: 'confirming', paid_minor: 0n },
      found: [],
    },
    {
      name: 'refused there, under way here',
      theirs: { status: 'rejected' },
      ours: { status: 'confirming', paid_minor: 0n },
      found: ['payout_missed'],
    },
    {
      name: 'on its way to the institution',
      theirs: null,
      ours: { status: 'paying', paid_minor: 0n },
      found: [],
    },
  ])('$name: $found', ({ theirs, ours, found }) => {
    const there = theirs === null ? [] : [{ ...payout, ...theirs }]
    const here = ours === null ? [] : [{ ...own, ...ours }]
    expect(comparePayouts(there, here, now).map(({ kind }) => kind)).toEqual(found)
  })
})

test('payouts and returned payouts are summed the same on both sides', () => {
  const theirs: Payout[] = [
    payout,
    { ...payout, status: 'returned', amountMinor: 300_000n },
    { ...payout, status: 'rejected', amountMinor: 0n },
    { ...payout, parts: [part, { ...part, status: 'proved' }, { ...part, status: 'disputed' }] },
  ]
  const ours: OwnPayout[] = [
    own,
    { ...own, status: 'returned', paid_minor: 300_000n },
    { ...own, status: 'failed', paid_minor: 0n },
    { ...own, paid_minor: 800_000n },
  ]
  const sums = { count: 3, sentMinor: 2_100_000n, sentBackMinor: 300_000n }
  expect(sumSentTheirs(theirs)).toEqual(sums)
  expect(sumSentOurs(ours)).toEqual(sums)
})
