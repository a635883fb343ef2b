import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { Refusal } from '../refusal.ts'
import {
  guest,
  refusalOfDemand,
  type Actor,
  type Caller,
  type Operator,
  type ResolveOperator,
  type ResolveSession,
} from './actor.ts'
import type { Brand } from './brand.ts'

type Sessions = {
  readonly resolveSession: ResolveSession
  /** Without it nobody is an operator. */
  readonly resolveOperator?: ResolveOperator
}

/** What starts or moves money waits for the demand whatever else the endpoint says. */
const demandNothingOpen = (endpoint: EndpointSpec, { demand: open }: Caller): void => {
  if (open && (!endpoint.evenForced || endpoint.startsMoney))
    throw new Refusal(refusalOfDemand[open])
}

/**
 * Who calls, as far as the endpoint lets him: a guest, the owner of the token's session, or an
 * operator. Refuses `login.not.session`, `operator.authenticator_required`,
 * `play.need_true_account`, `error_not_agent`, and what is demanded of the caller first.
 */
export const resolveActor = async (
  endpoint: EndpointSpec,
  brand: Brand,
  token: string | undefined,
  { resolveSession, resolveOperator }: Sessions,
): Promise<Actor | Operator> => {
  if (endpoint.auth === 'none') return guest
  if (endpoint.auth === 'operator') {
    const operator = token ? await resolveOperator?.(token) : undefined
    if (operator?.brandId !== brand.id) throw new Refusal('login.not.session')
    if (operator.mustEnrol && !endpoint.evenForced) {
      throw new Refusal('operator.authenticator_required')
    }
    return operator
  }
  const caller = token ? await resolveSession(token) : undefined
  const known = caller?.brandId === brand.id ? caller : undefined
  const isForced = known?.demand !== undefined && !endpoint.evenForced
  // Whoever has yet to prove himself is nobody known, and starts nothing.
  if (endpoint.auth === 'optional') return known && !isForced ? known : guest
  if (!known) throw new Refusal('login.not.session')
  if (endpoint.auth === 'member' && known.kind === 'trial') {
    throw new Refusal('play.need_true_account')
  }
  if (endpoint.auth === 'agent' && known.kind !== 'agent') throw new Refusal('error_not_agent')
  demandNothingOpen(endpoint, known)
  return known
}
