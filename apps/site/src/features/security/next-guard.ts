import type { SecurityOverview } from './common/queries.ts'

type Guards = Pick<
  SecurityOverview,
  'hasPaymentPassword' | 'emailConfirmed' | 'mobileConfirmed' | 'totpOn' | 'passkeyCount'
>

/** The first missing protection, in order of usefulness; undefined when none is missing. */
export const nextGuard = (guards: Guards): 'contact' | 'second' | 'payment' | undefined => {
  // Without a recovery contact, a lost password is a lost account.
  if (!guards.emailConfirmed && !guards.mobileConfirmed) return 'contact'
  if (!guards.totpOn && guards.passkeyCount === 0) return 'second'
  return guards.hasPaymentPassword ? undefined : 'payment'
}
