import type { FastifyInstance } from 'fastify'

/** Whether pages of this host may call; `merchant` from the call's header, if present. */
export type IsBrandDomain = (host: string, merchant: string | undefined) => boolean

const headersAllowed =
  'Authorization, Content-Type, Device, Encryption, Language, Merchant, ModuleId, Pin-Proof, X-Gateway-Version'
const preflightSec = 600

/**
 * The host of an origin with the site's own scheme and port; undefined for any other and for `null`. Another port
 * of the same host is another application.
 */
export const hostOfOrigin = (origin: string, siteOrigin: string): string | undefined => {
  const url = URL.parse(origin)
  const site = new URL(siteOrigin)
  return url?.protocol === site.protocol && url.port === site.port ? url.hostname : undefined
}

/**
 * CORS: a brand's pages may call from any of its domains; scripts of other pages cannot read answers. No cookies
 * travel across origins; the token is a header that only our own pages know.
 */
export const allowBrandOrigins = (
  app: FastifyInstance,
  { isBrandDomain, siteOrigin }: { isBrandDomain: IsBrandDomain; siteOrigin: string },
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, merchant } = request.headers
    const { family } = request.routeOptions.config
    if (origin === undefined || (family !== 'wps' && family !== 'lgw')) return
    const host = hostOfOrigin(origin, siteOrigin)
    const isAllowed =
      host !== undefined && isBrandDomain(host, typeof merchant === 'string' ? merchant : undefined)
    if (isAllowed) {
      reply
        .header('Access-Control-Allow-Origin', origin)
        .header('Access-Control-Expose-Headers', 'X-Request-Id')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (!isPreflight) return
    if (isAllowed) {
      reply
        .header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
        .header('Access-Control-Allow-Headers', headersAllowed)
        .header('Access-Control-Max-Age', String(preflightSec))
    }
    return reply.header('Vary', 'Origin').status(204).send()
  })
}
