import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { Problem, problemBody } from '../problem.ts'

/** By the matched route, for any spelling; its parameters are filled in. */
const callOf = ({ method, routeOptions, params }: FastifyRequest): string => {
  const values = params as Readonly<Record<string, string>> // fastify parses them into texts
  const path = (routeOptions.url ?? '').replaceAll(
    /:(\w+)/g,
    (_, name: string) => values[name] ?? '',
  )
  return `${method} ${path}`
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Faults of the API: it stays silent or fails before it acts, fails after it acted, or answers far too late. */
export const injectFaults = (app: FastifyInstance, faults: Faults): void => {
  app.addHook('preHandler', async (request) => {
    if (faults.take('api_unavailable', callOf(request))) {
      throw new Problem('ServicoIndisponivel', 'Serviço temporariamente indisponível.')
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400) return payload
    const silence = faults.take('api_timeout_after_acting', callOf(request))
    if (silence) await pause(silence.ms)
    if (faults.take('api_error_after_acting', callOf(request))) {
      const problem = new Problem('ErroInternoDoServidor', 'Erro interno do servidor.')
      reply.status(500).type('application/problem+json')
      return JSON.stringify(problemBody(problem, randomUUID()))
    }
    return payload
  })
}
