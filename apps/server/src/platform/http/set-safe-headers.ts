import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What no page of ours asks a browser for; the site's own frames name what they need (`allow`). */
export const permissionsPolicy =
  'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()'

/** Every answer has the headers that keep browsers from doing more than it asks for. */
export const setSafeHeaders = (app: FastifyInstance, config: Config): void => {
  // Made once: Fastify's plugin makes it anew, policy and all, for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.SITE_ORIGIN.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, next) => {
    reply.raw.setHeader('Permissions-Policy', permissionsPolicy)
    setHeaders(raw, reply.raw, (error) => next(error instanceof Error ? error : undefined))
  })
}
