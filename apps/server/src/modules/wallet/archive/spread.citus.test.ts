import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onNode } from '@trevo/database/testing/start-citus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthOf } from '../testing/open-archive-world.ts'
import { openSpreadWallet, type SpreadWallet } from '../testing/open-spread-wallet.ts'
import { runArchiveCommand } from './run-command.ts'
import type { ArchiveStep } from './session.ts'
import { expectConserved } from '../testing/expect-conserved.ts'

const february = monthOf('2024-02')
const today = new Date('2027-06-15T12:00:00Z')
const script = fileURLToPath(new URL('../testing/archive-until-killed.ts', import.meta.url))

let on: SpreadWallet
let folder: string
beforeAll(async () => {
  on = await openSpreadWallet(5_650, 24)
  folder = await mkdtemp(join(tmpdir(), 'trevo-archive-'))
  on.setNow(new Date('2024-02-10T12:30:00Z'))
  await on.wallet.ensureMonths()
  for (const memberId of on.memberIds) await on.deposit(memberId, 10_000n)
  await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      on.wallet.post({
        source: 'test',
        txnId: `feb-${index}`,
        kind: index % 3 ? 'test.bet' : 'test.won',
        memberId: BigInt(1 + (index % 24)),
        amountMinor: 7n,
        reference: { round: `round ${index}`, word: 'ação\tou \\ "jogo"\n' },
      }),
    ),
  )
  await on.database.inTx((tx) => on.wallet.postInTx(tx, gift))
  on.setNow(today)
  await on.wallet.ensureMonths()
  await on.deposit(1n, 1n)
}, 240_000)
afterAll(async () => {
  await on.close()
  await rm(folder, { recursive: true, force: true })
})

// All members pay the first: legs in every group of buckets.
const gift = {
  source: 'test',
  txnId: 'gift',
  kind: 'test.given',
  legs: [
    { memberId: 1n, amountMinor: 230n },
    ...Array.from({ length: 23 }, (_, index) => ({
      memberId: BigInt(index + 2),
      amountMinor: -10n,
    })),
  ],
}

const archive = (command: string) =>
  runArchiveCommand({ databaseUrl: on.url, folder, clock: { now: () => today }, afterMonths: 24 }, [
    command,
    february.name,
  ])
/** @returns the signal that ended the command; null if it finished. */
const runUntil = (command: string, step: ArchiveStep): Promise<NodeJS.Signals | null> =>
  new Promise((resolve) => {
    const args = [script, on.url, folder, command, february.name, step, today.toISOString()]
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    })
    child.once('exit', (_, signal) => resolve(signal))
  })
const dump = async (table: string, order: string): Promise<string[]> => {
  const { rows } = await on.pool.query<{ line: string }>(
    `select t::text as line from ${table} t order by ${order}`,
  )
  return rows.map(({ line }) => line)
}
const dumpAll = async () => ({
  transfers: await dump('wallet.transfer', 'bucket, id'),
  entries: await dump('wallet.entry', 'account_id, seq'),
  balances: await dump('wallet.balance', 'id'),
})
const balances = () => dump('wallet.balance', 'id')

test('a month of a spread ledger is dropped and restored row for row, proven throughout', async () => {
  const before = await dumpAll()
  const proof = await on.wallet.proveConservation()
  expect(proof).toMatchObject({ ok: true, archivedMonths: 0, problems: [] })
  expect(await archive('list')).toMatch(/2024-02 {2}here/)
  expect(await archive('export')).toMatch(/are in/)
  expect(await dumpAll()).toEqual(before)
  expect(await archive('drop')).toMatch(/have left the database/)
  const gone = await dumpAll()
  expect(gone.balances).toEqual(before.balances)
  expect(gone.entries.length).toBeLessThan(before.entries.length)
  expect(await on.wallet.proveConservation()).toMatchObject({
    ok: true,
    problems: [],
    entries: proof.entries,
    archivedEntries: proof.entries - BigInt(gone.entries.length),
    archivedMonths: 1,
  })
  expect(await archive('list')).toMatch(/2024-02 {2}dropped/)
  expect(await archive('restore')).toMatch(/are back in the database/)
  expect(await dumpAll()).toEqual(before)
  expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, archivedEntries: 0n })
  expect(await dump('wallet.archived_transfer', 'bucket, id')).toEqual([])
}, 120_000)

test('a sealed month accepts no posting on any worker', async () => {
  on.setNow(new Date('2024-02-20T12:00:00Z'))
  await expect(on.deposit(2n, 1n)).rejects.toThrow('sealed')
  on.setNow(today)
})

test('an archived transfer between groups is reversed as a whole', async () => {
  await archive('drop')
  const reversal = { ...on.named(), reverses: 'gift', memberId: 1n, kind: 'test.undone' }
  expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'applied' })
  expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'duplicate' })
  await expectConserved(on)
  await archive('restore')
}, 120_000)

const steps = {
  export: ['sealed', 'entries written', 'files in place', 'export recorded'],
  drop: ['rows compared', 'hours read', 'accounts kept', 'transfers kept', 'month dropped'],
  restore: [
    'tables prepared',
    'transfers loaded',
    'entries loaded',
    'rows compared',
    'month attached',
    'stand-ins forgotten',
  ],
} as const satisfies Record<string, readonly ArchiveStep[]>

test.each(['export', 'drop', 'restore'] as const)(
  'killed after any step of %s on a spread ledger, nothing is lost, and the next try ends it',
  async (command) => {
    if (command === 'export') {
      await onNode(on.cluster.coordinator, 'delete from wallet.archived_month')
      await rm(join(folder, february.name), { recursive: true, force: true })
    }
    const { entries } = await on.wallet.proveConservation()
    for (const [index, step] of steps[command].entries()) {
      expect(await runUntil(command, step), step).toBe('SIGKILL')
      await on.deposit(3n, 1n)
      const proof = await on.wallet.proveConservation()
      expect([step, proof.problems, proof.entries]).toEqual([
        step,
        [],
        entries + BigInt(2 * (index + 1)),
      ])
    }
    await archive(command)
    expect(await on.problems()).toEqual([])
  },
  180_000,
)

test.each(['drop', 'restore'] as const)(
  'a node that is killed during %s leaves the month whole or gone, and the next try ends it',
  async (command) => {
    const before = await balances()
    for (const node of [on.cluster.workers[0], on.cluster.coordinator]) {
      const running = archive(command).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 700))
      await node?.kill()
      await node?.start()
      await running
      // In-doubt commits are resolved by then.
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      expect(await on.problems()).toEqual([])
    }
    await archive(command)
    expect(await on.problems()).toEqual([])
    expect(await balances()).toEqual(before)
  },
  180_000,
)

test('a group moves while one of its months is sealed, and the month is unchanged', async () => {
  const before = await dumpAll()
  const [, , third] = on.cluster.workers
  if (!third) throw new Error('no third worker')
  await on.cluster.addWorker(third)
  const [[shard] = []] = await onNode(
    on.cluster.coordinator,
    `select s.shardid::text as id, n.nodeport as port from pg_dist_shard s
     join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
     where logicalrelid = 'wallet.account'::regclass order by 1 limit 1`,
  )
  await onNode(
    on.cluster.coordinator,
    `select citus_move_shard_placement(${String(shard?.['id'])}, '127.0.0.1', ${String(shard?.['port'])},
       '127.0.0.1', ${third.port}, 'force_logical')`,
  )
  expect(await dumpAll()).toEqual(before)
  await archive('drop')
  await archive('restore')
  expect(await dumpAll()).toEqual(before)
  expect(await on.problems()).toEqual([])
}, 180_000)
