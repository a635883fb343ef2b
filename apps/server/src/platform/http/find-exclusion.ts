import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Actor, Operator } from './actor.ts'

/** Whether the caller is shut out of what the endpoint starts; asked where it starts money alone. */
export const findExclusion = async (
  { startsMoney, evenExcluded }: EndpointSpec,
  actor: Actor | Operator,
  { isExcluded }: { isExcluded?(memberId: bigint): Promise<boolean> },
): Promise<boolean> => {
  if (!startsMoney || evenExcluded || !isExcluded || !('memberId' in actor)) return false
  return isExcluded(actor.memberId)
}
