import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestWallet } from '../../testing/open-test-wallet.ts'

const on = await openTestWallet({ members: 3 })
afterAll(() => on.close())

/** An order of this kind under a client id, which pays a member one centavo. */
const order = (kind: string, memberId: bigint, clientId: string): Promise<void> =>
  createDatabase(on.pool).inTx(async (tx) => {
    await on.wallet.claimClientId(tx, kind, { memberId, clientId })
    const txnId = `${kind}:${clientId}`
    await on.wallet.postInTx(tx, {
      source: 'test',
      txnId,
      kind: 'test.won',
      memberId,
      amountMinor: 100n,
    })
  })
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const balance = async (memberId: bigint) => (await on.wallet.balanceOf(memberId)).availableMinor

test('a client id names one kind of movement of a member: another kind is refused, the same one repeats', async () => {
  const clientId = randomUUID()
  const before = await balance(1n)
  await order('a', 1n, clientId)
  expect(await codeOf(order('b', 1n, clientId))).toBe('request.id_reused')
  expect(await codeOf(order('b', 1n, clientId.toUpperCase()))).toBe('request.id_reused')
  await order('a', 1n, clientId)
  expect(await balance(1n)).toBe(before + 100n)
  // Another member's client ids are independent.
  await order('b', 2n, clientId.replace(/^./, 'f'))
})

test('of two kinds at once under one id, exactly one moves money', async () => {
  const before = await balance(3n)
  for (let count = 0; count < 10; count += 1) {
    const clientId = randomUUID()
    const kinds = ['a', 'b', 'c', 'a']
    const codes = await Promise.all(kinds.map((kind) => codeOf(order(kind, 3n, clientId))))
    const done = new Set(kinds.filter((_, index) => codes[index] === 'done'))
    expect(done.size).toBe(1)
    expect(codes.filter((code) => code !== 'done')).toEqual(
      kinds.filter((kind) => !done.has(kind)).map(() => 'request.id_reused'),
    )
  }
  expect(await balance(3n)).toBe(before + 1_000n)
})

test('a rolled back order leaves its id free', async () => {
  const clientId = randomUUID()
  const undone = createDatabase(on.pool).inTx(async (tx) => {
    await on.wallet.claimClientId(tx, 'a', { memberId: 1n, clientId })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await codeOf(order('b', 1n, clientId))).toBe('done')
})

test('in a set each position is claimed separately', async () => {
  const [taken, own, twice] = [randomUUID(), randomUUID(), randomUUID()]
  await order('b', 1n, taken)
  const names = [own, taken, twice, twice].map((clientId) => ({ memberId: 1n, clientId }))
  const others = await createDatabase(on.pool).inTx((tx) =>
    on.wallet.claimClientIds(tx, 'a', names),
  )
  expect([...others]).toEqual([[1, expect.objectContaining({ code: 'request.id_reused' })]])
})
