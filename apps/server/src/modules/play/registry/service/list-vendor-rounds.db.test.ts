import { randomUUID } from 'node:crypto'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPlay } from '../../testing/open-test-play.ts'
import { createListVendorRounds, type RoundListOrder } from './list-vendor-rounds.ts'

const hourMs = 3_600_000
const server = await openTestPlay()
afterAll(() => server.close())

const list = (asked: Partial<RoundListOrder> = {}) =>
  createListVendorRounds(server.context)({
    brandId: 1,
    vendor: undefined,
    status: undefined,
    olderThanHours: 0,
    days: 1,
    limit: 10,
    ...asked,
  })

/** The account of a member with one round of 1.00, which pays the amount if there is one. */
const playRound = async (payout?: string): Promise<string> => {
  const table = await seat(server.world, '10.00')
  const debit = randomUUID()
  await table.debit({ transactionId: debit })
  if (payout !== undefined) await table.credit(debit, { amount: payout, roundClosed: true })
  const { member_id: memberId } = await server.sessionOf(table)
  return `trevo@member${memberId}`
}

let open: string
let paid: string
beforeAll(async () => {
  open = await playRound()
  server.advance(hourMs)
  paid = await playRound('2.50')
  server.advance(hourMs)
})

it('rounds of the brand’s members are listed, the newest first', async () => {
  expect(await list()).toMatchObject([
    { account: paid, stake: '1.00', payout: '2.50', vendor: 'BGS', status: 'settled' },
    { account: open, stake: '1.00', payout: '0.00', status: 'open' },
  ])
  expect(await list({ brandId: 2 })).toEqual([])
})

it('by vendor and state, by age, and no more than asked', async () => {
  const accounts = async (asked: Partial<RoundListOrder>) =>
    (await list(asked)).map(({ account }) => account)
  expect(await accounts({ status: 'open' })).toEqual([open])
  expect(await accounts({ vendor: 'BGS', limit: 1 })).toEqual([paid])
  expect(await accounts({ vendor: 'NONE' })).toEqual([])
  expect(await accounts({ olderThanHours: 1.5 })).toEqual([open])
  server.advance(22.5 * hourMs)
  expect(await accounts({})).toEqual([paid])
})
