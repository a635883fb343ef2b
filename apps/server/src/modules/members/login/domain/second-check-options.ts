import type { VerificationMethod } from '@trevo/contract/wps/security/verification.ts'
import type { LoginMethod } from '../../../identity/index.ts'
import { maskEmail, maskNumber } from '../../common/domain/mask.ts'

export type Reason = 'unregistered_address' | 'second_factor' | 'mfa_due'
export type Option = { readonly method: VerificationMethod; readonly hint: string | null }

/** The facts for or against admitting a person with a correct first proof. */
export type Standing = {
  readonly method: LoginMethod
  readonly isTotpOn: boolean
  readonly passkeyCount: number
  readonly recoveryCodesLeft: number
  readonly isStrange: boolean
  /** An operator took the second factors away, as of a stolen phone, and there is no new one yet. */
  readonly isFactorDue: boolean
  readonly daysSinceProof: number
  readonly email: string | null
  readonly isEmailConfirmed: boolean
  readonly mobileNumber: string | null
  readonly isMobileConfirmed: boolean
  readonly payeeName: string | null
}

export type CheckRules = {
  /** LOGINIPVERF3 */
  readonly asksStrangers: boolean
  /** 0 requires none. */
  readonly mfaEveryDays: number
}

/** These logins prove more than a password, or were admitted by a session that did. */
const isTrusted: Partial<Record<LoginMethod, true>> = {
  passkey: true,
  ticket: true,
  registration: true,
  free_play: true,
}

/** Only these prove possession, and not merely knowledge about the member. */
export const strongMethods: ReadonlySet<VerificationMethod> = new Set([
  'totp',
  'passkey',
  'recovery',
  'sms',
  'email',
])

const reasonOf = (standing: Standing, rules: CheckRules): Reason | undefined => {
  if (isTrusted[standing.method]) return undefined
  if (standing.isFactorDue) return 'mfa_due'
  if (standing.isTotpOn) return 'second_factor'
  if (rules.mfaEveryDays > 0 && standing.daysSinceProof >= rules.mfaEveryDays) return 'mfa_due'
  return rules.asksStrangers && standing.isStrange ? 'unregistered_address' : undefined
}

const hintOf = (text: string | null, mask: (text: string) => string): string | null =>
  text === null ? null : mask(text)

/** All the member's options, in the order of the offer. */
const optionsOf = (standing: Standing): Option[] => {
  const { email, mobileNumber } = standing
  // A code to the phone that opened the login would prove nothing more.
  const isByPhone = standing.method === 'sms'
  const has: Readonly<Record<VerificationMethod, boolean>> = {
    totp: standing.isTotpOn,
    passkey: standing.passkeyCount > 0,
    // The phone may be in the hands of who stole it.
    sms: standing.isMobileConfirmed && !isByPhone && !standing.isFactorDue,
    email: email !== null,
    mobile: mobileNumber !== null && !isByPhone,
    bankAccountName: standing.payeeName !== null,
    recovery: standing.isTotpOn && standing.recoveryCodesLeft > 0,
  }
  const hints: Partial<Record<VerificationMethod, string | null>> = {
    email: hintOf(email, maskEmail),
    sms: hintOf(mobileNumber, maskNumber),
  }
  const order = [
    'totp',
    'passkey',
    'sms',
    'email',
    'mobile',
    'bankAccountName',
    'recovery',
  ] as const
  return order
    .filter((method) => has[method])
    .map((method) => ({ method, hint: hints[method] ?? null }))
}

const isOfferedFor = (reason: Reason, standing: Standing) => {
  const afterTotp = new Set<VerificationMethod>(['totp', 'passkey', 'recovery'])
  return ({ method }: Option): boolean => {
    if (reason === 'second_factor') return afterTotp.has(method)
    if (reason === 'unregistered_address') return true
    return strongMethods.has(method) && (method !== 'email' || standing.isEmailConfirmed)
  }
}

/**
 * Whether a second proof is due and which kind (ERR-18). A member with an authenticator is never asked for
 * anything weaker. Without any option it cannot be required.
 */
export const secondCheckOf = (
  standing: Standing,
  rules: CheckRules,
): { readonly reason: Reason; readonly options: readonly Option[] } | undefined => {
  const reason = reasonOf(standing, rules)
  if (!reason) return undefined
  return { reason, options: optionsOf(standing).filter(isOfferedFor(reason, standing)) }
}
