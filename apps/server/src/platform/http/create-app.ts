import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Logger } from '../logger.ts'
import { Refusal } from '../refusal.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { refusalBody } from './envelope.ts'
import { languageOf } from './language-of.ts'

/** Largest body any route takes; uploads have their own. */
const bodyBytesMax = 128 * 1024

const familyOf = (url: string) => (url.startsWith('/wps/') ? 'wps' : 'lgw')

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return new Refusal('request.too_large')
  if (error.statusCode === 415) return new Refusal('request.unsupported_media')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503) return new Refusal('wallet.busy')
  if (error.statusCode && error.statusCode < 500) return new Refusal('request_param_err')
  return new Refusal('unknown.system.err')
}

/**
 * The HTTP server with everything every route shares: security headers, cookies, limits, request
 * ids, and errors outside routes answered in the family's own shape. Routes come from the modules.
 */
export const createApp = async (config: Config, logger: Logger): Promise<FastifyInstance> => {
  const proxies = config.TRUSTED_PROXIES.split(',').filter(Boolean)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    trustProxy: proxies.length > 0 ? proxies : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance // the logger's own type is of no interest to routes

  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'unknown.system.err') request.log.error({ err: error }, 'failed')
    const { status, body } = refusalBody(familyOf(request.url), refusal, languageOf(request, 'PT'))
    return reply.status(status).send(body)
  })

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.SITE_ORIGIN.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(formbody)
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.ip,
    allowList: (request) => !/^\/(wps|lgw|lotto)\//.test(request.url),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    message: 'busy',
    retryAfter: 2,
    pressureHandler: (_request, _reply, type, value) => {
      logger.warn({ type, value }, 'under pressure')
      throw new Refusal('wallet.busy')
    },
  })
  await app.register(websocket, { options: { maxPayload: 4_096 } })
  return app
}
