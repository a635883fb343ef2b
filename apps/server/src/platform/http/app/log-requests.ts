import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics.ts'

/** Called by machines every few seconds; nobody reads these lines. */
const silentPaths = new Set(['/health', '/ready', '/metrics'])

/**
 * One line and one measurement for each answered request: endpoint, result and duration. Never the query, a header
 * or a body, which contain tokens and names.
 */
export const logRequests = (app: FastifyInstance, metrics: Metrics | undefined): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url: pattern, config } = request.routeOptions
    const endpoint = config.endpoint?.name
    if (endpoint) {
      metrics?.httpSeconds
        .labels(endpoint, String(reply.statusCode))
        .observe(reply.elapsedTime / 1000)
    }
    if (silentPaths.has(pattern ?? '')) return
    request.log.info(
      {
        method: request.method,
        // A path that is not served may contain anything, so it is not logged.
        endpoint: endpoint ?? pattern ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
