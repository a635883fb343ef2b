import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostCommand, PostResult } from '../../common/domain/transfer.ts'
import { openTestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

let member = 0n

const on = await openTestWallet({ members: 0 })
afterAll(() => closeConserved(on))

const openMember = async (balanceMinor = 1_000n): Promise<bigint> => {
  member += 1n
  await on.database.inTx((tx) => on.wallet.openAccounts(tx, member))
  if (balanceMinor > 0n) await on.deposit(member, balanceMinor)
  return member
}

const speeds: Record<string, (command: PostCommand) => Promise<PostResult>> = {
  'in a batch': (command) => on.wallet.post(command),
  'in the caller’s transaction': (command) =>
    on.database.inTx((tx) => on.wallet.postInTx(tx, command)),
}

describe.each(Object.keys(speeds))('a posting %s', (speed) => {
  const post = (command: PostCommand) => speeds[speed]!(command)
  let memberId: bigint
  beforeEach(async () => {
    memberId = await openMember()
  })
  const bet = (amountMinor: bigint, txnId = on.nextId()): PostCommand => ({
    source: 'test',
    txnId,
    kind: 'test.bet',
    memberId,
    amountMinor,
    reference: { round: 'r1', game: 'g1' },
  })
  const balance = async () => (await on.wallet.balanceOf(memberId)).availableMinor

  test('moves the amount and returns the balance after it', async () => {
    expect(await post(bet(300n))).toMatchObject({ outcome: 'applied', balanceAfterMinor: 700n })
    expect(await balance()).toBe(700n)
  })

  test('repeated with the same id and content gets the first answer, and money moves once', async () => {
    const command = bet(300n)
    const first = await post(command)
    await post(bet(100n))
    const again = await post({ ...command, reference: { game: 'g1', round: 'r1' } })
    expect(again).toEqual({ ...first, outcome: 'duplicate' })
    expect(await balance()).toBe(600n)
  })

  test.each([
    ['amount', { amountMinor: 301n }],
    ['kind', { kind: 'test.fee' }],
    ['reference', { reference: { round: 'r2' } }],
  ])('with the same id and another %s is refused', async (_, other) => {
    const command = bet(300n)
    await post(command)
    await expect(post({ ...command, ...other })).rejects.toMatchObject({
      code: 'request.id_reused',
    })
    expect(await balance()).toBe(700n)
  })

  test('with the same id for another member is refused', async () => {
    const command = bet(300n)
    await post(command)
    const other = await openMember()
    await expect(post({ ...command, memberId: other })).rejects.toMatchObject({
      code: 'request.id_reused',
    })
  })

  test('the same id of another source is another posting', async () => {
    const command = bet(300n)
    await post(command)
    expect(await post({ ...command, source: 'other' })).toMatchObject({ outcome: 'applied' })
  })

  test('beyond the balance is refused with the balance, and its id stays free', async () => {
    const command = bet(10_001n)
    await on.deposit(memberId, 9_000n)
    await expect(post(command)).rejects.toMatchObject({
      code: 'wallet.insufficient_balance',
      detail: { balance: '1.00' },
    })
    await on.deposit(memberId, 1n)
    expect(await post(command)).toMatchObject({ outcome: 'applied', balanceAfterMinor: 0n })
  })

  test('for a member without accounts is refused', async () => {
    await expect(post({ ...bet(1n), memberId: 999_999n })).rejects.toMatchObject({
      code: 'wallet.account_unknown',
    })
  })

  test('that debits a guarded member is refused; credits and unguarded kinds pass', async () => {
    await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, memberId, { mayDebit: false }))
    await expect(post(bet(1n))).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    await post({ ...bet(5n), kind: 'test.won' })
    await post({ ...bet(5n), kind: 'test.fee' })
    await post({ ...bet(5n), guard: 'none' })
    expect(await balance()).toBe(995n)
    await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, memberId, { mayDebit: true }))
    expect(await post(bet(5n))).toMatchObject({ balanceAfterMinor: 990n })
  })

  test('whose reversal came first is refused forever', async () => {
    const command = bet(300n)
    const reversal = { source: 'test', txnId: on.nextId(), reverses: command.txnId, memberId }
    expect(await on.wallet.reverse(reversal)).toEqual({
      outcome: 'tombstoned',
      transferId: null,
      balanceAfterMinor: 1_000n,
    })
    await expect(post(command)).rejects.toMatchObject({ code: 'wallet.transfer_reversed' })
    expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'tombstoned' })
    expect(await balance()).toBe(1_000n)
  })

  test('is undone once by its reversal, however often it is repeated', async () => {
    const command = bet(300n)
    await post(command)
    const reversal = { source: 'test', txnId: on.nextId(), reverses: command.txnId, memberId }
    const first = await on.wallet.reverse(reversal)
    expect(first).toMatchObject({ outcome: 'applied', balanceAfterMinor: 1_000n })
    expect(await on.wallet.reverse(reversal)).toEqual({ ...first, outcome: 'duplicate' })
    const under = await on.wallet.reverse({ ...reversal, txnId: on.nextId() })
    expect(under).toMatchObject({ outcome: 'duplicate', transferId: first.transferId })
    // A retry of the original still gets its own answer, and moves nothing.
    expect(await post(command)).toMatchObject({ outcome: 'duplicate', balanceAfterMinor: 700n })
    expect(await balance()).toBe(1_000n)
  })

  test('retried on the other path is the same posting', async () => {
    const command = bet(300n)
    const first = await post(command)
    for (const again of Object.values(speeds)) {
      expect(await again(command)).toEqual({ ...first, outcome: 'duplicate' })
    }
  })

  test('100 concurrent debits of 30 against 1,000 accept exactly 33 and leave 10', async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => post(bet(30n))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
    expect(await balance()).toBe(10n)
  })

  test('sent eight times at once is executed once and answered eight times', async () => {
    const command = bet(300n)
    const results = await Promise.all(Array.from({ length: 8 }, () => post(command)))
    expect(new Set(results.map((result) => result.transferId)).size).toBe(1)
    expect(results.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1)
    expect(await balance()).toBe(700n)
  })

  test.each([
    ['no amount', { amountMinor: 0n }],
    ['a negative amount', { amountMinor: -1n }],
    ['an amount beyond 64 bits', { amountMinor: 2n ** 63n }],
    ['an unknown kind', { kind: 'test.nonsense' }],
    ['a reversal kind', { kind: 'test.undone' }],
    ['an empty id', { txnId: '' }],
    ['a zero byte in its id', { txnId: 'a\0b' }],
  ])('with %s is a bug of the caller, not a refusal', async (_, wrong) => {
    const answer = Promise.resolve().then(() => post({ ...bet(1n), ...wrong }))
    await expect(answer).rejects.not.toHaveProperty('code')
    expect(await balance()).toBe(1_000n)
  })

  test.each(['null', 'NULL', 'a,b', 'a"b', 'a\\b', '{x}', ' ', 'ação', "o'x"])(
    'keeps the id %j as it is',
    async (txnId) => {
      const command = bet(1n, `${txnId}`)
      const source = speed === 'in a batch' ? 'batch' : 'tx'
      await post({ ...command, source, reference: { [txnId]: txnId } })
      const found = await on.wallet.findTransfer(source, txnId)
      expect(found).toMatchObject({ memberId, amountMinor: -1n, reference: { [txnId]: txnId } })
    },
  )
})

test('with a sum beyond 64 bits fails alone, and its neighbours go through', async () => {
  const [memberId, neighbourId] = [await openMember(), await openMember()]
  const won = (to: bigint, amountMinor: bigint) =>
    on.wallet.post({
      source: 'test',
      txnId: on.nextId(),
      kind: 'test.won',
      memberId: to,
      amountMinor,
    })
  const results = await Promise.allSettled([
    won(memberId, 2n ** 62n),
    won(memberId, 2n ** 62n),
    won(neighbourId, 1n),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await on.wallet.balanceOf(memberId)).availableMinor).toBe(2n ** 62n + 1_000n)
})

test('100 concurrent debits over both paths together accept exactly 33', async () => {
  const memberId = await openMember()
  const ways = Object.values(speeds)
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      ways[index % 2]!({
        source: 'test',
        txnId: on.nextId(),
        kind: 'test.bet',
        memberId,
        amountMinor: 30n,
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect((await on.wallet.balanceOf(memberId)).availableMinor).toBe(10n)
})

test('a reversal racing its original leaves the balance unchanged, in either order', async () => {
  const memberId = await openMember()
  for (let round = 0; round < 30; round += 1) {
    const txnId = on.nextId()
    const command = { source: 'test', txnId, kind: 'test.bet', memberId, amountMinor: 10n }
    const reversal = { source: 'test', txnId: on.nextId(), reverses: txnId, memberId }
    await Promise.allSettled([on.wallet.post(command), on.wallet.reverse(reversal)])
    expect((await on.wallet.balanceOf(memberId)).availableMinor).toBe(1_000n)
  }
})

test('the reversal of a spent credit is refused with the balance', async () => {
  const memberId = await openMember(0n)
  const txnId = on.nextId()
  const base = { source: 'test', memberId, amountMinor: 100n }
  await on.wallet.post({ ...base, txnId, kind: 'test.won' })
  await on.wallet.post({ ...base, txnId: on.nextId(), kind: 'test.bet', amountMinor: 60n })
  await expect(
    on.wallet.reverse({ source: 'test', txnId: on.nextId(), reverses: txnId, memberId }),
  ).rejects.toMatchObject({ code: 'wallet.insufficient_balance' })
})
