import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import {
  guest,
  type Actor,
  type Operator,
  type ResolveOperator,
  type ResolveSession,
} from './actor.ts'
import type { Brand } from './brand.ts'

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
  { token, address }: { readonly token: string | undefined; readonly address: string },
  { resolveSession, resolveOperator }: Sessions,
): Promise<Actor | Operator> => {
  if (endpoint.auth === 'none' || !token) return guest
  if (endpoint.auth === 'operator') {
    const operator = await resolveOperator?.(token, address)
    return operator?.brandId === brand.id ? operator : guest
  }
  const caller = await resolveSession(token)
  if (caller?.brandId !== brand.id) return guest
  // A session with a required action counts as a guest, and starts nothing.
  const isNobodyYet =
    endpoint.auth === 'optional' && caller.requiredAction !== undefined && !endpoint.evenForced
  return isNobodyYet ? guest : caller
}
