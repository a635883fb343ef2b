import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

export type CallerAddress = (request: IncomingMessage) => string | undefined

/**
 * The address of who called, as `request.ip` of a route: behind trusted proxies the first address in
 * `X-Forwarded-For`, from the right, that is none of theirs. For what is answered before the router.
 */
export const createCallerAddress = (trustedProxies: readonly string[]): CallerAddress => {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) =>
    // A connection that is gone tells no address any more.
    request.socket.remoteAddress === undefined ? undefined : proxyAddr(request, isTrusted)
}
