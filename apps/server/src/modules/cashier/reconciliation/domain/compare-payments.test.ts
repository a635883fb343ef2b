import { describe, expect, test } from 'vitest'
import type { ReceivedPix } from '../../institutions/port.ts'
import { comparePayments, sumOurs, sumTheirs, type OwnPayment } from './compare-payments.ts'

const now = new Date('2030-05-12T03:15:00Z')
const fresh = new Date('2030-05-11T20:00:00Z')
const twoDaysAgo = new Date('2030-05-10T03:15:00Z')
const longer = new Date('2030-05-10T03:14:59.999Z')

const refund = {
  refundId: 'R1',
  returnId: 'D1',
  amountMinor: 400_000n,
  status: 'done',
  origin: 'dispute',
} as const

const pix = (more: Partial<ReceivedPix> = {}): ReceivedPix => ({
  endToEndId: 'E1',
  txid: undefined,
  amountMinor: 1_000_000n,
  paidAt: fresh,
  payer: undefined,
  refunds: [],
  ...more,
})

const own: OwnPayment = {
  e2e_id: 'E1',
  status: 'credited',
  amount_minor: 1_000_000n,
  noticed_at: fresh,
  refund_return_id: null,
  reversed: new Set(),
}

type Case = {
  readonly name: string
  readonly theirs?: Partial<ReceivedPix> | null
  readonly ours?: Partial<OwnPayment> | null
  readonly found: readonly string[]
}

describe('one Pix on both sides', () => {
  test.each<Case>([
    { name: 'credited here', found: [] },
    { name: 'unknown here', ours: null, found: ['payment_missed'] },
    {
      name: 'never confirmed here',
      ours: { status: 'unconfirmed', amount_minor: null },
      found: ['payment_missed'],
    },
    { name: 'of another amount', theirs: { amountMinor: 999_900n }, found: ['amount_differs'] },
    { name: 'unknown there', theirs: null, found: ['payment_unknown_there'] },
    {
      name: 'a notice that the institution denies',
      theirs: null,
      ours: { status: 'unconfirmed', amount_minor: null },
      found: [],
    },
    { name: 'held for two days', ours: { status: 'held', noticed_at: twoDaysAgo }, found: [] },
    {
      name: 'held for longer',
      ours: { status: 'held', noticed_at: longer },
      found: ['payment_stuck'],
    },
    {
      name: 'noticed and left for longer',
      ours: { status: 'noticed', noticed_at: longer },
      found: ['payment_stuck'],
    },
    { name: 'credited long ago', ours: { noticed_at: longer }, found: [] },
    {
      name: 'returned by a dispute, booked here',
      theirs: { refunds: [refund] },
      ours: { reversed: new Set(['R1']) },
      found: [],
    },
    {
      name: 'returned by a dispute, not booked here',
      theirs: { refunds: [refund] },
      found: ['reversal_missed'],
    },
    {
      name: 'returned by a dispute that is not over',
      theirs: { refunds: [{ ...refund, status: 'processing' }] },
      found: [],
    },
    {
      name: 'returned by ourselves, though it is credited',
      theirs: { refunds: [{ ...refund, origin: 'ours' }] },
      found: ['return_unknown_here'],
    },
    {
      name: 'returned there while we still return it',
      theirs: { refunds: [refund] },
      ours: { status: 'refunding', refund_return_id: null },
      found: ['return_missed'],
    },
    {
      name: 'returned there before we began',
      theirs: { refunds: [refund] },
      ours: { status: 'refund_due', refund_return_id: null },
      found: ['return_missed'],
    },
    {
      name: 'returned there while it is held here',
      theirs: { refunds: [refund] },
      ours: { status: 'held' },
      found: [],
    },
    {
      name: 'returned there while it is only noticed here',
      theirs: { refunds: [refund] },
      ours: { status: 'noticed' },
      found: [],
    },
    {
      name: 'returned on both',
      theirs: { refunds: [refund] },
      ours: { status: 'refunded', refund_return_id: 'D1' },
      found: [],
    },
    {
      name: 'returned here alone',
      ours: { status: 'refunded', refund_return_id: 'D1' },
      found: ['return_unknown_there'],
    },
  ])('$name: $found', ({ theirs, ours, found }) => {
    const there = theirs === null ? [] : [pix(theirs)]
    const here = ours === null ? [] : [{ ...own, ...ours }]
    expect(comparePayments(there, here, now).map(({ kind }) => kind)).toEqual(found)
  })

  test('a finding says both amounts', () => {
    const [found] = comparePayments([pix({ amountMinor: 999_900n })], [own], now)
    expect(found?.detail).toEqual({ theirs: '999900', ours: '1000000' })
  })
})

test('both sides sum what came in, and what went back of it', () => {
  const back = { ...refund, amountMinor: 1_000_000n }
  const open = { ...refund, status: 'processing' } as const
  const theirs = [pix(), pix({ refunds: [back] }), pix({ refunds: [refund, open] })]
  const ours: OwnPayment[] = [
    own,
    { ...own, status: 'refunded' },
    own,
    { ...own, status: 'unconfirmed', amount_minor: null },
  ]
  const sums = { count: 3, receivedMinor: 3_000_000n, returnedMinor: 1_400_000n }
  expect(sumTheirs(theirs)).toEqual(sums)
  expect(sumOurs(ours, [{ amount_minor: 400_000n }])).toEqual(sums)
})
