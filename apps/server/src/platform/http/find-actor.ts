import type { IncomingHttpHeaders } from 'node:http'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import {
  guest,
  type Actor,
  type Operator,
  type ResolveOperator,
  type ResolveSession,
} from './actor.ts'
import type { Brand } from './brand.ts'
import { isCovered } from './is-covered.ts'

type Asking = {
  readonly token: string | undefined
  readonly address: string
  readonly headers: IncomingHttpHeaders
}

type Sessions = {
  readonly resolveSession: ResolveSession
  /** Without it there are no operators. */
  readonly resolveOperator?: ResolveOperator
}

/**
 * The caller: the owner of the token's session at this brand, an operator if the endpoint is for operators,
 * otherwise a guest. The gates decide whether that is enough.
 */
export const findActor = async (
  endpoint: EndpointSpec,
  brand: Brand,
  { token, address, headers }: Asking,
  { resolveSession, resolveOperator }: Sessions,
): Promise<Actor | Operator> => {
  if (endpoint.auth === 'none' || !token) return guest
  if (endpoint.auth === 'operator') {
    const operator = await resolveOperator?.(token, address)
    return operator?.brandId === brand.id ? operator : guest
  }
  const caller = await resolveSession(token)
  if (caller?.brandId !== brand.id) return guest
  // A session with a required action or covered by shared-phone mode counts as a guest, and starts nothing.
  const isForced = caller.requiredAction !== undefined && !endpoint.evenForced
  const isHidden = isCovered(caller, headers) && !endpoint.evenCovered
  return endpoint.auth === 'optional' && (isForced || isHidden) ? guest : caller
}
