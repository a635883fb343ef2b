// npm run bench -- archive [--quick] A month leaves the database and comes back: the memory and time it
// takes, and the space it frees.
import { execFile } from 'node:child_process'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { walletMigrations } from '../../apps/server/src/modules/wallet/testing/wallet-migrations.ts'
import { fillMonth } from './fill-month.ts'
import { printResult } from '../tools/print-result.ts'

const sizes = process.argv.includes('--quick') ? [10_000, 100_000] : [100_000, 1_000_000]
const root = resolve(import.meta.dirname, '../../.trevo/bench-archive')
const month = '2024-02'
const run = promisify(execFile)
const say = (line: string) => console.log(line)
const inMb = (bytes: number) => Number((bytes / 1_048_576).toFixed(1))

const databaseBytes = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ bytes: bigint }>(
    `select sum(pg_relation_size(c.oid)) as bytes from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'wallet' and c.relkind in ('r', 'i') and c.relname !~ '^(txn_key|account_)'`,
  )
  return Number(rows[0]?.bytes ?? 0)
}

const command = async (databaseUrl: string, folder: string, name: string) => {
  const program = join(import.meta.dirname, 'command.ts')
  const startedAt = performance.now()
  const { stdout } = await run(process.execPath, [program, databaseUrl, folder, name, month])
  const { mb, cpuSeconds } = JSON.parse(stdout)
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1))
  say(
    `  ${name.padEnd(8)} ${seconds} s, ${cpuSeconds.toFixed(1)} s of them its own, ${mb} MB at most`,
  )
  return { seconds, mb: Number(mb) }
}

const measure = async (databaseUrl: string, folder: string, entries: number) => {
  say(`${entries} entries`)
  const pool = createPool(databaseUrl, { work: 'reports', max: 10 })
  const wallet = createWallet({ pool, clock: systemClock })
  try {
    await migrate(databaseUrl, [walletMigrations])
    await wallet.ensureMonths()
    await fillMonth(pool, `${month}-01`, entries / 2)
    const before = await databaseBytes(pool)
    const exported = await command(databaseUrl, folder, 'export')
    const files = await readdir(join(folder, month))
    const all = await Promise.all(files.map((name) => stat(join(folder, month, name))))
    const dropped = await command(databaseUrl, folder, 'drop')
    const proofs = [await wallet.proveConservation()]
    const after = await databaseBytes(pool)
    const restored = await command(databaseUrl, folder, 'restore')
    proofs.push(await wallet.proveConservation())
    if (!proofs.every(({ ok }) => ok)) throw new Error('the ledger is not proved')
    return {
      entries,
      mb: Math.max(exported.mb, dropped.mb, restored.mb),
      exportSeconds: exported.seconds,
      dropSeconds: dropped.seconds,
      restoreSeconds: restored.seconds,
      databaseMb: inMb(before),
      databaseMbAfter: inMb(after),
      filesMb: inMb(all.reduce((sum, { size }) => sum + size, 0)),
    }
  } finally {
    await wallet.close()
    await pool.end()
  }
}

const results = []
for (const entries of sizes) {
  await rm(root, { recursive: true, force: true })
  const server = await startEmbedded({ dataDir: join(root, 'postgres') })
  try {
    results.push(await measure(server.url, join(root, 'archive'), entries))
  } finally {
    await server.stop()
  }
}
await rm(root, { recursive: true, force: true })
printResult({ bench: 'archive', months: results })
