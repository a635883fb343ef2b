import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { bucketOf } from '../../common/domain/account-ids.ts'
import type { BatchCommand } from '../../common/domain/batch.ts'
import { outcome } from '../../common/domain/outcomes.ts'
import { createBatchCall } from '../repository/batch-call.ts'
import { freshBatch } from '../repository/batch-statements.ts'
import { openTestWallet } from '../../testing/open-test-wallet.ts'

let client: PoolClient
let member = 0n
let ran: string[]
let post: (...commands: BatchCommand[]) => Promise<unknown[][]>

const place = { shard: 3, at: new Date(), suffix: '' }
let bucketCount = 1
const kinds = new Map<string, { id: number; house: number }>()

const on = await openTestWallet()
member = 10n
const { rows } = await on.pool.query<{ name: string; id: number; house: number }>(
  'select name, id, house from wallet.transfer_kind',
)
for (const { name, id, house } of rows) kinds.set(name, { id, house })
const counted = await on.pool.query<{ n: number }>('select wallet.bucket_count() as n')
bucketCount = counted.rows[0]?.n ?? 1
afterAll(async () => {
  const proof = await on.wallet.proveConservation()
  await on.close()
  expect(proof.problems).toEqual([])
})

beforeEach(async () => {
  client = await on.pool.connect()
  ran = []
  // Passes everything on and records which of the two statements it was.
  const noting = {
    query: (statement: { name: string }) => {
      ran.push(statement.name)
      return client.query(statement as never)
    },
  } as unknown as PoolClient
  const { call } = createBatchCall()
  post = async (...commands) =>
    (await call(noting, place, commands)).map(({ outcome: code, balanceMinor, seq }) => [
      code,
      balanceMinor,
      seq,
    ])
})
afterEach(() => client.release())

const openMember = async (balanceMinor: bigint): Promise<bigint> => {
  member += 1n
  const memberId = member
  await on.database.inTx((tx) => on.wallet.openAccounts(tx, memberId))
  if (balanceMinor > 0n) await on.deposit(memberId, balanceMinor)
  return memberId
}

const command = (
  memberId: bigint,
  amountMinor: bigint,
  other: Partial<BatchCommand> = {},
): BatchCommand => {
  const kind = kinds.get(amountMinor < 0n ? 'test.bet' : 'test.won')
  if (!kind) throw new Error('no such kind')
  return {
    source: 'fresh',
    txnId: on.nextId(),
    kindId: kind.id,
    houseId: kind.house,
    accountId: memberId * 4n,
    bucket: bucketOf(memberId, bucketCount),
    amountMinor,
    fingerprint: 1,
    reference: null,
    guard: true,
    claim: null,
    admission: null,
    ...other,
  }
}

const plain = ['wallet.fresh_batch']
const lookedUp = ['wallet.fresh_batch', 'wallet.known_batch']

test('a batch of new commands takes one statement, even with uncovered ones', async () => {
  const [one, two, three] = [await openMember(500n), await openMember(70n), await openMember(0n)]
  // Not in the order of accounts: answers are in the order of the commands.
  expect(await post(command(three, 40n), command(two, -71n), command(one, -500n))).toEqual([
    [outcome.applied, 40n, 1n],
    [outcome.insufficientBalance, 70n, null],
    [outcome.applied, 0n, 2n],
  ])
  expect(ran).toEqual(plain)
})

test('commands of one account are applied in their order', async () => {
  const [one, two] = [await openMember(100n), await openMember(100n)]
  const commands = [
    command(two, -60n),
    command(one, 5n),
    command(two, -40n),
    command(two, 30n),
    command(two, -1n),
  ]
  expect(await post(...commands)).toEqual([
    [outcome.applied, 40n, 2n],
    [outcome.applied, 105n, 2n],
    [outcome.applied, 0n, 3n],
    [outcome.applied, 30n, 4n],
    [outcome.applied, 29n, 5n],
  ])
  expect(ran).toEqual(plain)
})

test('none covered: nothing is written', async () => {
  const one = await openMember(1n)
  expect(await post(command(one, -2n))).toEqual([[outcome.insufficientBalance, 1n, null]])
  expect(ran).toEqual(plain)
})

test('a repeated id is looked up with its whole batch, and money moves once', async () => {
  const [one, two] = [await openMember(500n), await openMember(500n)]
  const first = command(one, -100n)
  await post(first)
  ran = []
  expect(await post(first, command(two, -7n), { ...first, fingerprint: 2 })).toEqual([
    [outcome.duplicate, 400n, null],
    [outcome.applied, 493n, 2n],
    [outcome.idReused, null, null],
  ])
  expect(ran).toEqual(lookedUp)
})

test('a repeated id that its balance no longer covers gets its first answer', async () => {
  const one = await openMember(100n)
  const first = command(one, -100n)
  await post(first)
  expect(await post(first)).toEqual([[outcome.duplicate, 0n, null]])
})

test('while ids are repeated batches are looked up at once, and afterwards no more', async () => {
  const one = await openMember(500n)
  const first = command(one, -1n)
  await post(first)
  for (let count = 0; count < 5; count += 1) await post(first)
  ran = []
  await post(first)
  expect(ran).toEqual(['wallet.known_batch'])
  for (let count = 0; count < 20; count += 1) await post(command(one, -1n))
  ran = []
  await post(command(one, -1n))
  expect(ran).toEqual(plain)
})

test('one repeated id does not slow down the next batch', async () => {
  const one = await openMember(500n)
  const first = command(one, -1n)
  await post(first)
  await post(first)
  ran = []
  await post(command(one, -1n))
  expect(ran).toEqual(plain)
})

test.each([
  ['an unknown account', async () => command(999_999n, 5n), outcome.accountUnknown],
  [
    'a guarded debit',
    async () => {
      const one = await openMember(500n)
      await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, one, { mayDebit: false }))
      return command(one, -5n)
    },
    outcome.debitRefused,
  ],
  [
    'an unguarded debit of a guarded member',
    async () => {
      const one = await openMember(500n)
      await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, one, { mayDebit: false }))
      return command(one, -5n, { guard: false })
    },
    outcome.applied,
  ],
  [
    'a command whose reversal came first',
    async () => {
      const one = await openMember(500n)
      const late = command(one, -5n, { source: 'test' })
      await on.wallet.reverse({
        source: 'test',
        txnId: on.nextId(),
        reverses: late.txnId,
        memberId: one,
      })
      return late
    },
    outcome.reversedBefore,
  ],
])('%s is looked up, and its neighbour goes through', async (_, prepare, code) => {
  const neighbour = await openMember(10n)
  const special = await prepare()
  const [first, second] = await post(special, command(neighbour, -10n))
  expect([first?.[0], second?.[0]]).toEqual([code, outcome.applied])
  expect(ran).toEqual(lookedUp)
})

test('an account with partly covered commands is looked up', async () => {
  const one = await openMember(100n)
  expect(await post(command(one, -60n), command(one, -60n), command(one, 30n))).toEqual([
    [outcome.applied, 40n, 2n],
    [outcome.insufficientBalance, 40n, null],
    [outcome.applied, 70n, 3n],
  ])
  expect(ran).toEqual(lookedUp)
})

test('a guarded member still gets credits in one statement', async () => {
  const one = await openMember(500n)
  await on.database.inTx((tx) => on.wallet.setDebitGuard(tx, one, { mayDebit: false }))
  expect(await post(command(one, 5n))).toEqual([[outcome.applied, 505n, 2n]])
  expect(ran).toEqual(plain)
})

// The database does not trust a caller's sums.
const argument = { ids: 13, deltas: 15, lows: 16 } as const
test.each([
  ['a movement that its commands do not add up to', [90n, -60n], { deltas: '{31,5}' }],
  ['an account that is not the commands’ own', [90n, -60n], { ids: '{4,8}' }],
  ['a low that lets the balance fall below zero', [-60n, 90n], { lows: '{0,0}' }],
] as const)('%s is refused, and nothing was done', async (_, amounts, wrong) => {
  const [one, two] = [await openMember(50n), await openMember(0n)]
  const commands = [...amounts.map((amount) => command(one, amount)), command(two, 5n)]
  const { text, values } = freshBatch(commands, place, { claim: undefined, guard: undefined })
  const given = [...values]
  for (const [name, value] of Object.entries(wrong)) {
    given[argument[name as keyof typeof argument]] = value
  }
  await expect(client.query(text, given)).rejects.toThrow(/do not add up|not those of its/)
  expect((await on.wallet.balanceOf(one)).availableMinor).toBe(50n)
})

test('a house without the shard is refused, and takes no other house’s place', async () => {
  const [one, two] = [await openMember(50n), await openMember(0n)]
  const commands = [command(one, -5n, { houseId: 0 }), command(two, 5n)]
  const { text, values } = freshBatch(commands, place, { claim: undefined, guard: undefined })
  await expect(client.query(text, [...values])).rejects.toThrow('no such shard')
  expect((await on.wallet.balanceOf(one)).availableMinor).toBe(50n)
})
