import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { Actor, Operator } from './actor.ts'
import type { CallerFacts } from './gates/gate.ts'

/** Who may do what, of the members module; undefined where nobody is excluded or blocked. */
export type Standings = {
  isExcluded?(memberId: bigint): Promise<boolean>
  isUnchecked?(memberId: bigint): Promise<boolean>
  isBlocked?(memberId: bigint, permission: MemberPermission): Promise<boolean>
}

/**
 * Whether the caller is excluded from what the endpoint starts or advertises, or blocked by an operator from what
 * it needs; not checked for any other.
 */
export const findExclusion = async (
  { startsMoney, evenExcluded, callsToPlay, permission }: EndpointSpec,
  actor: Actor | Operator,
  { isExcluded, isUnchecked, isBlocked }: Standings,
): Promise<Pick<CallerFacts, 'isExcluded' | 'isUnchecked' | 'isBlocked'>> => {
  if (!('memberId' in actor)) return { isExcluded: false, isUnchecked: false, isBlocked: false }
  const { memberId } = actor
  const starts = startsMoney && !evenExcluded
  const [excluded, unchecked, blocked] = await Promise.all([
    callsToPlay || starts ? isExcluded?.(memberId) : false,
    starts ? isUnchecked?.(memberId) : false,
    permission ? isBlocked?.(memberId, permission) : false,
  ])
  return {
    isExcluded: excluded ?? false,
    isUnchecked: unchecked ?? false,
    isBlocked: blocked ?? false,
  }
}
