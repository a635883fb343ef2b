import type { Answer, EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Route, RouteRequest } from '../platform/http/bind-route.ts'
import { Refusal } from '../platform/refusal.ts'
import { exampleOf } from './example-of.ts'
import type { Troubles } from './troubles.ts'

/** A fault of the stand-in itself. */
export type Failure = { readonly endpoint: string; readonly reason: string }

type Handler<E extends EndpointSpec> = (request: RouteRequest<E>) => Answer<E> | Promise<Answer<E>>

/**
 * Binds handlers so that a refusal that a test asked for comes first, and an answer that does not fit the
 * contract is noted as a failure.
 */
export const createCheckedRoutes = (
  binder: Route,
  troubles: Pick<Troubles, 'refusalOf'>,
  failures: Failure[],
) => {
  const bound = new Set<string>()
  const check =
    <E extends EndpointSpec>(endpoint: E, handler: Handler<E>): Handler<E> =>
    async (request) => {
      const refusal = troubles.refusalOf(endpoint)
      if (refusal) throw new Refusal(refusal)
      try {
        const answer = await handler(request)
        endpoint.response.parse(answer)
        return answer
      } catch (error) {
        if (!(error instanceof Refusal)) {
          failures.push({ endpoint: endpoint.name, reason: String(error) })
        }
        throw error
      }
    }
  const route: Route = (endpoint, handler) => {
    bound.add(endpoint.name)
    binder(endpoint, check(endpoint, handler))
  }
  return {
    route,
    /** Binds every endpoint that has no handler to the example of its schema. */
    bindExamples: (endpoints: readonly EndpointSpec[]): void => {
      for (const endpoint of endpoints) {
        if (bound.has(endpoint.name)) continue
        route(endpoint, () => exampleOf(endpoint.response))
      }
    },
  }
}
