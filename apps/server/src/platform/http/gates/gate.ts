import type { IncomingHttpHeaders } from 'node:http'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Actor, Operator } from '../actor.ts'
import type { Brand, BrandDirectory, Visitor } from '../brand.ts'

/** What is known of a request before its session is looked up, on every transport. */
export type RequestFacts = {
  readonly endpoint: EndpointSpec
  readonly headers: IncomingHttpHeaders
  /** The host name asked for. */
  readonly host: string
  readonly brands: BrandDirectory
  /** Undefined when nobody has the merchant code that the request names. */
  readonly brand: Brand | undefined
  /** Undefined where the transport does not locate visitors: they pass where nobody is restricted. */
  readonly visitor: Visitor | undefined
}

/** Who calls, once that was looked up; a guest where nobody is known. */
export type CallerFacts = {
  readonly endpoint: EndpointSpec
  readonly actor: Actor | Operator
  /** The caller excluded themself, and the endpoint does not answer excluded members. */
  readonly isExcluded: boolean
}

/** One condition of being served: a pure function of the facts, undefined when they pass. */
export type Gate<Facts> = {
  readonly name: string
  readonly check: (facts: Facts) => RefusalCode | undefined
}
