import { createReadinessCheck } from '@trevo/database/check-readiness.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { endOnSignals } from '@trevo/platform/end-process.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { openPools } from '@trevo/platform/open-pools.ts'
import { buildRgs } from './build-rgs.ts'
import { readConfig } from './config.ts'
import { createDependencies } from './create-dependencies.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createMetrics } from './metrics.ts'
import { migrationSets } from './migration-sets.ts'
import { findLastDrivenAt } from './rooms/common/repository/rooms.ts'
import type { RgsTables } from './tables.ts'
import { requireRules } from './rounds/service/require-rules.ts'
import { joinMovements } from './wallet/service/join-movements.ts'

const config = readConfig()
const log = createLogger(config.logLevel, 'rgs')
const clock = systemClock

await migrate(config.databaseUrl, migrationSets)
const metrics = createMetrics()
const pools = openPools(['requests', 'jobs', 'readiness'], {
  databaseUrl: config.databaseUrl,
  name: 'trevo rgs',
  logger: log,
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
let isLeaving = false
const app = await buildRgs({
  dependencies,
  keys: config.keys,
  siteOrigin: config.siteOrigin,
  brandOrigins: config.brandOrigins,
  gamesDir: config.gamesDir,
  roomTitles: titlesInOrder.map(({ maths }) => maths),
  trustedProxies: config.trustedProxies,
  jobPool: pools.jobs,
  checkReady: async () => {
    if (isLeaving) throw new Error('leaving')
    await checkReady()
  },
})

const metricsListener = await serveMetrics(metrics, config.metricsPort, config.metricsHost)

endOnSignals({
  leave: (why) => {
    isLeaving = true
    log.info({ why }, 'shutting down')
  },
  drainMs: config.drainMs,
  close: async () => {
    await app.close()
    await metricsListener.close()
    await pools.close()
  },
})

const address = await app.listen({ port: config.port, host: config.host })
process.stdout.write(`${JSON.stringify({ listening: 'rgs', address })}\n`)
log.info({ walletUrl: config.walletUrl, metricsPort: metricsListener.port }, 'game server ready')
