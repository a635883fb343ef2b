import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import { isFromThisMachine } from './this-machine.ts'

type Readiness = {
  /** Resolves when everything a request needs answers; may reject, or take for ever. */
  check(): Promise<unknown>
}

const readyWithinMs = 1_000

const isReady = async ({ check }: Readiness): Promise<boolean> => {
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

/** Health (the process lives), readiness (it can serve) and metrics; metrics only to this machine. */
export const bindOperations = (app: FastifyInstance, metrics: Metrics, readiness: Readiness) => {
  app.get('/health', async () => ({ status: 'up' }))
  app.get('/ready', async (_request, reply) => {
    const answersInTime = await isReady(readiness)
    return reply
      .status(answersInTime ? 200 : 503)
      .send({ status: answersInTime ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found')
    return reply
      .header('Content-Type', metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
}
