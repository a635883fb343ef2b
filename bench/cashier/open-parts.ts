import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { startEmbedded, type EmbeddedServer } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { killPostgres } from '@trevo/database/testing/kill-postgres.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import {
  seedDepositSettings,
  seedWithdrawalSettings,
} from '../../apps/server/src/modules/cashier/index.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import type { DayClock } from './day-clock.ts'
import { isRich, playKinds, winningsMinor, type ServerOrder } from './day-world.ts'

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const startProcess = async (program: string, order: object) => {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [path, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    createInterface({ input: child.stdout }).once('line', resolve)
  })
  return { child, line }
}

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const prepareLedger = async (url: string, members: number): Promise<void> => {
  await migrate(
    url,
    serverMigrations.filter(({ module }) => module === 'wallet' || module === 'cashier'),
  )
  const pool = createPool(url, { work: 'reports', max: 8 })
  const wallet = createWallet({ pool, clock: systemClock })
  await wallet.start()
  await wallet.registerKinds(playKinds)
  await createDatabase<Record<never, never>>(pool).inTx(async (tx) => {
    await seedDepositSettings(tx, { id: 1, name: 'Trevo', city: 'São Paulo' })
    await seedWithdrawalSettings(tx, 1)
    for (let id = 1; id <= members; id += 1) await wallet.openAccounts(tx, BigInt(id))
  })
  const rich = Array.from({ length: members }, (_, at) => BigInt(at + 1)).filter(isRich)
  const won = { source: 'bench', kind: 'bench.won', amountMinor: winningsMinor }
  await Promise.all(
    rich.map((memberId) => wallet.post({ ...won, memberId, txnId: `won-${memberId}` })),
  )
  await wallet.close()
  // An hour to pay, so that the day makes a payment late rather than a busy machine.
  await pool.query('update cashier.deposit_setting set charge_sec = 3600')
  // Nobody reviews withdrawals here, so none may require it; fees are charged as usual.
  await pool.query(`update cashier.withdrawal_setting set turnover_bp = 0,
    auto_max_minor = amount_max_minor, first_max_minor = amount_max_minor,
    new_device_max_minor = amount_max_minor, four_eyes_from_minor = amount_max_minor,
    day_count_max = 10000, day_sum_max_minor = 100 * amount_max_minor`)
  await pool.end()
}

export type Parts = Awaited<ReturnType<typeof openParts>>

const secrets = {
  client: { id: 'trevo-bench', secret: 'a secret of the bench' },
  pixKey: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
}

/**
 * A ledger's database and a server, which can be killed and restarted with their data, and an
 * institution with its own database, which keeps running.
 */
export const openParts = async (
  folder: string,
  { clock, skewMs, members }: { clock: DayClock; skewMs: number; members: number },
) => {
  const ledger = { dataDir: join(folder, 'ledger'), port: await findFreePort() }
  let database: EmbeddedServer = await startEmbedded(ledger)
  const books = await startEmbedded({
    dataDir: join(folder, 'institution'),
    port: await findFreePort(),
  })
  await prepareLedger(database.url, members)
  const tlsFolder = join(folder, 'pix')
  const sandbox = await startProcess('./sandbox-process.ts', {
    databaseUrl: books.url,
    tlsFolder,
    clock,
    skewMs,
    ...secrets,
  })
  const { apiUrl, pageUrl } = JSON.parse(sandbox.line) as { apiUrl: string; pageUrl: string } // it wrote them
  const order: ServerOrder = {
    databaseUrl: database.url,
    apiUrl,
    tlsFolder,
    clock,
    port: await findFreePort(),
    webhookPort: await findFreePort(),
    ...secrets,
  }
  let server = await startProcess('./server-process.ts', order)

  const killServer = async (): Promise<void> => {
    server.child.kill('SIGKILL')
    await exitOf(server.child)
  }
  return {
    serverUrl: `http://127.0.0.1:${order.port}`,
    sandboxUrl: pageUrl,
    webhookPort: order.webhookPort,
    tlsFolder,
    databaseUrl: () => database.url,
    /** Kills at any moment, and restarts what was killed. */
    kill: async (what: 'server' | 'database' | 'both'): Promise<void> => {
      if (what !== 'server') killPostgres(database.pid)
      if (what !== 'database') await killServer()
      if (what !== 'server') database = await startEmbedded(ledger)
      if (what !== 'database') server = await startProcess('./server-process.ts', order)
    },
    close: async (): Promise<void> => {
      await killServer()
      sandbox.child.kill('SIGTERM')
      await exitOf(sandbox.child)
      await books.stop()
      await database.stop()
    },
  }
}
