import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { sql } from 'kysely'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { answerPlatform } from './http/answer-platform.ts'
import { bindRoutes } from './http/bind-routes.ts'
import { serveGames } from './http/serve-games.ts'
import { startResolver } from './jobs/resolve-rounds.ts'

export type RgsOptions = {
  readonly dependencies: Dependencies
  /** Shared with the platform; its questions are signed with them. */
  readonly keys: VendorKeys
  readonly siteOrigin: string
  readonly gamesDir: string
  readonly trustedProxies?: readonly string[]
  /** How often the resolver looks for rounds left open; 0 leaves that to the caller. */
  readonly resolveEveryMs?: number
  readonly checkAnswers?: boolean
  readonly requestsPerMinute?: number
}

const addHealth = (app: FastifyInstance, { database, metrics }: Dependencies): void => {
  const config = { rateLimit: false as const }
  app.get('/health/live', { config }, () => ({ status: 'ok' }))
  app.get('/health/ready', { config }, async (_, reply) => {
    try {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'no database' })
    }
  })
  app.get('/metrics', { config }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}

const addErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send({ errorCode: 'not_found', message: refusalText('not_found', 'PT') }),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'failed')
    const code =
      status === 429
        ? 'too_many_requests'
        : status === 413
          ? 'request.too_large'
          : status < 500
            ? 'request_param_err'
            : 'unknown.system.err'
    return reply.status(status).send({ errorCode: code, message: refusalText(code, 'PT') })
  })
}

/**
 * The whole game server, ready to listen or to be called by `inject`. `app.close()` answers what is
 * under way, stops the resolver and closes the connections to the platform; the database is the
 * caller's.
 */
export const buildRgs = async (options: RgsOptions): Promise<FastifyInstance> => {
  const { dependencies, resolveEveryMs = 1_000 } = options
  const loggerInstance: FastifyBaseLogger = dependencies.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    genReqId: () => randomUUID(),
    trustProxy: [...(options.trustedProxies ?? [])],
  })
  await app.register(rateLimit, {
    max: options.requestsPerMinute ?? 3_000,
    timeWindow: 60_000,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    reply.header('X-Content-Type-Options', 'nosniff')
  })
  addErrors(app)
  addHealth(app, dependencies)
  bindRoutes(app, dependencies, options.checkAnswers ?? false)
  await answerPlatform(app, dependencies, options.keys)
  await serveGames(app, options)

  if (resolveEveryMs > 0) {
    const resolver = startResolver(dependencies, resolveEveryMs)
    app.addHook('onClose', () => resolver.stop())
  }
  app.addHook('onClose', () => dependencies.wallet.close())
  return app
}
