import { setTimeout as pause } from 'node:timers/promises'
import { createReadinessCheck } from '@trevo/database/check-readiness.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { buildRgs } from './build-rgs.ts'
import { readConfig } from './config.ts'
import { createDependencies } from './create-dependencies.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createMetrics } from './metrics.ts'
import { migrationSets } from './migration-sets.ts'
import { openPools } from './open-pools.ts'
import { findLastDrivenAt } from './rooms/common/repository/rooms.ts'
import type { RgsTables } from './tables.ts'
import { requireRules } from './rounds/service/require-rules.ts'
import { joinMovements } from './wallet/service/join-movements.ts'

const config = readConfig()
const log = createLogger(config.logLevel, 'rgs')
const clock = systemClock

await migrate(config.databaseUrl, migrationSets)
const metrics = createMetrics()
const pools = openPools({
  databaseUrl: config.databaseUrl,
  log,
  metrics,
  isProduction: process.env['NODE_ENV'] === 'production',
})
const wallet = joinMovements(
  createWalletClient({
    baseUrl: config.walletUrl,
    keys: config.keys,
    nowMs: () => clock.now().getTime(),
  }),
)
const lastWritten = await findLastDrivenAt(createDatabase<RgsTables>(pools.requests).db)
const dependencies = createDependencies(
  { pool: pools.requests, wallet, sealingKey: config.sealingKey, log, clock, lastWritten },
  { metrics, stepTimeoutMs: config.stepTimeoutMs },
)
await requireRules(dependencies)
const checkReady = createReadinessCheck(pools)
let closing = false
const app = await buildRgs({
  dependencies,
  keys: config.keys,
  siteOrigin: config.siteOrigin,
  gamesDir: config.gamesDir,
  roomTitles: titlesInOrder.map(({ maths }) => maths),
  trustedProxies: config.trustedProxies,
  jobPool: pools.jobs,
  checkReady: async () => {
    if (closing) throw new Error('leaving')
    await checkReady()
  },
})

const metricsListener = await serveMetrics(metrics, config.metricsPort, config.metricsHost)

// Where the database went first, closing waits for an answer that never comes.
const closeWithinMs = 15_000
const close = async (signal: string) => {
  if (closing) return
  closing = true
  log.info({ signal }, 'shutting down')
  if (signal === 'SIGTERM') await pause(config.drainMs)
  setTimeout(() => process.exit(1), closeWithinMs).unref()
  await app.close()
  await metricsListener.close()
  await pools.close()
  process.exit(0)
}
process.on('SIGTERM', (signal) => void close(signal))
process.on('SIGINT', (signal) => void close(signal))
// When the parent that started it dies, its pipe closes and so does the game server.
if (process.env['END_WITH_STDIN'] === '1') {
  process.stdin.once('end', () => void close('parent gone')).resume()
}

const address = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`${JSON.stringify({ listening: 'rgs', address })}\n`)
log.info({ walletUrl: config.walletUrl, metricsPort: metricsListener.port }, 'game server ready')
