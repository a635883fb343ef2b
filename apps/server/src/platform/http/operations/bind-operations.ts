import type { FastifyInstance } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Metrics } from '../../metrics.ts'
import type { MayReadMetrics } from './may-read-metrics.ts'

type Readiness = {
  /** The copy is stopping: clients should send their requests elsewhere. */
  isLeaving(): boolean
  /** Resolves when everything a request needs is available; may reject, or take forever. */
  check(): Promise<unknown>
}

const readyWithinMs = 1_000

const answersInTime = async ({ check }: Readiness): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, readyWithinMs, false)
  })
  const checked = check().then(
    () => true,
    () => false,
  )
  return Promise.race([checked, late]).finally(() => clearTimeout(timer))
}

type Measured = {
  readonly registry: Metrics['registry']
  measure(): Promise<void>
  readonly mayRead: MayReadMetrics
}

/** Health (the process lives), readiness (it can serve) and metrics; metrics only for allowed readers. */
export const bindOperations = (
  app: FastifyInstance,
  { registry, measure, mayRead }: Measured,
  readiness: Readiness,
) => {
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/ready', async (_request, reply) => {
    if (readiness.isLeaving()) return reply.status(503).send({ status: 'leaving' })
    const isReady = await answersInTime(readiness)
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('not_found')
    // Without the database the other metrics are still served.
    await measure().catch((error: unknown) =>
      request.log.warn({ err: error }, 'metrics not collected'),
    )
    return reply.header('Content-Type', registry.contentType).send(await registry.metrics())
  })
}
