import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

type Readiness = { isReady(): Promise<boolean> }

/** Health (the process lives), readiness (it can serve) and metrics; metrics only to this machine. */
export const bindOperations = (app: FastifyInstance, metrics: Metrics, readiness: Readiness) => {
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/ready', async (_request, reply) => {
    const isReady = await readiness.isReady()
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!loopback.has(request.socket.remoteAddress ?? '')) return reply.status(404).send()
    return reply
      .header('Content-Type', metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    metrics.httpSeconds
      .labels(endpoint.name, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
  })
}
