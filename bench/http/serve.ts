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

export type ServeOrder = {
  readonly databaseUrl: string
  readonly keys: unknown
  /** Further games, under the node ids from 2 on. */
  readonly games?: readonly string[]
  /** Who is seated: every `step`th member from `first` on; 1, 2, 3, … otherwise. */
  readonly members?: { readonly first: number; readonly step: number }
}
/** Asked once it serves: members with money who have just pressed a game. */
export type LaunchOrder = {
  readonly launch: {
    readonly nodeId: number
    readonly fromMember: number
    readonly count: number
    readonly step?: number
  }
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
  readonly games: readonly string[]
  readonly pool: Pool
  readonly wallet: Wallet
  readonly keys: VendorKeys
  readonly log: Logger
}

const openPlay = ({ pool, wallet, keys, log, games }: PlayParts): Promise<Play> =>
  createPlay({
    pool,
    database: createDatabase(pool),
    wallet,
    clock,
    log,
    catalogue: {
      findGame: (node) => ({
        nodeId: node,
        vendor: keys.vendor,
        gameCode: games[node - 1] ?? gameCode,
        name: { PT: 'Jogo', EN: 'Game' },
        vassalage: keys.vendor,
        maintenance: false,
      }),
      listMaxWins: async () => new Map([[nodeId, 5_000]]),
      noteOpened: async () => undefined,
    },
    members: {
      findMember: async (memberId) => ({ account: `bench@${memberId}`, brandId: 1 }),
      linksBetween: async () => [],
    },
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
      grantFreeRounds: async () => 'refused' as const,
      cancelFreeRounds: async () => 'done' as const,
      listFreeRounds: async () => undefined,
      statementOf: async () => undefined,
      withTableSignals: [],
      tableSignalsOf: async () => undefined,
      tableDealOf: async () => undefined,
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

type Launch = (order: LaunchOrder['launch']) => Promise<string[]>

/** Members that are made at a time. */
const atOnce = 50

/** Makes members with money, and gives the launch token of each. */
const createLaunch = (
  wallet: Wallet,
  play: Play,
  openAccounts: (memberId: bigint) => Promise<void>,
): Launch => {
  const launchOne = async (number: number, node: number): Promise<string> => {
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
    const { url } = await play.launchGame({ member, nodeId: node, language: 'PT' })
    return url.slice(url.indexOf('#') + 1)
  }
  return async ({ nodeId: node, fromMember, count, step = 1 }) => {
    const tokens: string[] = []
    for (let done = 0; done < count; done += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) =>
        launchOne(fromMember + (done + index) * step, node),
      )
      tokens.push(...(await Promise.all(some)))
    }
    return tokens
  }
}

const openSeats = async (
  launch: Launch,
  open: (launchToken: string) => Promise<Seat>,
  { first, step }: NonNullable<ServeOrder['members']> = { first: 1, step: 1 },
): Promise<Seat[]> => {
  const seats: Seat[] = []
  for (let seated = 0; seated < seatCount; seated += atOnce) {
    const fromMember = first + seated * step
    const tokens = await launch({ nodeId, fromMember, count: atOnce, step })
    seats.push(...(await Promise.all(tokens.map(open))))
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

const serve = async (order: ServeOrder): Promise<{ served: Served; launch: Launch }> => {
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
  const games = [gameCode, ...(order.games ?? [])]
  const play = await openPlay({ pool, wallet, keys, log, games })
  // The record of bets is kept up meanwhile, as in production.
  setInterval(() => void play.projectBets().catch((error: unknown) => log.error(error)), 1_000)
  const app = await createApp(readConfig({ DATABASE_URL: order.databaseUrl }), log)
  play.bindVendorProtocols(app)
  const walletUrl = await app.listen({ port: 0, host: '127.0.0.1' })

  const client = createWalletClient({
    baseUrl: walletUrl,
    keys: openKeys(order.keys, 'vendor'),
    nowMs: Date.now,
    // Many members are seated at once, on a machine that may be busy.
    timeoutMs: 20_000,
  })
  const launch = createLaunch(wallet, play, (memberId) =>
    database.inTx((tx) => wallet.openAccounts(tx, memberId)),
  )
  const seats = await openSeats(launch, createOpenSeat(client), order.members)
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
