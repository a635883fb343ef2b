import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { openTestWallet } from '../../testing/open-test-wallet.ts'

const memberCount = 4
const on = await openTestWallet({ members: memberCount, lanes: 2, buckets: 16 })
afterAll(() => on.close())

const member = fc.integer({ min: 1, max: memberCount }).map(BigInt)
const amount = fc.bigInt({ min: 1n, max: 500n })
// Ids from a small set, so that retries, reused ids and early reversals occur.
const id = fc.integer({ min: 0, max: 30 }).map((n) => `id-${n}`)

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post'),
      kind: fc.constantFrom('test.deposited', 'test.bet', 'test.won', 'test.fee'),
      id,
      member,
      amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('postInTx'),
      kind: fc.constantFrom('test.bet', 'test.won', 'test.held'),
      id,
      member,
      amount,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give'), id, member, amount, to: member }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('capture', 'release'),
      id,
      member,
      amount,
      hold: id,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse'), id, member, of: id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('guard'), member, mayDebit: fc.boolean() }) },
)
type Command = {
  do: string
  kind?: string
  id?: string
  member: bigint
  amount?: bigint
  to?: bigint
  hold?: string
  of?: string
  mayDebit?: boolean
}

let run = 0
const execute = (one: Command): Promise<unknown> => {
  const { wallet, database } = on
  const source = `run-${run}`
  const base = {
    source,
    txnId: one.id ?? '',
    kind: one.kind ?? '',
    memberId: one.member,
    amountMinor: one.amount ?? 0n,
  }
  switch (one.do) {
    case 'post':
      return wallet.post(base)
    case 'postInTx':
      return database.inTx((tx) => wallet.postInTx(tx, base))
    case 'give':
      return database.inTx((tx) =>
        wallet.postInTx(tx, {
          source,
          txnId: base.txnId,
          kind: 'test.given',
          legs: [
            { memberId: one.member, amountMinor: -base.amountMinor },
            one.to === one.member || one.to === undefined
              ? { house: 'play', amountMinor: base.amountMinor }
              : { memberId: one.to, amountMinor: base.amountMinor },
          ],
        }),
      )
    case 'capture':
    case 'release': {
      const kind = one.do === 'capture' ? 'test.paid' : 'test.returned'
      const hold = { source, txnId: one.hold ?? '' }
      const settle = one.do === 'capture' ? wallet.capture : wallet.release
      return database.inTx((tx) => settle(tx, { ...base, kind, hold }))
    }
    case 'reverse':
      return wallet.reverse({
        source,
        txnId: base.txnId,
        reverses: one.of ?? '',
        memberId: one.member,
      })
    default:
      return database.inTx((tx) =>
        wallet.setDebitGuard(tx, one.member, { mayDebit: one.mayDebit ?? true }),
      )
  }
}

// The allowed errors of random commands; any other error fails the test.
const callersFault =
  /unknown hold|no such hold|hold_remaining_check|not reversed but settled|cannot be reversed|reverses itself/

test('any interleaving of commands keeps every total at zero and no member below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 60 }), async (commands) => {
      run += 1
      const results = await Promise.allSettled(commands.map((one) => execute(one)))
      for (const result of results) {
        if (result.status === 'fulfilled' || result.reason instanceof Refusal) continue
        expect(String(result.reason)).toMatch(callersFault)
      }
      const proof = await on.wallet.proveConservation()
      expect(proof.problems).toEqual([])
      expect(proof.totalMinor).toBe(0n)
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  )
}, 40_000)

test('repeating the same commands changes nothing that was applied', async () => {
  run += 1
  const [commands] = fc.sample(fc.array(command, { minLength: 60, maxLength: 60 }), 1)
  const posts = (commands ?? []).filter((one) => one.do === 'post')
  const first = await Promise.allSettled(posts.map((one) => execute(one)))
  const applied = posts.filter((_, index) => {
    const result = first[index]
    return result?.status === 'fulfilled'
  })
  const before = await on.wallet.balancesOf([1n, 2n, 3n, 4n])
  const again = await Promise.all(applied.map((one) => execute(one)))
  for (const result of again) expect(result).toMatchObject({ outcome: 'duplicate' })
  expect(await on.wallet.balancesOf([1n, 2n, 3n, 4n])).toEqual(before)
})
