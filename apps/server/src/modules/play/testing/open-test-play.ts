import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { ConformanceWorld, TestPlayer } from '@trevo/vendor-kit/conformance/world.ts'
import { createEd25519Keys, createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import type { Caller } from '../../../platform/http/actor.ts'
import { createFastify } from '../../../platform/http/create-fastify.ts'
import { createWallet } from '../../wallet/index.ts'
import { createPlay } from '../module.ts'
import type { PlayTables } from '../repository/tables.ts'
import { createContext } from '../service/context.ts'
import type { PlayableGame, PlayNeeds } from '../needs.ts'

const folderOf = (module: string): string =>
  fileURLToPath(new URL(`../../${module}/migrations`, import.meta.url))

const deposit = {
  kind: 'test.deposited',
  role: 'credit',
  typeCode: 6101,
  house: 'test',
} as const

const profile: GameProfile = {
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  showRtp: true,
  netPosition: true,
  sessionClock: true,
  realityCheckSec: 3_600,
  maxStake: '100.00',
}

export const testGame: PlayableGame = {
  nodeId: 7,
  vendor: 'BGS',
  gameCode: 'test-game',
  name: { PT: 'Jogo', EN: 'Game' },
  vassalage: 'BGS',
  maintenance: false,
}
export const otherGame: PlayableGame = { ...testGame, nodeId: 8, gameCode: 'other-game' }

/** Declared of the test game; the other one says nothing. */
export const testMaxWin = 500

/** Two keys of each kind in force, one that is over. */
const createTestKeys = () => {
  const hmac = createHmacKey('k1')
  const pair = createEd25519Keys('k2')
  const over = { ...createHmacKey('k0'), notAfter: '2020-01-01T00:00:00Z' }
  const vendor = 'BGS'
  return {
    platform: openKeys({ vendor, keys: [over, hmac, pair.platform] }, 'platform'),
    hmac: openKeys({ vendor, keys: [hmac] }, 'vendor'),
    reversed: openKeys({ vendor, keys: [hmac] }, 'platform'),
    ed25519: openKeys({ vendor, keys: [pair.vendor] }, 'vendor'),
    // The vendor still believes in its old key.
    dead: openKeys({ vendor, keys: [{ ...over, notAfter: '2999-01-01T00:00:00Z' }] }, 'vendor'),
  }
}

/** Wallet and play on a real database behind a real HTTP server; neighbours as plain functions. */
export const openTestPlay = async (overrides: Partial<PlayNeeds> = {}) => {
  const test = await createTestDatabase([
    { module: 'wallet', folder: folderOf('wallet'), ownGrants: true },
    { module: 'play', folder: folderOf('play') },
  ])
  let offsetMs = 0
  const clock = { now: () => new Date(Date.now() + offsetMs) }
  const wallet = createWallet({ pool: test.pool, clock })
  await wallet.start()
  await wallet.registerKinds([deposit])
  const keys = createTestKeys()
  const closedSites = new Set<string>()
  const games = new Map([testGame, otherGame].map((game) => [game.nodeId, game]))
  const database = createDatabase<PlayTables>(test.pool)
  const needs: PlayNeeds = {
    pool: test.pool,
    database,
    wallet,
    clock,
    log: pino({ level: 'silent' }),
    findGame: (nodeId) => games.get(nodeId),
    listMaxWins: async () => new Map([[testGame.nodeId, testMaxWin]]),
    findMember: async (memberId) => ({ account: `trevo@member${memberId}`, brandId: 1 }),
    isSiteSessionOpen: async (id) => !closedSites.has(id),
    profileOf: () => profile,
    findVendorKeys: (vendor) => (vendor === 'BGS' ? keys.platform : undefined),
    launchUrlOf: ({ gameCode, token }) => `http://games.test/${gameCode}#launch=${token}`,
    roundUrlOf: ({ roundId }) => `http://games.test/rounds/${roundId}`,
    askVendor: async () => 'no_answer',
    noteOpened: async () => undefined,
    siteOrigin: 'http://site.test',
    ...overrides,
  }
  const play = await createPlay(needs)
  const app = createFastify()
  play.bindVendorProtocols(app)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })

  let lastMember = 0n
  const createMember = async (balance: string): Promise<Caller> => {
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

  const createPlayer = async (balance: string): Promise<TestPlayer> => {
    const member = await createMember(balance)
    return {
      launch: async () => {
        const order = { member, nodeId: testGame.nodeId, language: 'PT' as const }
        const { url } = await play.launchGame(order)
        return url.slice(url.indexOf('#launch=') + '#launch='.length)
      },
      logOut: async () => {
        closedSites.add(member.sessionId)
      },
      bar: () =>
        database.inTx((tx) => wallet.setDebitGuard(tx, member.memberId, { mayDebit: false })),
      balance: async () => formatMoney((await wallet.balanceOf(member.memberId)).availableMinor),
    }
  }

  const world: ConformanceWorld = {
    baseUrl,
    keys: keys.hmac,
    overlappingKeys: keys.ed25519,
    platformKeys: keys.reversed,
    deadKeys: keys.dead,
    gameCode: testGame.gameCode,
    nowMs: () => clock.now().getTime(),
    createPlayer,
  }
  return {
    ...test,
    database,
    wallet,
    play,
    context: createContext(needs),
    world,
    games,
    createMember,
    advance: (ms: number) => {
      offsetMs += ms
    },
    close: async () => {
      await app.close()
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestPlay = Awaited<ReturnType<typeof openTestPlay>>
