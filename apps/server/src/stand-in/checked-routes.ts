import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Route } from '../platform/http/bind-route.ts'
import { exampleOf } from './example-of.ts'
import type { Handler, AnswerBook } from './stubbed-answers.ts'
import type { Faults } from './faults.ts'

/** A fault of the stand-in itself. */
export type Failure = { readonly endpoint: string; readonly reason: string }

/**
 * Binds handlers so that a test's refusal or answer comes first, and an answer that violates the contract is
 * recorded as a failure.
 */
export const createCheckedRoutes = (
  binder: Route,
  { faults, given }: { faults: Pick<Faults, 'refusalOf'>; given: Pick<AnswerBook, 'find'> },
  failures: Failure[],
) => {
  const bound = new Set<string>()
  const check =
    <E extends EndpointSpec>(endpoint: E, handler: Handler<E>): Handler<E> =>
    async (request) => {
      const refusal = faults.refusalOf(endpoint)
      if (refusal) throw refusal
      try {
        const answer = await (given.find(endpoint) ?? handler)(request)
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
