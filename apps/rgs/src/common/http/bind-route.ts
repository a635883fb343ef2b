import {
  commonRefusals,
  type Answer,
  type Body,
  type EndpointSpec,
  type Params,
  type Query,
} from '@trevo/contract/endpoint.ts'
import { refusalStatus } from '@trevo/contract/refusals.ts'
import { isLostWait } from '@trevo/database/lost-wait.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { languageOf } from './answer-errors.ts'

export type RouteRequest<E extends EndpointSpec, Session> = {
  /** Present exactly where the endpoint asks for a session. */
  readonly session: E['auth'] extends 'session' ? Session : undefined
  readonly token: string
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  /** When the request reached this process. */
  readonly receivedAt: Date
}

type RouteDependencies<Session> = {
  readonly getOpenSession: (token: string | undefined) => Promise<Session>
  /** Also checks what use cases answer; off in production. */
  readonly checkAnswers: boolean
  readonly clock: Clock
}

const parse = (schema: z.ZodType | undefined, input: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new Refusal('request_param_err', {
    fields: parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 10),
  })
}

const common = new Set<string>(commonRefusals)

export const answerError = (
  endpoint: EndpointSpec,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  let refusal = new Refusal('unknown.system.err')
  const declared: readonly string[] = endpoint.refusals
  if (error instanceof Refusal && (declared.includes(error.code) || common.has(error.code))) {
    refusal = error
    request.log.info({ endpoint: endpoint.name, refusal: error.code }, 'refused')
  } else if (isLostWait(error)) {
    refusal = new Refusal('wallet.busy')
    request.log.warn({ endpoint: endpoint.name, err: error }, 'waited for too long')
  } else {
    request.log.error({ endpoint: endpoint.name, err: error }, 'failed')
  }
  const { code, detail } = refusal
  const message = refusalText(code, languageOf(request), detail)
  return reply.status(refusalStatus[code]).send({ errorCode: code, message, detail })
}

/** Makes `route(endpoint, useCase)`: session, input, use case, answer; refusal → status and text. */
export const createRouteBinder =
  <Session>(
    app: FastifyInstance,
    { getOpenSession, checkAnswers, clock }: RouteDependencies<Session>,
  ) =>
  <E extends EndpointSpec>(
    endpoint: E,
    useCase: (request: RouteRequest<E, Session>) => Promise<Answer<E>>,
  ): void => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const receivedAt = clock.now()
      try {
        const token = request.headers.authorization ?? ''
        const session = endpoint.auth === 'session' ? await getOpenSession(token) : undefined
        if (endpoint.body && (request.body === undefined || request.body === null)) {
          throw new Refusal('request_body_required')
        }
        const answer = await useCase({
          token,
          receivedAt,
          session: session as RouteRequest<E, Session>['session'], // opened exactly when auth asks for it
          params: parse(endpoint.params, request.params) as Params<E>, // parsed by this very schema
          query: parse(endpoint.query, request.query) as Query<E>, // parsed by this very schema
          body: parse(endpoint.body, request.body) as Body<E>, // parsed by this very schema
        })
        const value = checkAnswers ? endpoint.response.parse(answer) : answer
        return reply.header('Cache-Control', 'no-store').send(value)
      } catch (error) {
        return answerError(endpoint, error, request, reply)
      }
    }
    const { rateLimit } = endpoint
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler,
      ...(rateLimit && {
        config: { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSec * 1_000 } },
      }),
    })
  }
