import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Leg } from '../../common/domain/transfer.ts'
import { openTestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

let memberId = 0n

const on = await openTestWallet({ members: 0 })
afterAll(() => closeConserved(on))
beforeEach(async () => {
  memberId += 1n
  await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
  await on.deposit(memberId, 1_000n)
})

const balances = async (id = memberId) => {
  const { availableMinor, heldMinor } = await on.wallet.balanceOf(id)
  return [availableMinor, heldMinor]
}
const hold = (amountMinor: bigint, txnId = on.nextId()) =>
  on.database.inTx((tx) =>
    on.wallet.hold(tx, { source: 'test', txnId, kind: 'test.held', memberId, amountMinor }),
  )
const settle = (way: 'capture' | 'release', of: string, amountMinor: bigint, txnId = on.nextId()) =>
  on.database.inTx((tx) =>
    on.wallet[way](tx, {
      source: 'test',
      txnId,
      kind: way === 'capture' ? 'test.paid' : 'test.returned',
      memberId,
      amountMinor,
      hold: { source: 'test', txnId: of },
    }),
  )

const give = (legs: readonly Leg[], txnId = on.nextId()) =>
  on.database.inTx((tx) =>
    on.wallet.postInTx(tx, { source: 'test', txnId, kind: 'test.given', legs }),
  )

describe('a hold', () => {
  test('reserves money, so that it cannot be spent', async () => {
    expect(await hold(700n)).toMatchObject({ outcome: 'applied', balanceAfterMinor: 300n })
    expect(await balances()).toEqual([300n, 700n])
    await expect(hold(301n)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' })
  })

  test('is captured and released in parts, never beyond the rest', async () => {
    const id = on.nextId()
    await hold(700n, id)
    await settle('capture', id, 400n)
    await settle('release', id, 200n)
    expect(await balances()).toEqual([500n, 100n])
    await hold(500n)
    // The money would be there, but it belongs to the other hold.
    await expect(settle('capture', id, 101n)).rejects.toThrow('hold_remaining_check')
    await settle('release', id, 100n)
    expect(await balances()).toEqual([100n, 500n])
  })

  test('settled twice under one id is settled once', async () => {
    const id = on.nextId()
    await hold(700n, id)
    const capture = on.nextId()
    const first = await settle('capture', id, 700n, capture)
    expect(await settle('capture', id, 700n, capture)).toEqual({ ...first, outcome: 'duplicate' })
    expect(await balances()).toEqual([300n, 0n])
  })

  test('captured and released concurrently is settled by one of them', async () => {
    const id = on.nextId()
    await hold(700n, id)
    const results = await Promise.allSettled([
      settle('capture', id, 700n),
      settle('release', id, 700n),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [available, held] = await balances()
    expect(held).toBe(0n)
    expect([300n, 1_000n]).toContain(available)
  })

  test('cannot be reversed once settled', async () => {
    const id = on.nextId()
    await hold(700n, id)
    const reversal = { source: 'test', txnId: on.nextId(), reverses: id, memberId }
    await expect(on.wallet.reverse(reversal)).rejects.toThrow('not reversed but settled')
  })

  test('of another member cannot be captured', async () => {
    const id = on.nextId()
    await hold(700n, id)
    memberId += 1n
    await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
    await on.deposit(memberId, 1_000n)
    await hold(700n)
    await expect(settle('capture', id, 700n)).rejects.toThrow('no such hold')
  })

  test('of a guarded member is refused, its release never', async () => {
    const id = on.nextId()
    await hold(100n, id)
    await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, memberId, { mayDebit: false }))
    await expect(hold(100n)).rejects.toMatchObject({ code: 'wallet.debit_refused' })
    await settle('release', id, 100n)
    expect(await balances()).toEqual([1_000n, 0n])
  })
})

describe('a transfer of several legs', () => {
  test('moves between members and houses at once, or not at all', async () => {
    const giver = memberId
    memberId += 1n
    await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
    const legs = (amount: bigint): Leg[] => [
      { memberId: giver, amountMinor: -amount },
      { memberId, amountMinor: amount - 10n },
      { house: 'play', amountMinor: 10n },
    ]
    expect(await give(legs(400n))).toMatchObject({ balanceAfterMinor: 600n })
    expect([await balances(giver), await balances()]).toEqual([
      [600n, 0n],
      [390n, 0n],
    ])
    await expect(give(legs(601n))).rejects.toMatchObject({ code: 'wallet.insufficient_balance' })
    expect(await balances()).toEqual([390n, 0n])
  })

  test('is reversed leg by leg', async () => {
    const giver = memberId
    memberId += 1n
    await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
    const id = on.nextId()
    await give(
      [
        { memberId: giver, amountMinor: -400n },
        { memberId, amountMinor: 400n },
      ],
      id,
    )
    await on.wallet.reverse({
      source: 'test',
      txnId: on.nextId(),
      reverses: id,
      memberId: giver,
      kind: 'test.undone',
    })
    expect([await balances(giver), await balances()]).toEqual([
      [1_000n, 0n],
      [0n, 0n],
    ])
  })

  test.each([
    ['one leg', [{ house: 'play', amountMinor: 1n }], 'at least two'],
    [
      'a sum that is not zero',
      [
        { house: 'play', amountMinor: 1n },
        { memberId: 1n, amountMinor: -2n },
      ],
      'sum to',
    ],
    [
      'an empty leg',
      [
        { house: 'play', amountMinor: 0n },
        { memberId: 1n, amountMinor: 0n },
      ],
      'moves nothing',
    ],
    [
      'an account twice',
      [
        { memberId: 1n, amountMinor: 2n },
        { memberId: 1n, amountMinor: -2n },
      ],
      'each account once',
    ],
    [
      'an unknown house',
      [
        { house: 'nobody', amountMinor: 1n },
        { memberId: 1n, amountMinor: -1n },
      ],
      'unknown house',
    ],
  ] as [string, Leg[], string][])('with %s is a bug of the caller', async (_, legs, message) => {
    await expect(give(legs)).rejects.toThrow(message)
  })

  test('is rolled back with the caller’s own rows', async () => {
    const posting = on.database.inTx(async (tx) => {
      await on.wallet.postInTx(tx, {
        source: 'test',
        txnId: on.nextId(),
        kind: 'test.bet',
        memberId,
        amountMinor: 500n,
      })
      throw new Error('the slip was not written')
    })
    await expect(posting).rejects.toThrow('the slip')
    expect(await balances()).toEqual([1_000n, 0n])
  })
})

test('crosswise concurrent transfers between members cause no deadlock error', async () => {
  const first = memberId
  memberId += 1n
  await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
  await on.deposit(memberId, 1_000n)
  const giveOne = (from: bigint, to: bigint) =>
    on.database.inTx((tx) =>
      on.wallet.postInTx(tx, {
        source: 'test',
        txnId: on.nextId(),
        kind: 'test.given',
        legs: [
          { memberId: from, amountMinor: -1n },
          { memberId: to, amountMinor: 1n },
        ],
      }),
    )
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 ? giveOne(first, memberId) : giveOne(memberId, first),
    ),
  )
  expect([await balances(first), await balances()]).toEqual([
    [1_000n, 0n],
    [1_000n, 0n],
  ])
})
