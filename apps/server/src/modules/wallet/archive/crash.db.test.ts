import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { oldMonth, openArchiveWorld, today } from '../testing/open-archive-world.ts'
import type { ArchiveStep } from './session.ts'

const script = fileURLToPath(new URL('../testing/archive-until-killed.ts', import.meta.url))

let entries: bigint
const on = await openArchiveWorld()
const before = await on.dump('wallet.entry', 'account_id, seq')
entries = (await on.wallet.proveConservation()).entries
afterAll(() => on.close())

/** @returns the signal that ended the command; null if it finished. */
const runUntil = (command: string, step: ArchiveStep): Promise<NodeJS.Signals | null> =>
  new Promise((resolve) => {
    const args = [script, on.url, on.folder, command, oldMonth.name, step, today.toISOString()]
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Twenty processes load the same programs.
      env: { ...process.env, NODE_COMPILE_CACHE: join(on.folder, 'compiled') },
    })
    child.once('exit', (_, signal) => resolve(signal))
  })

const steps = {
  export: [
    'sealed',
    'transfers written',
    'entries written',
    'accounts written',
    'files in place',
    'files verified',
    'export recorded',
  ],
  drop: [
    'files verified',
    'rows compared',
    'hours read',
    'accounts kept',
    'transfers kept',
    'month dropped',
  ],
  restore: [
    'files verified',
    'tables prepared',
    'transfers loaded',
    'entries loaded',
    'rows compared',
    'month attached',
    'stand-ins forgotten',
  ],
} as const satisfies Record<string, readonly ArchiveStep[]>

test.each(['export', 'drop', 'restore'] as const)(
  'killed after any step of %s, nothing is lost, and the next try ends it',
  async (command) => {
    for (const step of steps[command]) {
      expect(await runUntil(command, step), step).toBe('SIGKILL')
      const proof = await on.wallet.proveConservation()
      expect([step, proof.ok, proof.entries, proof.problems]).toEqual([step, true, entries, []])
      // Posting continues in every state in which the archive was left.
      await on.wallet.post({
        source: 'test',
        txnId: `${command} ${step}`,
        kind: 'test.deposited',
        memberId: 3n,
        amountMinor: 1n,
      })
      entries += 2n
    }
    await on[command]()
    expect(await on.wallet.proveConservation()).toMatchObject({ ok: true, entries })
  },
  120_000,
)

test('after eighteen and more kills every row is as before', async () => {
  const after = new Set(await on.dump('wallet.entry', 'account_id, seq'))
  expect(before.filter((line) => !after.has(line))).toEqual([])
  expect(after.size).toBe(Number(entries))
  const leftovers = await on.pool.query(`select relname from pg_class where relkind = 'r'
    and relname ~ '^(entry|transfer)_[0-9]' and not relispartition`)
  expect(leftovers.rows).toEqual([])
  expect(await on.dump('wallet.archived_transfer', 'id')).toEqual([])
})
