import type { Right } from '@trevo/contract/ops/rights.ts'
import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/** The caller by the session; a use case never sees a token. */
export type Guest = { readonly kind: 'guest' }
export type Caller = {
  readonly kind: 'trial' | 'member' | 'agent'
  readonly memberId: bigint
  readonly sessionId: string
  readonly brandId: number
  /** The session's required action. */
  readonly requiredAction?: 'password' | 'mfa'
  /** With shared-phone mode: what a page of this session sends once the PIN was typed there. */
  readonly pinProof?: string
}
export type Actor = Guest | Caller

/** Staff, from their session. An operator decides only for the session's brand. */
export type KnownOperator = {
  readonly kind: 'operator'
  readonly operatorId: bigint
  /** The form for the audit log. */
  readonly username: string
  readonly sessionId: string
  readonly brandId: number
  /** May also see and change what all brands share. */
  readonly isForAllBrands?: true
  /** The session has no second factor: it may turn an authenticator on, and nothing else. */
  readonly mustEnrol?: true
  /** When the session ends without use, and when in any case. */
  readonly expiresAt: Date
  readonly endsAt: Date
  /** The operator entered a code of the authenticator minutes ago; it counts until then. */
  readonly provenUntil?: Date
}

/** An operator's rights, each with the largest amount in minor units; null without a ceiling. */
export type OperatorRights = ReadonlyMap<Right, bigint | null>

/** The largest amount of a right; null without a ceiling. Refuses an operator without it. */
export const ceilingOf = (rights: OperatorRights, right: Right): bigint | null => {
  const ceilingMinor = rights.get(right)
  if (ceilingMinor === undefined) throw new Refusal('operator.right_required')
  return ceilingMinor
}

/** Staff with the rights that they hold at the time of the request. */
export type Operator = KnownOperator & { readonly rights: OperatorRights }

/** The answer to a session with a required action. */
export const refusalOfRequiredAction = {
  password: 'password.change_required',
  mfa: 'security.mfa_required',
} as const satisfies Record<NonNullable<Caller['requiredAction']>, RefusalCode>

export const guest: Guest = { kind: 'guest' }

/** The actor type a route of this `auth` hands to its use case. */
export type ActorFor<Auth> = Auth extends 'none'
  ? Guest
  : Auth extends 'optional'
    ? Actor
    : Auth extends 'operator'
      ? Operator
      : Caller

/** Finds the caller behind a raw session token; undefined when there is no active session. */
export type ResolveSession = (token: string) => Promise<Caller | undefined>

/** The same for operators, whose tokens are separate. */
export type ResolveOperator = (token: string, address: string) => Promise<Operator | undefined>
