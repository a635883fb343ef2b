import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { Actor, Caller, Operator } from './actor.ts'
import type { CallerFacts } from './gates/gate.ts'

/** Who may do what, of the members module; undefined where nobody is excluded or blocked. */
export type Standings = {
  isExcluded?(memberId: bigint): Promise<boolean>
  isUnchecked?(memberId: bigint): Promise<boolean>
  isBlocked?(memberId: bigint, permission: MemberPermission): Promise<boolean>
  /** Whether the brand takes stakes from verified persons only, and this is not one. */
  isUnidentified?(caller: Pick<Caller, 'memberId' | 'brandId'>): Promise<boolean>
}

/**
 * Whether the caller is excluded from what the endpoint starts or advertises, or blocked by an operator from what
 * it needs; not checked for any other.
 */
export const findExclusion = async (
  { startsMoney, evenExcluded, callsToPlay, permission }: EndpointSpec,
  actor: Actor | Operator,
  { isExcluded, isUnchecked, isBlocked, isUnidentified }: Standings,
): Promise<Pick<CallerFacts, 'isExcluded' | 'isUnchecked' | 'isBlocked' | 'isUnidentified'>> => {
  if (!('memberId' in actor)) {
    return { isExcluded: false, isUnchecked: false, isBlocked: false, isUnidentified: false }
  }
  const { memberId } = actor
  const starts = startsMoney && !evenExcluded
  const [excluded, unchecked, blocked, unidentified] = await Promise.all([
    callsToPlay || starts ? isExcluded?.(memberId) : false,
    starts ? isUnchecked?.(memberId) : false,
    permission ? isBlocked?.(memberId, permission) : false,
    permission === 'stake' ? isUnidentified?.(actor) : false,
  ])
  return {
    isExcluded: excluded ?? false,
    isUnchecked: unchecked ?? false,
    isBlocked: blocked ?? false,
    isUnidentified: unidentified ?? false,
  }
}
