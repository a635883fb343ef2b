import { randomBytes, randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { playRound } from '@trevo/contract/rgs/play.ts'
import type { GameProfile, GameSession } from '@trevo/contract/rgs/session.ts'
import type { Pool } from '@trevo/database/connect.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { formatMoney } from '@trevo/money/money.ts'
import {
  createAskVendor,
  type AskVendor,
  type StatementSpan,
} from '@trevo/vendor-kit/client/ask-vendor.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { serveBooks } from '@trevo/vendor-kit/reference/serve-books.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import {
  signRoundLink,
  type LinkedRound,
  type LinkScope,
} from '@trevo/vendor-kit/signing/round-link.ts'
import { pino } from 'pino'
import type { Clock } from '@trevo/platform/clock.ts'
import { buildRgs } from '../build-rgs.ts'
import { migrationSets } from '../migration-sets.ts'
import { createDependencies } from '../create-dependencies.ts'
import type { Dependencies } from '../dependencies.ts'
import { resolveRounds } from '../rounds/jobs/resolve-rounds.ts'
import { joinMovements } from '../wallet/service/join-movements.ts'

export const { gameCode } = tigreDaSorte
// The wallet of tests never lets a call wait: a lost one is a broken connection. Only a busy machine is slow.
const timeoutMs = 10_000
export const stake = formatMoney(tigreDaSorte.stakeStepsMinor[0] ?? 0n)

const profile: GameProfile = { ...openProfile, maxStake: '50.00' }

type PlayAnswer = Value<typeof playRound>
type Refused = { errorCode: string; message: string; detail: Record<string, unknown> }

/**
 * The real game server on a real database, against the reference wallet over HTTP (which the
 * conformance suite holds to the same rules as the platform). `crash()` discards the process's memory
 * and restarts on the same database.
 */
export const openTestRgs = async (change: Partial<GameProfile> = {}) => {
  const test = await createTestDatabase(migrationSets)
  const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const keys = openKeys(stored, 'vendor')
  const platformKeys = openKeys(stored, 'platform')
  const books = createReferenceBooks({ ...profile, ...change }, gameCode)
  const wallet = await serveBooks(books, platformKeys, Date.now)
  const sealingKey = randomBytes(32)
  let offsetMs = 0
  const clock = { now: () => new Date(Date.now() + offsetMs) }

  const start = (overrides: Partial<Dependencies>, roomTitles: readonly TitleData[] = []) => {
    const settings = { pool: test.pool, walletUrl: wallet.baseUrl, keys, sealingKey, clock }
    return startRgs({ ...settings, roomTitles }, overrides)
  }
  let running = await start({})
  const { call, seedFor } = createCalls(() => running.app)

  const open = async (balance = '100.00') => {
    const player = books.createPlayer(balance)
    const launchToken = books.launch(player)
    const { status, value: session } = await call<GameSession>('POST', '/rgs/v1/sessions', {
      body: { launchToken },
    })
    if (status !== 200) throw new Error(`no session: ${status} ${session.errorCode}`)
    return { player, session, token: session.sessionToken }
  }

  return {
    ...test,
    /** The platform's query about a round, as the sweeper sends it. */
    askForRound: (roundId: string) =>
      askPlatform(running.app, { keys: platformKeys, clock }, (ask) => ask.roundState(roundId)),
    /** A vendor that a platform with any keys queries; to be closed. */
    askerWith: async (vendorKeys: typeof keys) =>
      createAskVendor({
        baseUrl: await baseUrlOf(running.app),
        keys: vendorKeys,
        nowMs: () => clock.now().getTime(),
      }),
    platformKeys,
    /** The platform's signature of a link to a round. */
    signLink: (round: LinkedRound, scope?: LinkScope) =>
      signRoundLink(platformKeys, round, clock.now().getTime(), scope),
    /** The platform's query for our own record of bets. */
    askForStatement: (span: StatementSpan) =>
      askPlatform(running.app, { keys: platformKeys, clock }, (ask) => ask.statement(span)),
    seedFor,
    statusOf: async (url: string, headers: Record<string, string>) =>
      (await running.app.inject({ url, headers })).statusCode,
    books,
    dependencies: () => running.dependencies,
    wallet,
    call,
    /** Over real sockets from now on; returns the origin. */
    listen: () => running.app.listen({ port: 0, host: '127.0.0.1' }),
    /** The listener, for decisions before a request is read. */
    server: () => running.app.server,
    open,
    reopen: async (player: ReturnType<typeof books.createPlayer>) => {
      const body = { launchToken: books.launch(player) }
      const { value: session } = await call<GameSession>('POST', '/rgs/v1/sessions', { body })
      return session
    },
    play: (token: string, more: object = {}) =>
      call<PlayAnswer>('POST', '/rgs/v1/rounds', {
        token,
        body: { id: randomUUID(), gameCode, stake, seed: seedFor(token), ...more },
      }),
    finish: (token: string, roundId: string) =>
      call<{ balance: string }>('POST', `/rgs/v1/rounds/${roundId}/finish`, { token }),
    stateOf: (id: string) => stateOf(test.pool, id),
    resolve: () => resolveRounds(running.dependencies),
    advance: (ms: number) => {
      offsetMs += ms
    },
    /**
     * For the next test of a file: no round, room or pond is left, and the wallet answers every call. Players and
     * sessions stay; each test opens its own.
     */
    reset: async () => {
      wallet.faultOf = () => undefined
      wallet.seen.length = 0
      books.bets.clear()
      await deleteRounds(test.pool)
    },
    /** Ends everything in memory; rounds stay as the database has them. */
    crash: async (overrides: Partial<Dependencies> = {}, roomTitles: readonly TitleData[] = []) => {
      await running.app.close()
      running = await start(overrides, roomTitles)
    },
    close: async () => {
      await running.app.close()
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestRgs = Awaited<ReturnType<typeof openTestRgs>>

type Settings = {
  readonly pool: Pool
  readonly walletUrl: string
  readonly keys: ReturnType<typeof openKeys>
  readonly sealingKey: Buffer
  readonly clock: Clock
  readonly roomTitles: readonly TitleData[]
}

const startRgs = async (
  { pool, walletUrl, keys, sealingKey, clock, roomTitles }: Settings,
  overrides: Partial<Dependencies>,
) => {
  const alone = createWalletClient({ baseUrl: walletUrl, keys, nowMs: Date.now, timeoutMs })
  const wallet = joinMovements(alone)
  const log = pino({ level: 'silent' })
  const dependencies = createDependencies(
    { pool, wallet, sealingKey, log, clock },
    { debitRetryMs: 5, ...overrides },
  )
  const app = await buildRgs({
    dependencies,
    roomTitles,
    keys,
    siteOrigin: 'http://site.test',
    gamesDir: 'no-such-folder',
    resolveEveryMs: 0,
    checkAnswers: true,
    requestsPerMinute: 100_000,
  })
  return { app, dependencies }
}

type App = Awaited<ReturnType<typeof buildRgs>>

/** Calls of players' clients, which remember the commitment that they saw last. */
const createCalls = (app: () => App) => {
  const commitments = new Map<string, string>() // by session token
  return {
    /** A seed for the commitment that this session saw last. */
    seedFor: (token: string, clientSeed?: string) => {
      const commitment = commitments.get(token) ?? '0'.repeat(64)
      return { commitment, clientSeed: clientSeed ?? `of-${commitment.slice(0, 20)}` }
    },
    call: async <T>(
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      { token, body }: { token?: string; body?: object } = {},
    ): Promise<{ status: number; value: T & Partial<Refused> }> => {
      const answer = await app().inject({
        method,
        url,
        headers: token ? { authorization: token } : {},
        ...(body && { payload: body }),
      })
      const value = answer.json()
      const owner = value.sessionToken ?? token
      if (owner && value.seeds) commitments.set(owner, value.seeds.commitment)
      return { status: answer.statusCode, value }
    },
  }
}

/** Over a real socket, which is opened when first needed. */
const baseUrlOf = async (app: App): Promise<string> => {
  const bound = app.server.address()
  return typeof bound === 'object' && bound !== null
    ? `http://127.0.0.1:${bound.port}`
    : app.listen({ port: 0, host: '127.0.0.1' })
}

const askPlatform = async <Told>(
  app: App,
  { keys, clock }: Pick<Settings, 'keys' | 'clock'>,
  question: (asking: AskVendor) => Promise<Told>,
): Promise<Told> => {
  const baseUrl = await baseUrlOf(app)
  const asking = createAskVendor({ baseUrl, keys, nowMs: () => clock.now().getTime() })
  try {
    return await question(asking)
  } finally {
    await asking.close()
  }
}

/** A table after those that refer to it. */
const tablesOfRounds = [
  'round_action',
  'unfinished_round',
  'last_round',
  'game_to_compare',
  'round',
  'room_game',
  'room_chain',
  'room',
  'pond_catch',
  'pond_seat',
]

const deleteRounds = async (pool: Pool): Promise<void> => {
  await pool.query(tablesOfRounds.map((name) => `delete from rgs.${name}`).join(';'))
}

const stateOf = async (pool: Pool, roundId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ state: string }>(
    'select state from rgs.round where id = $1',
    [roundId],
  )
  return rows[0]?.state
}
