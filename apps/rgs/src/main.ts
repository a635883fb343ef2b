import { fileURLToPath } from 'node:url'
import { createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { pino } from 'pino'
import { buildRgs } from './build-rgs.ts'
import { readConfig } from './config.ts'
import { createDependencies } from './create-dependencies.ts'

const config = readConfig()
const secretPaths = ['req.headers.authorization', '*.token', '*.launchToken', '*.secret']
const log = pino({ level: config.logLevel, name: 'rgs', redact: secretPaths })
// The one place where this process asks for the time.
const clock = { now: () => new Date() }

await migrate(config.databaseUrl, [
  { module: 'rgs', folder: fileURLToPath(new URL('../migrations', import.meta.url)) },
])
const pool = createPool(config.databaseUrl, { max: 20, name: 'trevo rgs', role: 'trevo_app' })
const wallet = createWalletClient({
  baseUrl: config.walletUrl,
  keys: config.keys,
  nowMs: () => clock.now().getTime(),
})
const dependencies = createDependencies({
  pool,
  wallet,
  sealingKey: config.sealingKey,
  log,
  clock,
})
const app = await buildRgs({
  dependencies,
  siteOrigin: config.siteOrigin,
  gamesDir: config.gamesDir,
  trustedProxies: config.trustedProxies,
})

let closing = false
const close = async (signal: NodeJS.Signals) => {
  if (closing) return
  closing = true
  log.info({ signal }, 'shutting down')
  await app.close()
  await pool.end()
}
process.on('SIGTERM', (signal) => void close(signal))
process.on('SIGINT', (signal) => void close(signal))

await app.listen({ port: config.port, host: config.host })
log.info({ walletUrl: config.walletUrl }, 'game server ready')
