import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics.ts'

/** Asked by machines every few seconds; nobody reads that they were. */
const silentPaths = new Set(['/health', '/ready', '/metrics'])

/**
 * One line and one measurement for each answered request: which endpoint, how it ended, how long it
 * took. Never the query, a header or a body: tokens and names travel there.
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
        // A path that nobody serves may hold anything, so it is not repeated.
        endpoint: endpoint ?? pattern ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
