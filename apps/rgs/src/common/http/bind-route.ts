import type { Answer, Body, EndpointSpec, Params, Query } from '@trevo/contract/endpoint.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { parseInput } from '@trevo/platform/http/parse-input.ts'
import { refusalOfRoute } from '@trevo/platform/http/refusal-of.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './answer-errors.ts'

export type RouteRequest<E extends EndpointSpec, Session> = {
  /** Present exactly if the endpoint requires a session. */
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
  /** Also validates the answers of use cases; off in production. */
  readonly checkAnswers: boolean
  readonly clock: Clock
}

/** Answers errors in the code of a route. */
export const answerRouteError = (
  endpoint: EndpointSpec,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => refuse(refusalOfRoute(endpoint, error, request.log), request, reply)

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
          session: session as RouteRequest<E, Session>['session'], // opened exactly when auth requires it
          params: parseInput(endpoint.params, request.params) as Params<E>, // parsed by this very schema
          query: parseInput(endpoint.query, request.query) as Query<E>, // parsed by this very schema
          body: parseInput(endpoint.body, request.body) as Body<E>, // parsed by this very schema
        })
        const value = checkAnswers ? endpoint.response.parse(answer) : answer
        return reply.header('Cache-Control', 'no-store').send(value)
      } catch (error) {
        return answerRouteError(endpoint, error, request, reply)
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
