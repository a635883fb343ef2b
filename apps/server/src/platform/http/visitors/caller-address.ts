import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export type CallerAddress = (request: IncomingMessage) => string | undefined

/**
 * The caller's address, like `request.ip` of a route: behind trusted proxies the first address in
 * `X-Forwarded-For`, from the right, that is not a proxy's. For answers before the router.
 */
export const createCallerAddress = (trustedProxies: readonly string[]): CallerAddress => {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) =>
    // A closed connection has no address any more.
    request.socket.remoteAddress === undefined ? undefined : proxyAddr(request, isTrusted)
}
