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
  /** What the session must do before anything else. */
  readonly requiredAction?: 'password' | 'mfa'
}
export type Actor = Guest | Caller

/** Staff, as their session names them. An operator decides for the brand of the session alone. */
export type KnownOperator = {
  readonly kind: 'operator'
  readonly operatorId: bigint
  /** As the audit writes it down. */
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

/** What an operator may do, each with the largest amount in minor units; null without a ceiling. */
export type OperatorRights = ReadonlyMap<Right, bigint | null>

/** The largest amount that a right covers; null without a ceiling. Refuses who does not hold it. */
export const ceilingOf = (rights: OperatorRights, right: Right): bigint | null => {
  const ceilingMinor = rights.get(right)
  if (ceilingMinor === undefined) throw new Refusal('operator.right_required')
  return ceilingMinor
}

/** Staff with the rights that they hold at the time of the request. */
export type Operator = KnownOperator & { readonly rights: OperatorRights }

/** The answer to a session that must do something first. */
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

/** The same for operators, whose tokens are others and count from the address that opened the session. */
export type ResolveOperator = (token: string, address: string) => Promise<Operator | undefined>
