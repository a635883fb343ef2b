import type { IncomingHttpHeaders } from 'node:http'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Actor, Operator } from '../actor.ts'
import type { Brand, BrandDirectory, Visitor } from '../brand.ts'

/** What is known of a request before its session is looked up, on every transport. */
export type RequestFacts = {
  readonly endpoint: EndpointSpec
  readonly headers: IncomingHttpHeaders
  /** The requested host name. */
  readonly host: string
  readonly brands: BrandDirectory
  /** Undefined if the request names an unknown merchant code. */
  readonly brand: Brand | undefined
  /** Undefined if the transport does not locate visitors: they pass where nobody is restricted. */
  readonly visitor: Visitor | undefined
}

/** The caller, once looked up; a guest if unknown. */
export type CallerFacts = {
  readonly endpoint: EndpointSpec
  readonly actor: Actor | Operator
  /** Shared-phone mode, and the PIN was not typed on the calling page. */
  readonly isCovered: boolean
  /** The caller excluded themselves, and the endpoint does not answer excluded members. */
  readonly isExcluded: boolean
  /** An answer of the central register is awaited, and the endpoint starts money. */
  readonly isUnchecked: boolean
  /** Operators have all play of the brand off, and the endpoint starts play. */
  readonly isPlayOff: boolean
  /** The brand takes stakes from verified persons only, and the caller is not one. */
  readonly isUnidentified: boolean
  /** The brand asks for a loss and a time limit before stakes and deposits, and the caller lacks one. */
  readonly lacksLimits: boolean
  /** The session has done nothing for as long as the brand's rule allows, and the endpoint starts money. */
  readonly isIdle: boolean
  /** Why the caller may not bet from where they are; checked only for what takes a stake. */
  readonly locationFault: RefusalCode | undefined
  /** An operator blocked what the endpoint needs. */
  readonly isBlocked: boolean
}

/** One condition of being served: a pure function of the facts, undefined if they pass. */
export type Gate<Facts> = {
  readonly name: string
  readonly check: (facts: Facts) => RefusalCode | undefined
}
