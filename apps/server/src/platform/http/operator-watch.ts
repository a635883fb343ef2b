import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Operator } from './actor.ts'

/** A request of an operator that passed every gate. */
export type WatchedRequest = {
  readonly endpoint: EndpointSpec
  readonly operator: Operator
  readonly requestId: string
  readonly address: string
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Serves a request of an operator and writes down what it did, or what it read of persons. */
export type OperatorWatch = <Result>(
  request: WatchedRequest,
  serve: () => Promise<Result>,
) => Promise<Result>
