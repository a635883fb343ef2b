import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { hasOneHost } from '@trevo/vendor-kit/http/one-host.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify'

/**
 * Answers a request on node's own HTTP; `query` is the query string of its target. False leaves the request to the
 * router.
 */
export type DirectHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  query: string,
) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Has requests for exactly this path answered before the router sees them; every other spelling of the path,
     * and a request with two `Host` headers, is left to the router. `inject` bypasses this. Only for an
     * application that `createFastify` created.
     */
    serveDirectly(path: string, handler: DirectHandler): void
  }
}

/** Longer than proxies keep theirs, so that we never close a connection in use. */
const keepAliveMs = 72_000

/** A Fastify application whose server asks direct handlers first. */
export const createFastify = (
  options: FastifyHttpOptions<Server, FastifyBaseLogger> = {},
): FastifyInstance => {
  const { http = {}, requestTimeout = 0, keepAliveTimeout = keepAliveMs } = options
  const handlers = new Map<string, DirectHandler>()
  // With a custom factory Fastify sets no timeouts on the server, so they are set here.
  const serverFactory: FastifyServerFactory<Server> = (route) => {
    const server = createServer({ ...http, keepAliveTimeout }, (request, response) => {
      const target = request.url ?? ''
      const at = target.indexOf('?')
      const handler = handlers.get(at < 0 ? target : target.slice(0, at))
      const query = at < 0 ? '' : target.slice(at + 1)
      if (handler && hasOneHost(request) && handler(request, response, query)) return
      route(request, response)
    })
    server.requestTimeout = requestTimeout
    return server
  }
  const app = Fastify({ ...options, serverFactory })
  app.decorate('serveDirectly', (path: string, handler: DirectHandler) => {
    if (handlers.has(path)) throw new Error(`${path} already has a direct handler`)
    handlers.set(path, handler)
  })
  return app
}
