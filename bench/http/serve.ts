// The server under test, a process of its own: the platform's own HTTP application with the wallet
// and play modules, and beside it a bare Fastify whose routes only validate and echo.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createWalletClient, type WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import Fastify from 'fastify'
import { createPlay, gameProfileOf, type Play } from '../../apps/server/src/modules/play/index.ts'
import { createWallet, type Wallet } from '../../apps/server/src/modules/wallet/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { keepObjectsYoung } from '../../apps/server/src/platform/engine.ts'
import { createApp } from '../../apps/server/src/platform/http/create-app.ts'
import { createLogger, type Logger } from '../../apps/server/src/platform/logger.ts'
import type { Seat } from './sign-pairs.ts'

const seatCount = 1_000
const gameCode = 'bench-game'
const nodeId = 1

export type ServeOrder = { readonly databaseUrl: string; readonly keys: unknown }
export type Served = {
  readonly walletPort: number
  readonly echoPort: number
  readonly seats: readonly Seat[]
  readonly gameCode: string
}

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../apps/server/src/modules/${module}/migrations`, import.meta.url))

const rules = gameProfileOf({
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  featureBuy: false,
  sessionClock: true,
  showRtp: true,
})
const clock = { now: () => new Date() }

type PlayParts = {
  readonly pool: Pool
  readonly wallet: Wallet
  readonly keys: VendorKeys
  readonly log: Logger
}

const openPlay = ({ pool, wallet, keys, log }: PlayParts): Promise<Play> =>
  createPlay({
    pool,
    database: createDatabase(pool),
    wallet,
    clock,
    log,
    catalogue: {
      findGame: () => ({
        nodeId,
        vendor: keys.vendor,
        gameCode,
        name: { PT: 'Jogo', EN: 'Game' },
        vassalage: keys.vendor,
        maintenance: false,
      }),
      listMaxWins: async () => new Map([[nodeId, 5_000]]),
      noteOpened: async () => undefined,
    },
    members: { findMember: async (memberId) => ({ account: `bench@${memberId}`, brandId: 1 }) },
    identity: { isSiteSessionOpen: async () => true },
    lottery: { lobbyPathOf: async () => '/' },
    settings: {
      profileOf: () => rules,
      demoOf: () => ({ isOffered: false, invitesToPlay: false }),
    },
    vendors: {
      findVendorKeys: (vendor) => (vendor === keys.vendor ? keys : undefined),
      launchUrlOf: ({ token }) => `http://games.bench/#${token}`,
      demoUrlOf: () => undefined,
      roundUrlOf: () => null,
      hub: [],
      oneWallet: [],
      askVendor: async () => 'no_answer',
      autoCloseOf: () => undefined,
      withStatement: [],
      statementOf: async () => undefined,
    },
    siteOrigin: 'http://site.bench',
  })

const createOpenSeat =
  (client: WalletClient) =>
  async (launchToken: string): Promise<Seat> => {
    const result = await client.checkSession({ launchToken })
    if (result.kind !== 'answer' || !result.reply.session) throw new Error('no session')
    const { sessionToken, playerRef } = result.reply.session
    return { sessionToken, playerRef }
  }

const openSeats = async (
  wallet: Wallet,
  play: Play,
  open: (launchToken: string) => Promise<Seat>,
  openAccounts: (memberId: bigint) => Promise<void>,
): Promise<Seat[]> => {
  const seats: Seat[] = []
  for (let number = 1; number <= seatCount; number += 1) {
    const memberId = BigInt(number)
    await openAccounts(memberId)
    await wallet.post({
      source: 'bench',
      txnId: `deposit-${number}`,
      kind: 'bench.deposited',
      memberId,
      amountMinor: 1_000_000_000n,
    })
    const member = { memberId, sessionId: randomUUID(), kind: 'member' as const, brandId: 1 }
    const { url } = await play.launchGame({ member, nodeId, language: 'PT' })
    seats.push(await open(url.slice(url.indexOf('#') + 1)))
  }
  return seats
}

const openEcho = async (): Promise<number> => {
  const echo = Fastify()
  for (const { path, body: schema } of [vendorEndpoints.debit, vendorEndpoints.credit]) {
    echo.post(path, async (request) => schema.parse(request.body))
  }
  return Number(new URL(await echo.listen({ port: 0, host: '127.0.0.1' })).port)
}

const serve = async (order: ServeOrder): Promise<Served> => {
  await migrate(order.databaseUrl, [
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'play', folder: folderOf('play') },
  ])
  const pool = createPool(order.databaseUrl, { max: 20, role: 'trevo_app' })
  const database = createDatabase(pool)
  const wallet = createWallet({ pool, clock })
  await wallet.start()
  await wallet.registerKinds([
    { kind: 'bench.deposited', role: 'credit', typeCode: 6101, house: 'bench' },
  ])
  const keys = openKeys(order.keys, 'platform')
  const log = createLogger('error', 'bench')
  const play = await openPlay({ pool, wallet, keys, log })
  // The record of bets is kept up meanwhile, as in production.
  setInterval(() => void play.projectBets().catch((error: unknown) => log.error(error)), 1_000)
  const app = await createApp(readConfig({ DATABASE_URL: order.databaseUrl }), log)
  play.bindVendorProtocols(app)
  const walletUrl = await app.listen({ port: 0, host: '127.0.0.1' })

  const client = createWalletClient({
    baseUrl: walletUrl,
    keys: openKeys(order.keys, 'vendor'),
    nowMs: Date.now,
  })
  const seats = await openSeats(wallet, play, createOpenSeat(client), (memberId) =>
    database.inTx((tx) => wallet.openAccounts(tx, memberId)),
  )
  await client.close()
  return {
    walletPort: Number(new URL(walletUrl).port),
    echoPort: await openEcho(),
    seats,
    gameCode,
  }
}

keepObjectsYoung()
process.on('message', (order: ServeOrder) => {
  serve(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
