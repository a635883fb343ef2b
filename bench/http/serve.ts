// The server under test, a separate process: the platform's own HTTP application with the wallet and play
// modules, and next to it a bare Fastify whose routes only validate and echo.
import { fileURLToPath } from 'node:url'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import Fastify from 'fastify'
import { createLogger } from '@trevo/platform/logger.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { keepObjectsYoung } from '../../apps/server/src/platform/engine.ts'
import { createApp } from '../../apps/server/src/platform/http/app/create-app.ts'
import {
  createLaunch,
  createOpenSeat,
  depositedKind,
  gameCode,
  openPlay,
  openSeats,
  type Launch,
  type LaunchedMembers,
} from './open-play.ts'
import type { Seat } from './sign-pairs.ts'

const seatCount = 1_000

export type ServeOrder = {
  readonly databaseUrl: string
  readonly keys: unknown
  /** Further games, with node ids from 2 upwards. */
  readonly games?: readonly string[]
  /** The seated members: every `step`th from `first` on; 1, 2, 3, … by default. */
  readonly members?: { readonly first: number; readonly step: number }
}
/** Asked once it is listening: members with money who have just opened a game. */
export type LaunchOrder = {
  readonly launch: LaunchedMembers
}
export type Launched = { readonly launchTokens: readonly string[] }
export type Served = {
  readonly walletPort: number
  readonly echoPort: number
  readonly seats: readonly Seat[]
  readonly gameCode: string
}

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../apps/server/src/modules/${module}/migrations`, import.meta.url))

const clock = systemClock

const openEcho = async (): Promise<number> => {
  const echo = Fastify()
  for (const { path, body: schema } of [vendorEndpoints.debit, vendorEndpoints.credit]) {
    echo.post(path, async (request) => schema.parse(request.body))
  }
  return Number(new URL(await echo.listen({ port: 0, host: '127.0.0.1' })).port)
}

const serve = async (order: ServeOrder): Promise<{ served: Served; launch: Launch }> => {
  await migrate(order.databaseUrl, [
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'bets', folder: folderOf('bets') },
    { module: 'play', folder: folderOf('play') },
  ])
  const pool = createPool(order.databaseUrl, { max: 20, role: 'trevo_app' })
  const database = createDatabase(pool)
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([depositedKind])
  const keys = openKeys(order.keys, 'platform')
  const log = createLogger('error', 'bench')
  const games = [gameCode, ...(order.games ?? [])]
  const play = await openPlay({ pool, wallet, keys, log, games })
  // The record of bets is kept up to date meanwhile, as in production.
  setInterval(() => void play.projectBets().catch((error: unknown) => log.error(error)), 1_000)
  const app = await createApp(readConfig({ DATABASE_URL: order.databaseUrl }), log)
  play.bindVendorProtocols(app)
  const walletUrl = await app.listen({ port: 0, host: '127.0.0.1' })

  const client = createWalletClient({
    baseUrl: walletUrl,
    keys: openKeys(order.keys, 'vendor'),
    nowMs: Date.now,
    // Many members open the game at once, on a machine that may be busy.
    timeoutMs: 20_000,
  })
  const launch = createLaunch(wallet, play, (memberId) =>
    database.inTx((tx) => wallet.openAccounts(tx, memberId)),
  )
  const seats = await openSeats(launch, createOpenSeat(client), {
    count: seatCount,
    ...order.members,
  })
  await client.close()
  const walletPort = Number(new URL(walletUrl).port)
  return { served: { walletPort, echoPort: await openEcho(), seats, gameCode }, launch }
}

let launching: Launch | undefined
const answer = async (order: ServeOrder | LaunchOrder): Promise<Served | Launched> => {
  if ('launch' in order) {
    return { launchTokens: (await launching?.(order.launch)) ?? [] }
  }
  const { served, launch } = await serve(order)
  launching = launch
  return served
}

keepObjectsYoung()
process.on('message', (order: ServeOrder | LaunchOrder) => {
  answer(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
