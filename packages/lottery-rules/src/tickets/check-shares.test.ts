import { merkleRoot, proveLeaf } from '@trevo/fairness/merkle.ts'
import { expect, it } from 'vitest'
import { checkShares, type ShareEvidence } from './check-shares.ts'
import { packReceipt, unpackReceipt } from './receipt.ts'
import { hashOfSlip, leafTextOf, type TicketRecord } from './ticket-record.ts'

const recordOf = (order: number, first: number, count: number, of = 10): TicketRecord => ({
  game: 'BR660',
  draw: '2030134',
  order: `0a1b2c3d-0000-4000-8000-00000000000${order}`,
  part: 0,
  trace: 0,
  multiple: 1,
  stakeMinor: String(28_000 * count),
  prizeModeId: 4,
  placedAt: '2030-05-14T15:00:30.123Z',
  slip: hashOfSlip('01-02-03-04-05-06-07-08~1~9600~1~0~1'),
  share: { ticket: '9f8e7d6c-0000-4000-8000-000000000001', first, count, of },
})

const records = [recordOf(1, 0, 2), recordOf(2, 5, 5), recordOf(3, 2, 3)]
const stranger = leafTextOf({ ...recordOf(4, 0, 1), share: undefined })
const leaves = [...records.map(leafTextOf), stranger]
const draw = { root: merkleRoot(leaves), ticketCount: leaves.length }
const shares: readonly ShareEvidence[] = records.map((record, index) => ({
  record,
  proof: proveLeaf(leaves, index),
}))
const own = records[2] ?? recordOf(3, 2, 3)

it('shares that are all sold once and are under the root are proven, by paths and by leaves', () => {
  expect(checkShares(own, draw, { shares })).toBe('right')
  const bare = shares.map(({ record }) => ({ record }))
  expect(checkShares(own, draw, { shares: bare, leaves })).toBe('right')
  expect(checkShares(own, draw, { shares: bare })).toBe('wrong')
})

it('before the close, or without the other holders’ shares, the check stays open', () => {
  expect(checkShares(own, { root: null, ticketCount: null }, { shares })).toBe('open')
  expect(checkShares(own, draw, {})).toBe('open')
  expect(checkShares({ ...own, share: undefined }, draw, { shares })).toBe('open')
})

it.each([
  { what: 'a holder is missing', given: shares.slice(0, 2) },
  {
    what: 'a share was sold twice',
    given: [...shares, { ...shares[0]!, record: recordOf(5, 4, 1) }],
  },
  {
    what: 'one holds more than is under the root',
    given: [shares[0]!, shares[2]!, { ...shares[1]!, record: recordOf(2, 5, 6) }],
  },
  {
    what: 'there are more shares than the receipt says',
    given: shares.map((one) => ({
      ...one,
      record: { ...one.record, share: { ...one.record.share!, of: 11 } },
    })),
  },
  {
    what: 'one is on another slip',
    given: shares.map((one, index) =>
      index === 0 ? { ...one, record: { ...one.record, slip: hashOfSlip('x') } } : one,
    ),
  },
])('$what: wrong', ({ given }) => {
  expect(checkShares(own, draw, { shares: given })).toBe('wrong')
})

it('a receipt of shares fits a QR code and is decoded unchanged', () => {
  const signed = {
    receipt: {
      version: 1,
      record: own,
      gameId: 7016,
      ticketId: '42',
      orderNumber: 'L17',
      attempt: 1,
      commitment: 'ab'.repeat(32),
    },
    keyId: 't1',
    signature: Buffer.alloc(64, 7).toString('base64'),
    slip: null,
  } as const
  expect(unpackReceipt(packReceipt(signed))).toEqual(signed)
  expect(packReceipt(signed).length).toBeLessThan(560)
})
