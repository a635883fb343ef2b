// One game server of the bench, a separate process: its argument is its order as JSON.
import { createPool } from '@trevo/database/connect.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { buildRgs } from '../../apps/rgs/src/build-rgs.ts'
import { createDependencies } from '../../apps/rgs/src/create-dependencies.ts'
import { findRoomTitle, roomTitles } from './room-titles.ts'

/** The settings of a game server of the bench. */
export type RoomsOrder = {
  readonly databaseUrl: string
  readonly walletUrl: string
  readonly keys: unknown
  readonly sealingKey: string
  readonly rooms: number
}

const order = JSON.parse(process.argv[2] ?? '{}') as RoomsOrder // from the bench
const titles = roomTitles(order.rooms)
const pool = createPool(order.databaseUrl, { work: 'requests', max: 20 })
const jobPool = createPool(order.databaseUrl, { work: 'jobs', max: 10 })
const wallet = createWalletClient({
  baseUrl: order.walletUrl,
  keys: openKeys(order.keys, 'vendor'),
  nowMs: Date.now,
})
const dependencies = createDependencies(
  {
    pool,
    wallet,
    sealingKey: Buffer.from(order.sealingKey, 'base64'),
    log: createLogger('error', 'bench'),
    clock: systemClock,
  },
  { findTitle: findRoomTitle(titles), roomChainLength: 1_000, leaseMs: 2_000 },
)
const app = await buildRgs({
  dependencies,
  keys: openKeys(order.keys, 'vendor'),
  siteOrigin: 'http://site.test',
  gamesDir: 'nothing-built',
  roomTitles: titles,
  trustedProxies: ['127.0.0.1'],
  jobPool,
  requestsPerMinute: 1_000_000,
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdin.once('end', () => process.exit(0)).resume()
process.stdout.write(`${JSON.stringify({ listening: address })}\n`)
