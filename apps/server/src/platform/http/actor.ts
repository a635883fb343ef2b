import type { RefusalCode } from '@trevo/contract/refusals.ts'

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

/** Staff. An operator decides for the brand of the session alone. */
export type Operator = {
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
}

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

/** The same for operators, whose tokens are others. */
export type ResolveOperator = (token: string) => Promise<Operator | undefined>
