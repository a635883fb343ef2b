import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { withConnectionsOf } from '@trevo/database/bounded-pool.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { arrivalTimes, boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { answerOneHostOnly } from '@trevo/vendor-kit/http/one-host.ts'
import { sendSafeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { startNotingDeals } from './cards/collusion/jobs/run-note-deals.ts'
import { bindCardRoutes } from './cards/running/http/bind-card-routes.ts'
import { serveCardTable } from './cards/running/http/serve-card-table.ts'
import { startCardTables } from './cards/running/jobs/run-card-tables.ts'
import { askDatabase } from './common/repository/ask-database.ts'
import { answerBrokenRequest, answerError, answerUnknownPath } from './common/http/answer-errors.ts'
import { answerPlatform } from './vendor/http/answer-platform.ts'
import { bindRoutes } from './play/http/bind-routes.ts'
import { serveGames } from './games/http/serve-games.ts'
import { serveRoom } from './rooms/running/http/serve-room.ts'
import { startComparingBets } from './rooms/opposite-bets/jobs/run-compare-bets.ts'
import { startRooms } from './rooms/running/jobs/run-rooms.ts'
import type { Rooms } from './rooms/running/service/room.ts'
import { isShared } from './rooms/games/service/shared-games.ts'
import { getOpenSession } from './sessions/service/get-open-session.ts'
import { startResolver } from './rounds/jobs/resolve-rounds.ts'

export type RgsOptions = {
  readonly dependencies: Dependencies
  /** Shared with the platform; signs its requests. */
  readonly keys: VendorKeys
  readonly siteOrigin: string
  /** Of other brands whose pages frame the games. */
  readonly brandOrigins?: readonly string[]
  readonly gamesDir: string
  readonly trustedProxies?: readonly string[]
  /** How often the resolver looks for open rounds; 0 leaves that to the caller. */
  readonly resolveEveryMs?: number
  /** The titles; those that are played together get a room. */
  readonly roomTitles?: readonly TitleData[]
  readonly checkAnswers?: boolean
  readonly requestsPerMinute?: number
  /** The pool of the resolver; that of the players if not given. */
  readonly jobPool?: Pool
  /** Rejects while play is impossible; queries the database through the players' pool if not given. */
  readonly checkReady?: () => Promise<unknown>
}

const addHealth = (app: FastifyInstance, options: RgsOptions): void => {
  const { database } = options.dependencies
  const { checkReady = () => askDatabase(database.db) } = options
  const config = { rateLimit: false as const }
  app.get('/health/live', { config }, () => ({ status: 'ok' }))
  app.get('/health/ready', { config }, async (_, reply) => {
    try {
      await checkReady()
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'no database' })
    }
  })
}

/** Runs work in the background, on the jobs' connections, until the app closes. */
const runJob = (
  app: FastifyInstance,
  { jobPool }: RgsOptions,
  start: () => { stop(): Promise<void> },
): void => {
  const job = jobPool ? withConnectionsOf(jobPool, start) : start()
  app.addHook('onClose', () => job.stop())
}

/** Rooms run where the resolver runs; other processes only watch them. */
const openRooms = (app: FastifyInstance, options: RgsOptions): Rooms => {
  const { dependencies, resolveEveryMs = 1_000, jobPool } = options
  const titles = (options.roomTitles ?? []).filter((title) => isShared(title))
  const start = () => startRooms(dependencies, titles, { isDriving: resolveEveryMs > 0 })
  const rooms = jobPool ? withConnectionsOf(jobPool, start) : start()
  app.addHook('onClose', () => rooms.stop())
  return rooms
}

/** Tables of players: where the resolver runs, their clocks run and facts of their deals are recorded. */
const openCardTables = (app: FastifyInstance, options: RgsOptions): void => {
  const { dependencies, resolveEveryMs = 1_000, jobPool } = options
  const start = () => startCardTables(dependencies, { isDriving: resolveEveryMs > 0 })
  const running = jobPool ? withConnectionsOf(jobPool, start) : start()
  app.addHook('onClose', () => running.stop())
  const { checkAnswers = false, keys } = options
  bindCardRoutes(app, running.dependencies, { checkAnswers, keys })
  serveCardTable(app, running)
  if (resolveEveryMs === 0) return
  runJob(app, options, () => startNotingDeals(running.dependencies))
}

/**
 * The whole game server, ready to listen or to be called by `inject`. `app.close()` answers open requests, stops
 * the resolver and closes the connections to the platform; the database is the caller's.
 */
export const buildRgs = async (options: RgsOptions): Promise<FastifyInstance> => {
  const { dependencies, resolveEveryMs = 1_000 } = options
  const loggerInstance: FastifyBaseLogger = dependencies.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    requestTimeout: arrivalTimes.requestTimeout,
    http: arrivalTimes,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: [...(options.trustedProxies ?? [])],
  })
  boundConnections(app.server, { proxies: options.trustedProxies ?? [] })
  sendSafeHeaders(app.server)
  app.addHook('onRequest', answerOneHostOnly)
  await app.register(rateLimit, {
    max: options.requestsPerMinute ?? 3_000,
    timeWindow: 60_000,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    if (options.siteOrigin.startsWith('https:')) {
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
  })
  app.setNotFoundHandler(answerUnknownPath)
  app.setErrorHandler(answerError)
  addHealth(app, options)
  const rooms = openRooms(app, options)
  const { checkAnswers = false, keys } = options
  bindRoutes(app, dependencies, { checkAnswers, rooms, keys })
  openCardTables(app, options)
  serveRoom(app, { rooms, getOpenSession: getOpenSession(dependencies) })
  await answerPlatform(app, dependencies, keys, options.roomTitles ?? [])
  const { gamesDir, siteOrigin, brandOrigins = [] } = options
  const siteOrigins = [siteOrigin, ...brandOrigins]
  await serveGames(app, { gamesDir, siteOrigins, streams: dependencies.streams })

  if (resolveEveryMs > 0) {
    runJob(app, options, () => startResolver(dependencies, resolveEveryMs))
    runJob(app, options, () => startComparingBets(dependencies))
  }
  app.addHook('onClose', () => dependencies.wallet.close())
  return app
}
