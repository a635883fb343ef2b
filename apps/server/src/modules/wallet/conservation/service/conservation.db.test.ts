import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPool } from '@trevo/database/connect.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { openTestWallet, type TestWallet } from '../../testing/open-test-wallet.ts'

let on: TestWallet
beforeEach(async () => {
  on = await openTestWallet({ members: 3 })
  await on.deposit(1n, 1_000n)
  await on.deposit(2n, 1_000n)
})
afterEach(() => on.close())

const handle = () => Promise.resolve()
const bet = (memberId: bigint) =>
  on.wallet.post({
    source: 'test',
    txnId: on.nextId(),
    kind: 'test.bet',
    memberId,
    amountMinor: 1n,
  })

test('a sound ledger is proven, and the proof is kept', async () => {
  expect(await on.wallet.proveConservation()).toMatchObject({
    ok: true,
    entries: 4n,
    totalMinor: 0n,
    drifted: [],
  })
  const { rows } = await on.pool.query('select entries, problems from wallet.conservation_proof')
  expect(rows).toEqual([{ entries: 4n, problems: [] }])
})

test('an account changed behind the ledger’s back is named and blocked, and no other', async () => {
  await on.pool.query('update wallet.account set balance = balance + 500 where id = 4')
  const proof = await on.wallet.proveConservation()
  expect(proof.ok).toBe(false)
  expect(proof.drifted).toEqual([
    { account: { memberId: 1n, part: 'available' }, balanceMinor: 1_500n, entriesMinor: 1_000n },
  ])
  await expect(bet(1n)).rejects.toMatchObject({ code: 'wallet.debit_refused' })
  await on.deposit(1n, 1n)
  await bet(2n)
  await expect(
    on.database.inTx((tx) =>
      on.wallet.hold(tx, {
        source: 'test',
        txnId: on.nextId(),
        kind: 'test.held',
        memberId: 1n,
        amountMinor: 1n,
        guard: 'none',
      }),
    ),
  ).rejects.toMatchObject({ code: 'wallet.debit_refused' })
})

test.each([
  ['an entry that vanished', 'delete from wallet.entry where account_id = 4', /member 1 available/],
  [
    'an entry of another amount',
    'update wallet.entry set amount = amount + 1 where account_id = 4',
    /do not sum to zero: 1/,
  ],
  [
    'a transfer without its id on record',
    "delete from wallet.txn_key where txn_id = 't-1'",
    /not the one on record/,
  ],
  [
    'a house that drifted',
    'update wallet.house_shard set balance = balance - 7 where seq > 0',
    /house \d+ shard \d+/,
  ],
  [
    'a number that a house gave twice',
    'update wallet.entry set seq = 2 where seq = 1 and account_id > 4611686018427387904',
    /house \d+ shard \d+/,
  ],
  [
    'money held by nobody’s hold',
    'update wallet.account set balance = 5 where id = 5',
    /holds that differ/,
  ],
])('%s is found', async (_, damage, problem) => {
  await on.pool.query(damage)
  const proof = await on.wallet.proveConservation()
  expect(proof.ok).toBe(false)
  expect(proof.problems.join('\n')).toMatch(problem)
})

test('entries of members are found by their index in every month, for any plan', async () => {
  const pool = createPool(on.url, { max: 1 })
  await pool.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
  await pool.query(
    'prepare page as select * from wallet.member_entry where account_id = $1 and seq < $2',
  )
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>('explain execute page (4, 9)')
  await pool.end()
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes(' Scan '))
  expect(scans.length).toBeGreaterThan(3)
  for (const scan of scans) expect(scan).toMatch(/Index Scan using entry_(\d{6}|other)_seq/)
})

test('the server’s role may read and call functions, but cannot change a row directly', async () => {
  const pool = createPool(on.url, { role: 'trevo_app' })
  for (const change of [
    'update wallet.account set balance = 0',
    'update wallet.entry set amount = 0',
    'delete from wallet.entry',
    'delete from wallet.transfer',
    'delete from wallet.entry_other',
    "insert into wallet.txn_key (source, txn_id) values ('a', 'b')",
    'update wallet.house_shard set balance = 0',
    'truncate wallet.entry',
    'insert into wallet.drift select 1, now(), 1, 1, 1, 1',
  ]) {
    await expect(pool.query(change)).rejects.toThrow('permission denied')
  }
  await pool.end()
})

test('the module does all its work under the server’s role', async () => {
  const pool = createPool(on.url, { role: 'trevo_app' })
  const { createWallet } = await import('../../module.ts')
  const wallet = createWallet({ pool, clock: systemClock })
  await wallet.start()
  const command = { source: 'app', txnId: 'x', kind: 'test.bet', memberId: 1n, amountMinor: 1n }
  expect(await wallet.post(command)).toMatchObject({ outcome: 'applied' })
  expect(
    await wallet.reverse({ source: 'app', txnId: 'y', reverses: 'x', memberId: 1n }),
  ).toMatchObject({ outcome: 'applied' })
  expect(await wallet.transferStream.consume({ consumer: 'c', handle })).toBe(4)
  expect(await wallet.proveConservation()).toMatchObject({ ok: true })
  await wallet.close()
  await pool.end()
})
