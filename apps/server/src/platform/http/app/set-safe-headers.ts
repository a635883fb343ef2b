import type { FastifyInstance } from 'fastify'
import { setSafeHeaders as setCommonHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import helmet from 'helmet'
import type { Config } from '../../config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Every answer has the security headers for browsers. */
export const setSafeHeaders = (app: FastifyInstance, config: Config): void => {
  // Created once: Fastify's plugin creates it again, policy and all, for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.SITE_ORIGIN.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, next) => {
    setCommonHeaders(reply.raw)
    setHeaders(raw, reply.raw, (error) => next(error instanceof Error ? error : undefined))
  })
}
