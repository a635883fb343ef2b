import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import type { Actor, Caller, Operator } from './actor.ts'
import type { CallerFacts } from './gates/gate.ts'

/** Who may do what, of the members module; undefined where nobody is excluded or blocked. */
export type Standings = {
  isExcluded?(memberId: bigint): Promise<boolean>
  isUnchecked?(memberId: bigint): Promise<boolean>
  isBlocked?(memberId: bigint, permission: MemberPermission): Promise<boolean>
  /** Whether the session has done nothing for as long as the brand's rule allows. */
  isIdle?(caller: Pick<Caller, 'memberId' | 'brandId' | 'sessionId'>): Promise<boolean>
  /** A person did something in the session; reading is not an act. */
  noteAct?(caller: Pick<Caller, 'memberId' | 'brandId' | 'sessionId'>): Promise<void>
  /** Why the caller may not bet from this address; asked last, since an outside party answers. */
  findLocationFault?(
    caller: Pick<Caller, 'memberId' | 'brandId' | 'sessionId'> & { readonly address: string },
  ): Promise<RefusalCode | undefined>
  /** Whether the brand takes stakes from verified persons only, and this is not one. */
  isUnidentified?(caller: Pick<Caller, 'memberId' | 'brandId'>): Promise<boolean>
  /** Whether the brand asks for a loss and a time limit before stakes and deposits, and the person lacks one. */
  lacksLimits?(caller: Pick<Caller, 'memberId' | 'brandId'>): Promise<boolean>
  /** What a caller needs to know to come past the gate that refused them. */
  explainRefusal?(
    code: RefusalCode,
    caller: Pick<Caller, 'memberId' | 'brandId'>,
  ): Promise<Readonly<Record<string, unknown>>>
}

type StandingFacts = Pick<
  CallerFacts,
  'isExcluded' | 'isUnchecked' | 'isBlocked' | 'isUnidentified' | 'lacksLimits' | 'isIdle'
>

/**
 * Whether the caller is excluded from what the endpoint starts or advertises, or blocked by an operator from what
 * it needs; not checked for any other.
 */
export const findExclusion = async (
  { startsMoney, evenExcluded, callsToPlay, permission }: EndpointSpec,
  actor: Actor | Operator,
  { isExcluded, isUnchecked, isBlocked, isUnidentified, lacksLimits, isIdle }: Standings,
): Promise<StandingFacts> => {
  if (!('memberId' in actor)) {
    return {
      isExcluded: false,
      isUnchecked: false,
      isBlocked: false,
      isUnidentified: false,
      lacksLimits: false,
      isIdle: false,
    }
  }
  const { memberId } = actor
  const starts = startsMoney && !evenExcluded
  const [excluded, unchecked, blocked, unidentified, unlimited, idle] = await Promise.all([
    callsToPlay || starts ? isExcluded?.(memberId) : false,
    starts ? isUnchecked?.(memberId) : false,
    permission ? isBlocked?.(memberId, permission) : false,
    permission === 'stake' ? isUnidentified?.(actor) : false,
    permission === 'stake' || permission === 'deposit' ? lacksLimits?.(actor) : false,
    startsMoney ? isIdle?.(actor) : false,
  ])
  return {
    isExcluded: excluded ?? false,
    isUnchecked: unchecked ?? false,
    isBlocked: blocked ?? false,
    isUnidentified: unidentified ?? false,
    lacksLimits: unlimited ?? false,
    isIdle: idle ?? false,
  }
}
