import { SecondConnectionError } from '@trevo/database/transaction-guard.ts'
import { afterAll, expect, test } from 'vitest'
import type { PostCommand } from '../../common/domain/transfer.ts'
import { holdOpen, openTestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

const sizes: number[] = []
const told: { memberId: bigint; availableMinor: bigint; seq: bigint }[] = []

const on = await openTestWallet({
  members: 5,
  lanes: 2,
  queueMax: 300,
  metrics: { batch: (size) => sizes.push(size) },
  onCommitted: (changes) => told.push(...changes),
})
for (let id = 1n; id <= 5n; id += 1n) await on.deposit(id, 1_000_000n)
afterAll(() => closeConserved(on))

const bet = (memberId: bigint, amountMinor = 10n): PostCommand => ({
  source: 'test',
  txnId: on.nextId(),
  kind: 'test.bet',
  memberId,
  amountMinor,
})

test('simultaneous commands go together', async () => {
  sizes.length = 0
  await Promise.all(Array.from({ length: 10 }, () => on.wallet.post(bet(1n))))
  expect(sizes).toEqual([10])
})

test('no lane leaves a rest too small for another', async () => {
  sizes.length = 0
  await Promise.all(Array.from({ length: 19 }, () => on.wallet.post(bet(1n))))
  expect(sizes).toEqual([19])
})

test('enough for another are shared evenly by two lanes', async () => {
  sizes.length = 0
  const members = Array.from({ length: 20 }, (_, index) => (index < 10 ? 1n : 2n))
  await Promise.all(members.map((memberId) => on.wallet.post(bet(memberId))))
  expect(sizes).toEqual([10, 10])
})

test('many commands share the lanes, and those of an account keep their order', async () => {
  sizes.length = 0
  const members = Array.from({ length: 300 }, (_, index) => BigInt(1 + (index % 2)))
  const posted = await Promise.all(members.map((memberId) => on.wallet.post(bet(memberId))))
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(300)
  for (const memberId of [1n, 2n]) {
    const own = posted.filter((_, index) => members[index] === memberId)
    const balances = own.map(({ balanceAfterMinor }) => balanceAfterMinor)
    expect(balances).toEqual(balances.map((_, index) => (balances[0] ?? 0n) - 10n * BigInt(index)))
  }
})

test('a lane behind a lock does not block the members of the others', async () => {
  const done: string[] = []
  const end = await holdOpen(on.database, (tx) => on.wallet.postInTx(tx, bet(1n)))
  void on.wallet.post(bet(1n)).then(() => done.push('held'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  await on.wallet.post(bet(2n)).then(() => done.push('free'))
  await end()
  await expect.poll(() => done).toEqual(['free', 'held'])
})

test('inside a transaction the fast path is refused: it might wait for the transaction itself', async () => {
  const before = (await on.wallet.balanceOf(1n)).availableMinor
  const waiting = on.database.inTx(async (tx) => {
    await on.wallet.postInTx(tx, bet(1n))
    await on.wallet.post(bet(1n))
  })
  await expect(waiting).rejects.toThrow(SecondConnectionError)
  expect((await on.wallet.balanceOf(1n)).availableMinor).toBe(before)
})

test('a poisoned command fails alone without affecting its neighbours', async () => {
  const before = (await on.wallet.balanceOf(1n)).availableMinor
  // A zero character is valid in JSON but impossible in PostgreSQL's jsonb.
  const poisoned = { ...bet(1n), reference: { note: '\u0000' } }
  const results = await Promise.allSettled([
    on.wallet.post(bet(1n)),
    on.wallet.post(poisoned),
    on.wallet.post(bet(1n)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await on.wallet.balanceOf(1n)).availableMinor).toBe(before - 20n)
})

test('beyond the queue’s limit callers get busy, and their commands are not executed', async () => {
  const before = (await on.wallet.balanceOf(2n)).availableMinor
  const results = await Promise.allSettled(
    Array.from({ length: 400 }, () => on.wallet.post(bet(2n))),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(100)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'wallet.busy' })
  expect((await on.wallet.balanceOf(2n)).availableMinor).toBe(before - 3_000n)
})

test('a refused command does not affect the next one', async () => {
  const results = await Promise.allSettled([
    on.wallet.post(bet(3n, 2_000_000n)),
    on.wallet.post(bet(3n, 400_000n)),
    on.wallet.post(bet(3n, 700_000n)),
    on.wallet.post(bet(3n, 600_000n)),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect((await on.wallet.balanceOf(3n)).availableMinor).toBe(0n)
})

test('a pending id with other content is decided by whether the first succeeds', async () => {
  const first = bet(4n, 2_000_000n)
  const small = { ...first, amountMinor: 1n }
  const refusedFirst = await Promise.allSettled([on.wallet.post(first), on.wallet.post(small)])
  expect(refusedFirst.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])

  const other = bet(4n, 5n)
  const [one, two] = await Promise.allSettled([
    on.wallet.post(other),
    on.wallet.post({ ...other, amountMinor: 6n }),
  ])
  expect(one.status).toBe('fulfilled')
  expect(two).toMatchObject({ reason: { code: 'request.id_reused' } })
})

test('each commit announces the newest balance of each member, once', async () => {
  told.length = 0
  await Promise.all([on.wallet.post(bet(5n)), on.wallet.post(bet(5n)), on.wallet.post(bet(4n))])
  const now = await on.wallet.balanceOf(5n)
  expect(told.filter(({ memberId }) => memberId === 5n)).toEqual([
    { memberId: 5n, availableMinor: now.availableMinor, seq: now.seq },
  ])
})

test('a broken connection is resolved before any caller is answered', async () => {
  const before = (await on.wallet.balanceOf(1n)).availableMinor
  const load = { running: true, broken: 0 }
  const breaker = (async () => {
    while (load.running) {
      const { rowCount } = await on.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ~ 'wallet.post_\\w*batch'`,
      )
      load.broken += rowCount ?? 0
      await new Promise((resolve) => setTimeout(resolve, 15))
    }
  })()
  const results = []
  let rounds = 0
  // On a busy machine the breaker seldom meets a batch.
  while (rounds < 20 || (load.broken <= 3 && rounds < 1_000)) {
    results.push(...(await Promise.all(Array.from({ length: 20 }, () => on.wallet.post(bet(1n))))))
    rounds += 1
  }
  load.running = false
  await breaker
  expect(load.broken).toBeGreaterThan(3)
  expect(results.every(({ outcome }) => outcome === 'applied')).toBe(true)
  expect((await on.wallet.balanceOf(1n)).availableMinor).toBe(before - BigInt(rounds) * 200n)
})

test('a batch reads only its own accounts, however many there are', async () => {
  await on.database.inTx(async (tx) => {
    for (let id = 1_000n; id < 2_500n; id += 1n) await on.wallet.openAccounts(tx, id)
  })
  const readSoFar = async (): Promise<number> => {
    // A backend reports its reads at most once a second, with its next command.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await on.wallet.post(bet(1n, 1n))
    const { rows } = await on.pool.query<{ n: string }>(
      `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::text as n from pg_stat_user_tables
       where relid = 'wallet.account'::regclass`,
    )
    return Number(rows[0]?.n)
  }
  const before = await readSoFar()
  for (let count = 0; count < 20; count += 1) await on.wallet.post(bet(1n, 1n))
  expect((await readSoFar()) - before).toBeLessThan(100)
})
