import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { createDatabase, type Database } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import type { MigrationSet } from '@trevo/database/migrate.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { TestPlayer } from '@trevo/vendor-kit/conformance/platform.ts'
import { createEd25519Keys, createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import type { Caller } from '../../../platform/http/actor.ts'
import { createFastify } from '../../../platform/http/app/create-fastify.ts'
import { noApprovals } from '../../../testing/no-approvals.ts'
import { createWallet, type Wallet } from '../../wallet/index.ts'
import { createPlay, type Play } from '../module.ts'
import type { GameSessionRow, PlayTables } from '../common/repository/tables.ts'
import { createContext } from '../common/context.ts'
import { createCallerAddress } from '../../../platform/http/visitors/caller-address.ts'
import type { PlayableGame, PlayNeeds } from '../needs.ts'
import {
  bodyTokenGame,
  createAdaptedVendors,
  createHubSecrets,
  hubGame,
  oneWalletGame,
  type HubSecrets,
} from './adapted-vendors.ts'
import { createTestWorlds } from './test-worlds.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url))

export const testMigrations: readonly MigrationSet[] = [
  { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
  { module: 'bets', folder: folderOf('bets') },
  { module: 'play', folder: folderOf('play') },
]

const deposit = {
  kind: 'test.deposited',
  role: 'credit',
  typeCode: 6101,
  house: 'test',
} as const

export const testProfile: GameProfile = { ...openProfile, realityCheckSec: 3_600 }

export const testGame: PlayableGame = {
  nodeId: 7,
  vendor: 'BGS',
  gameCode: 'test-game',
  name: { PT: 'Jogo', EN: 'Game' },
  vassalage: 'BGS',
  vendorName: 'Estúdio',
  maintenance: false,
}
export const otherGame: PlayableGame = { ...testGame, nodeId: 8, gameCode: 'other-game' }

/** Declared for the test game; the other one declares nothing. */
export const testMaxWin = 500

/** What vendors and platform share; another process of the platform has the same. */
export type TestSecrets = {
  readonly hmac: ReturnType<typeof createHmacKey>
  readonly pair: ReturnType<typeof createEd25519Keys>
  readonly over: ReturnType<typeof createHmacKey>
  readonly hub: HubSecrets
}

export const createTestSecrets = (): TestSecrets => ({
  hmac: createHmacKey('k1'),
  pair: createEd25519Keys('k2'),
  over: createHmacKey('k0'),
  hub: createHubSecrets(),
})

/** Two valid keys of each kind, and one expired. */
const openTestKeys = ({ hmac, pair, over: old }: TestSecrets) => {
  const over = { ...old, notAfter: '2020-01-01T00:00:00Z' }
  const vendor = 'BGS'
  return {
    platform: openKeys({ vendor, keys: [over, hmac, pair.platform] }, 'platform'),
    hmac: openKeys({ vendor, keys: [hmac] }, 'vendor'),
    reversed: openKeys({ vendor, keys: [hmac] }, 'platform'),
    ed25519: openKeys({ vendor, keys: [pair.vendor] }, 'vendor'),
    // The vendor still uses its old key.
    dead: openKeys({ vendor, keys: [{ ...over, notAfter: '2999-01-01T00:00:00Z' }] }, 'vendor'),
  }
}

type Stores = { readonly database: Database<PlayTables>; readonly wallet: Wallet }

/** Makes members with money; each has an open site session. */
const memberMaker = ({ database, wallet }: Stores) => {
  let lastMember = 0n
  return async (balance: string): Promise<Caller> => {
    lastMember += 1n
    const memberId = lastMember
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
    const amountMinor = parseMoney(balance)
    if (amountMinor > 0n) {
      const txnId = `deposit-${memberId}`
      await wallet.post({ source: 'test', txnId, kind: deposit.kind, memberId, amountMinor })
    }
    const sessionId = randomUUID()
    return { memberId, sessionId, kind: 'member', brandId: 1 }
  }
}

/** The table's session: its owner, and the login that it depends on. */
const sessionFinder =
  ({ db }: Database<PlayTables>) =>
  async ({ playerRef }: { readonly playerRef: string }): Promise<GameSessionRow> =>
    db
      .selectFrom('play.game_session')
      .selectAll()
      .where('player_ref', '=', playerRef)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

/** The member as a person at the table. */
const playerOf = (
  member: Caller,
  { database, wallet, play, nodeId }: Stores & { readonly play: Play; readonly nodeId: number },
  logOut: () => void,
): TestPlayer => ({
  launch: async () => {
    const order = { member, nodeId, language: 'PT' as const }
    const { url } = await play.launchGame(order)
    return url.slice(url.indexOf('#launch=') + '#launch='.length)
  },
  logOut: async () => logOut(),
  bar: () => database.inTx((tx) => wallet.setDebitGuard(tx, member.memberId, { mayDebit: false })),
  balance: async () => formatMoney((await wallet.balanceOf(member.memberId)).availableMinor),
})

type TestKeys = ReturnType<typeof openTestKeys>

/** Everything that play needs from others, as plain functions. */
const testNeeds = (
  keys: TestKeys,
  games: ReadonlyMap<number, PlayableGame>,
  isSiteSessionOpen: (id: string) => boolean,
  closedAt: ReadonlySet<string>,
) => ({
  log: pino({ level: 'silent' }),
  catalogue: {
    findGame: (nodeId: number, brandId?: number) => {
      const game = games.get(nodeId)
      const isClosed = brandId !== undefined && closedAt.has(`${brandId}:${nodeId}`)
      return game && isClosed ? { ...game, maintenance: true } : game
    },
    isClosedSomewhere: (nodeId: number) =>
      [...closedAt].some((place) => place.endsWith(`:${nodeId}`)),
    listMaxWins: async () => new Map([[testGame.nodeId, testMaxWin]]),
    recordOpened: async () => undefined,
  },
  members: {
    findMember: async (memberId: bigint) => ({ account: `trevo@member${memberId}`, brandId: 1 }),
    linksBetween: async () => [],
  },
  lottery: { lobbyPathOf: async () => '/lottery' },
  identity: { isSiteSessionOpen: async (id: string) => isSiteSessionOpen(id) },
  settings: {
    profileOf: () => testProfile,
    demoOf: () => ({ isOffered: true, invitesToPlay: false }),
  },
  vendors: {
    findVendorKeys: (vendor: string) => (vendor === 'BGS' ? keys.platform : undefined),
    launchUrlOf: ({ gameCode, token }: { gameCode: string; token: string }) =>
      `http://games.test/${gameCode}#launch=${token}`,
    demoUrlOf: ({ vendor, gameCode }: { vendor: string; gameCode: string }) =>
      vendor === 'BGS' ? `http://games.test/${gameCode}?demo` : undefined,
    roundUrlOf: ({ roundId }: { roundId: string }) => `http://games.test/rounds/${roundId}`,
    readRound: async () => undefined,
    askVendor: async () => 'no_answer' as const,
    autoCloseOf: () => undefined,
    named: ['BGS'],
    withStatement: [],
    grantFreeRounds: async () => 'refused' as const,
    cancelFreeRounds: async () => 'done' as const,
    listFreeRounds: async () => undefined,
    statementOf: async () => undefined,
    withTableSignals: [],
    tableSignalsOf: async () => undefined,
    tableDealOf: async () => undefined,
    tableRoomsOf: async () => undefined,
    liveTablesOf: async () => undefined,
    withTableStreams: [],
    tableStreamsOf: async () => undefined,
    setTableStream: async () => 'no_answer' as const,
  },
  siteOrigin: 'http://site.test',
  siteOriginOf: () => 'http://site.test',
})

type Overrides = {
  readonly staff?: PlayNeeds['staff']
  readonly members?: Partial<PlayNeeds['members']>
  readonly settings?: PlayNeeds['settings']
  readonly vendors?: Partial<PlayNeeds['vendors']>
  /** New ones if absent. */
  readonly secrets?: TestSecrets
  /** Any free one if absent. */
  readonly port?: number
}

/** Wallet and play on a real database behind a real HTTP server; other modules as plain functions. */
export const openTestPlay = async (overrides: Overrides = {}, own?: TestDatabase) => {
  const test = own ?? (await createTestDatabase(testMigrations))
  let offsetMs = 0
  const clock = { now: () => new Date(Date.now() + offsetMs) }
  const wallet = createWallet({ pool: test.pool, clock })
  await wallet.start()
  await wallet.registerKinds([deposit])
  const { secrets = createTestSecrets(), port = 0 } = overrides
  const keys = openTestKeys(secrets)
  const closedSites = new Set<string>()
  const closedAt = new Set<string>()
  const adapted = createAdaptedVendors(secrets.hub)
  const all = [testGame, otherGame, hubGame, oneWalletGame, bodyTokenGame]
  const games = new Map(all.map((game) => [game.nodeId, game]))
  const database = createDatabase<PlayTables>(test.pool)
  const neighbours = testNeeds(keys, games, (id) => !closedSites.has(id), closedAt)
  const needs: PlayNeeds = {
    pool: test.pool,
    database,
    wallet,
    clock,
    staff: overrides.staff ?? noApprovals,
    environment: { addressOf: createCallerAddress([]) },
    ...neighbours,
    members: { ...neighbours.members, ...overrides.members },
    settings: { ...neighbours.settings, ...overrides.settings },
    vendors: { ...neighbours.vendors, ...adapted.vendors, ...overrides.vendors },
  }
  const play = await createPlay(needs)
  const app = createFastify()
  play.bindVendorProtocols(app)
  const baseUrl = await app.listen({ port, host: '127.0.0.1' })
  const createMember = memberMaker({ database, wallet })

  const address = { baseUrl, gameCode: testGame.gameCode, nowMs: () => clock.now().getTime() }
  const playersOf =
    ({ nodeId }: PlayableGame) =>
    async (balance: string): Promise<TestPlayer> => {
      const member = await createMember(balance)
      const logOut = () => void closedSites.add(member.sessionId)
      return playerOf(member, { database, wallet, play, nodeId }, logOut)
    }
  const access = {
    ...address,
    keys: keys.hmac,
    overlappingKeys: keys.ed25519,
    platformKeys: keys.reversed,
    deadKeys: keys.dead,
  }
  /** What vendors see of the platform at an origin, this process's or another's. */
  const worldsAt = (origin: string) =>
    createTestWorlds({
      access: { ...access, baseUrl: origin },
      adapted,
      ownGame: testGame,
      playersOf,
    })
  return {
    ...test,
    database,
    wallet,
    play,
    context: createContext(needs),
    /** The login of a member's device is over. */
    logOut: ({ sessionId }: Caller) => void closedSites.add(sessionId),
    ...worldsAt(baseUrl),
    worldsAt,
    baseUrl,
    games,
    /** Games in maintenance at one brand, `brand:game`; tests change it. */
    closedAt,
    createMember,
    sessionOf: sessionFinder(database),
    advance: (ms: number) => {
      offsetMs += ms
    },
    close: async () => {
      // A client that gave up during connecting has left a connection without any request.
      app.server.closeAllConnections()
      await app.close()
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestPlay = Awaited<ReturnType<typeof openTestPlay>>
