import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Actor, Operator } from './actor.ts'

/** Whether the caller is excluded from what the endpoint starts or advertises; not checked for any other. */
export const findExclusion = async (
  { startsMoney, evenExcluded, callsToPlay }: EndpointSpec,
  actor: Actor | Operator,
  { isExcluded }: { isExcluded?(memberId: bigint): Promise<boolean> },
): Promise<boolean> => {
  const isAsked = callsToPlay || (startsMoney && !evenExcluded)
  if (!isAsked || !isExcluded || !('memberId' in actor)) return false
  return isExcluded(actor.memberId)
}
