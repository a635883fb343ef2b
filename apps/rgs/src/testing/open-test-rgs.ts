import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { playRound } from '@trevo/contract/rgs/play.ts'
import type { GameProfile, GameSession } from '@trevo/contract/rgs/session.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { createAskVendor } from '@trevo/vendor-kit/client/ask-vendor.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createReferenceBooks } from '@trevo/vendor-kit/reference/books.ts'
import { serveBooks } from '@trevo/vendor-kit/reference/serve-books.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import { buildRgs } from '../build-rgs.ts'
import { createDependencies } from '../create-dependencies.ts'
import type { Dependencies } from '../dependencies.ts'
import { resolveRounds } from '../jobs/resolve-rounds.ts'

export const { gameCode } = tigreDaSorte
export const stake = formatMoney(tigreDaSorte.stakeStepsMinor[0] ?? 0n)

const profile: GameProfile = {
  minCycleMs: 0,
  turbo: true,
  autoplay: true,
  lossCelebration: false,
  showRtp: true,
  netPosition: true,
  sessionClock: true,
  realityCheckSec: 0,
  maxStake: '50.00',
}

type PlayAnswer = Value<typeof playRound>
type Refused = { errorCode: string; message: string; detail: Record<string, unknown> }

/**
 * The real game server on a real database, against the reference wallet over HTTP (which the
 * conformance suite holds to the same rules as the platform). `crash()` throws the process's
 * memory away and starts anew on the same database.
 */
export const openTestRgs = async (change: Partial<GameProfile> = {}) => {
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
  const test = await createTestDatabase([{ module: 'rgs', folder }])
  const stored = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const keys = openKeys(stored, 'vendor')
  const platformKeys = openKeys(stored, 'platform')
  const books = createReferenceBooks({ ...profile, ...change }, gameCode)
  const wallet = await serveBooks(books, platformKeys, Date.now)
  const sealingKey = randomBytes(32)
  let offsetMs = 0
  const clock = { now: () => new Date(Date.now() + offsetMs) }

  const start = async (overrides: Partial<Dependencies>) => {
    const client = createWalletClient({
      baseUrl: wallet.baseUrl,
      keys,
      nowMs: Date.now,
      timeoutMs: 400,
    })
    const log = pino({ level: 'silent' })
    const dependencies = createDependencies(
      { pool: test.pool, wallet: client, sealingKey, log, clock },
      { debitRetryMs: 5, ...overrides },
    )
    const app = await buildRgs({
      dependencies,
      keys,
      siteOrigin: 'http://site.test',
      gamesDir: 'no-such-folder',
      resolveEveryMs: 0,
      checkAnswers: true,
      requestsPerMinute: 100_000,
    })
    return { app, dependencies }
  }
  let running = await start({})
  /** By session token: the commitment that its client saw last. */
  const commitments = new Map<string, string>()

  /** A seed for the commitment that this session saw last. */
  const seedFor = (token: string, clientSeed?: string) => {
    const commitment = commitments.get(token) ?? '0'.repeat(64)
    return { commitment, clientSeed: clientSeed ?? `of-${commitment.slice(0, 20)}` }
  }

  const call = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<{ status: number; value: T & Partial<Refused> }> => {
    const answer = await running.app.inject({
      method,
      url,
      headers: token ? { authorization: token } : {},
      ...(body && { payload: body }),
    })
    const value = answer.json()
    const owner = value.sessionToken ?? token
    if (owner && value.seeds) commitments.set(owner, value.seeds.commitment)
    return { status: answer.statusCode, value }
  }

  const open = async (balance = '100.00') => {
    const player = books.createPlayer(balance)
    const launchToken = books.launch(player)
    const { value: session } = await call<GameSession>('POST', '/rgs/v1/sessions', {
      body: { launchToken },
    })
    return { player, session, token: session.sessionToken }
  }

  /** The platform's question about a round, as the sweeper asks it. */
  const askForRound = async (roundId: string) => {
    const baseUrl = await running.app.listen({ port: 0, host: '127.0.0.1' })
    const asking = createAskVendor({
      baseUrl,
      keys: platformKeys,
      nowMs: () => clock.now().getTime(),
    })
    const state = await asking.roundState(roundId)
    await asking.close()
    return state
  }

  return {
    ...test,
    askForRound,
    seedFor,
    statusOf: async (url: string, headers: Record<string, string>) =>
      (await running.app.inject({ url, headers })).statusCode,
    books,
    wallet,
    call,
    /** Over real sockets from now on; answers the origin. */
    listen: () => running.app.listen({ port: 0, host: '127.0.0.1' }),
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
    stateOf: async (id: string): Promise<string | undefined> => {
      const { rows } = await test.pool.query<{ state: string }>(
        'select state from rgs.round where id = $1',
        [id],
      )
      return rows[0]?.state
    },
    resolve: () => resolveRounds(running.dependencies),
    advance: (ms: number) => {
      offsetMs += ms
    },
    /** Ends everything in memory; rounds stay as the database has them. */
    crash: async (overrides: Partial<Dependencies> = {}) => {
      await running.app.close()
      running = await start(overrides)
    },
    close: async () => {
      await running.app.close()
      await wallet.close()
      await test.drop()
    },
  }
}

export type TestRgs = Awaited<ReturnType<typeof openTestRgs>>
