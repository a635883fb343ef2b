import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import { LogController, type FastifyInstance } from 'fastify'
import { boundConnections } from '@trevo/vendor-kit/http/bound-listener.ts'
import { hasOneHost } from '@trevo/vendor-kit/http/one-host.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { listOf } from '@trevo/platform/environment.ts'
import type { Config } from '../../config.ts'
import type { Metrics } from '../../metrics.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { allowBrandOrigins, type IsBrandDomain } from './allow-brand-origins.ts'
import { createBrokenRequestAnswer } from '../answers/answer-broken-requests.ts'
import { createErrorAnswers, type ErrorAnswers } from '../answers/answer-errors.ts'
import { createFastify } from './create-fastify.ts'
import { logRequests } from './log-requests.ts'
import { bindUnknownPaths, markFamilies } from '../route-family.ts'
import { setSafeHeaders } from './set-safe-headers.ts'

/** Largest body any route takes; uploads have their own. */
const bodyBytesMax = 128 * 1024

/** No browser sends its headers this late; a body may come over a slow connection. */
const headersMsMax = 10_000
const lookForLateEveryMs = 1_000

/** How long a request may take to arrive, so that slow senders do not keep connections busy. */
const patience = ({ REQUEST_SECONDS_MAX }: Config) => {
  const requestTimeout = REQUEST_SECONDS_MAX * 1_000
  return {
    requestTimeout,
    http: {
      // A request without a host is refused in the family's own format; node's would be empty.
      requireHostHeader: false,
      requestTimeout,
      headersTimeout: Math.min(headersMsMax, requestTimeout),
      connectionsCheckingInterval: lookForLateEveryMs,
    },
  }
}

export type AppOptions = {
  readonly answers?: ErrorAnswers
  /** Without it no page of another origin may call. */
  readonly isBrandDomain?: IsBrandDomain
  readonly metrics?: Metrics
  /** Answers even while the event loop is late, as when a test runs in the same process. */
  readonly evenUnderPressure?: boolean
}

const limitRate = async (app: FastifyInstance, config: Config) => {
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    // One IPv6 customer has a whole network of addresses.
    keyGenerator: ({ ip }) => addressKey(ip),
    allowList: ({ routeOptions: { config: of }, is404 }) =>
      !is404 && of.family === undefined && of.isPage !== true,
  })
}

const refuseUnderPressure = async (app: FastifyInstance, logger: Logger) => {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    // A sample that one long turn of the loop leaves empty counts as infinite delay: within the usual second, a
    // stall of a second refused the next requests.
    sampleInterval: 4_000,
    message: 'busy',
    retryAfter: 2,
    pressureHandler: (_request, _reply, type, value) => {
      logger.warn({ type, value }, 'under pressure')
      throw new Refusal('wallet.busy')
    },
  })
}

/**
 * The HTTP server with everything every route shares: security headers, cookies, limits, request
 * ids, one log line a request, and errors outside routes answered in the family's own format. Routes
 * come from the modules.
 */
export const createApp = async (
  config: Config,
  logger: Logger,
  {
    answers = createErrorAnswers(),
    isBrandDomain = () => false,
    metrics,
    evenUnderPressure = false,
  }: AppOptions = {},
): Promise<FastifyInstance> => {
  const proxies = listOf(config.TRUSTED_PROXIES)
  const app = createFastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytesMax,
    ...patience(config),
    trustProxy: proxies.length > 0 ? proxies : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answers.onError,
    clientErrorHandler: createBrokenRequestAnswer(answers),
  })

  boundConnections(app.server, { proxies })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    // A kept-alive connection would delay the shutdown by over a minute.
    if (isClosing) reply.header('Connection', 'close')
  })
  app.setErrorHandler(answers.onError)
  logRequests(app, metrics)
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw new Refusal('request_param_err')
  })
  markFamilies(app)

  setSafeHeaders(app, config)
  allowBrandOrigins(app, { isBrandDomain, siteOrigin: config.SITE_ORIGIN })
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.removeContentTypeParser('text/plain')
  await app.register(formbody)
  await limitRate(app, config)
  if (!evenUnderPressure) await refuseUnderPressure(app, logger)
  await app.register(websocket, { options: { maxPayload: 4_096 } })
  bindUnknownPaths(app, answers.onUnknownPath)
  return app
}
