import type { Answer, EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { RouteRequest } from '../platform/http/bind-route.ts'

/** Answers an endpoint; a thrown `Refusal` is the answer too. */
export type Handler<E extends EndpointSpec> = (
  request: RouteRequest<E>,
) => Answer<E> | Promise<Answer<E>>

/** The answers that a test sets for endpoints, in place of the world's or an example. */
export type StubbedAnswers = {
  /** From now on, until the reset, the endpoint gives this answer. */
  answer<E extends EndpointSpec>(endpoint: E, handler: Handler<E>): void
}

export type AnswerBook = StubbedAnswers & {
  find<E extends EndpointSpec>(endpoint: E): Handler<E> | undefined
  clear(): void
}

export const createStubbedAnswers = (): AnswerBook => {
  const handlers = new Map<string, unknown>()
  return {
    answer: ({ name }, handler) => void handlers.set(name, handler),
    find: <E extends EndpointSpec>({ name }: E) => handlers.get(name) as Handler<E> | undefined, // kept by name
    clear: () => handlers.clear(),
  }
}
