import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestLedger } from '../testing/open-test-ledger.ts'

const { close, approvals, ledger, pool, wallet } = await openTestLedger()
afterAll(close)

const adjust = (
  name: string,
  member: string,
  more: {
    adjustmentId?: string
    direction?: 'credit' | 'debit'
    amount?: string
    about?: string
    files?: string[]
  } = {},
) =>
  ledger.adjustBalance(approvals.by(name), {
    adjustmentId: randomUUID(),
    member,
    direction: 'credit',
    amount: '50.00',
    cause: 'failed_round',
    evidence: 'Round 81 has no result, ticket 4711',
    files: [],
    reason: 'failed round',
    ...more,
  })

const win = (memberId: bigint, amountMinor: bigint) =>
  wallet.post({ source: 'test', txnId: randomUUID(), kind: 'test.won', memberId, amountMinor })

const available = async (memberId: bigint) => (await wallet.balanceOf(memberId)).availableMinor

test('one person moves nothing; the second one credits from the house of adjustments, once', async () => {
  const won = await win(1n, 10_000n)
  const adjustmentId = randomUUID()
  const order = { adjustmentId, about: String(won.transferId) }
  expect(await adjust('ana', '1', order)).toMatchObject({ isDone: false })
  expect(await available(1n)).toBe(10_000n)
  expect((await ledger.openAdjustment({ brandId: 1 }, 'm1')).waiting).toMatchObject({
    askedBy: 'ana',
  })
  await expect(adjust('ana', '1', { ...order, adjustmentId: randomUUID() })).rejects.toThrow()

  const decided = await Promise.allSettled(
    Array.from({ length: 20 }, () => adjust('bruno', '1', order)),
  )
  expect(decided.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await available(1n)).toBe(510_000n)
  const houses = await wallet.listHouses()
  expect(houses.find(({ name }) => name === 'adjustments')?.balanceMinor).toBe(-500_000n)
  const { list } = await ledger.listAdjustments({ brandId: 1 }, { pageSize: 50 })
  expect(list).toMatchObject([
    {
      username: 'm1',
      amount: '50.00',
      asked: 'ana',
      decided: 'bruno',
      about: String(won.transferId),
    },
  ])
})

test('a debit takes no more than there is, and the ledger is not edited', async () => {
  await win(2n, 10_000n)
  const debit = adjust('ana', '2', { direction: 'debit', amount: '1.01' })
  await expect(debit).rejects.toThrow('wallet.insufficient_balance')
  const one = { adjustmentId: randomUUID(), direction: 'debit', amount: '1.00' } as const
  await adjust('ana', '2', one)
  await adjust('bruno', '2', one)
  expect(await available(2n)).toBe(0n)
  await expect(pool.query('update ledger.adjustment set amount_minor = 1')).rejects.toThrow(
    'another one corrects it',
  )
})

test('a member of another brand is not there, nor is a movement of another member', async () => {
  await expect(adjust('ana', '4')).rejects.toThrow('ledger.member_unknown')
  await expect(adjust('ana', '99')).rejects.toThrow('ledger.member_unknown')
  const of4 = await win(4n, 10_000n)
  await expect(adjust('ana', '3', { about: String(of4.transferId) })).rejects.toThrow(
    'ledger.transfer_unknown',
  )
  await expect(ledger.showTransfer({ brandId: 1 }, String(of4.transferId))).rejects.toThrow(
    'ledger.transfer_unknown',
  )
})

test('a movement is found by its number and its own id, and shows both sides', async () => {
  const txnId = 'E18236120202603101200abc:deposit_credited'
  const posted = await wallet.post({
    source: 'test',
    txnId,
    kind: 'test.won',
    memberId: 3n,
    amountMinor: 7_000n,
  })
  const query = { pageSize: 50 }
  for (const id of [String(posted.transferId), txnId, 'E18236120202603101200abc']) {
    const { list } = await ledger.searchTransfers({ brandId: 1 }, { ...query, id })
    expect(list.map(({ transferId }) => transferId)).toEqual([String(posted.transferId)])
    expect(list[0]?.legs).toMatchObject([
      { username: 'm3', part: 'available', amount: '0.70' },
      { house: 'play', amount: '-0.70' },
    ])
  }
  const { list } = await ledger.searchTransfers({ brandId: 1 }, { ...query, member: 'm3' })
  expect(list).toHaveLength(1)
  const hidden = await ledger.searchTransfers({ brandId: 2 }, { ...query, id: txnId })
  expect(hidden.list).toEqual([])
})

test('what is held now is listed with its member', async () => {
  await win(3n, 100_000n)
  await createDatabase<Record<never, never>>(pool).inTx((tx) =>
    wallet.hold(tx, {
      source: 'test',
      txnId: 'h1',
      kind: 'test.held',
      memberId: 3n,
      amountMinor: 40_000n,
    }),
  )
  const { list } = await ledger.listHolds({ brandId: 1 }, { pageSize: 50 })
  expect(list).toMatchObject([{ username: 'm3', remaining: '4.00' }])
  expect((await ledger.listHolds({ brandId: 2 }, { pageSize: 50 })).list).toEqual([])
})

test('before an adjustment the latest 20 movements are shown, the newest first', async () => {
  const before = await available(4n)
  const ids: string[] = []
  for (let amount = 1n; amount <= 21n; amount += 1n) {
    ids.push(String((await win(4n, amount * 100n)).transferId))
  }
  const { latest, available: shown } = await ledger.openAdjustment({ brandId: 2 }, 'm4')
  expect(latest).toHaveLength(20)
  expect(latest.map(({ transferId }) => transferId)).toEqual(ids.toReversed().slice(0, 20))
  expect(parseMoney(shown)).toBe(before + 23_100n)
})

test('houses are listed with what they owe members, and each with its latest movements', async () => {
  const before = await win(3n, 12_300n)
  const newest = await win(4n, 100n)
  const { houses } = await ledger.listHouses()
  const members = await Promise.all([1n, 2n, 3n, 4n].map((id) => wallet.balanceOf(id)))
  const owed = members.reduce(
    (sum, { availableMinor, heldMinor }) => sum + availableMinor + heldMinor,
    0n,
  )
  expect(houses.reduce((sum, { balance }) => sum + parseMoney(balance), 0n)).toBe(-owed)
  expect(houses.find(({ name }) => name === 'play')?.entries).toBeGreaterThan(1)
  const { list } = await ledger.listHouseMovements({ brandId: 1 }, 'play', 2)
  const ids = list.map(({ transferId }) => transferId)
  expect(ids).toContain(String(before.transferId))
  expect(ids).not.toContain(String(newest.transferId))
  expect((await ledger.listHouseMovements({ brandId: 1 }, 'adjustments', 50)).list.length).toBe(2)
  await expect(ledger.listHouseMovements({ brandId: 1 }, 'no such house', 5)).rejects.toMatchObject(
    { code: 'ledger.house_unknown' },
  )
})
