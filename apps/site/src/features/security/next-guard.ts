import type { SecurityOverview } from './common/queries.ts'

type Guards = Pick<
  SecurityOverview,
  'hasPaymentPassword' | 'emailConfirmed' | 'mobileConfirmed' | 'totpOn' | 'passkeyCount'
>

/** The first guard that is missing, in the order in which it helps most; undefined when none is. */
export const nextGuard = (guards: Guards): 'contact' | 'second' | 'payment' | undefined => {
  // Without a way back in, a lost password is a lost account.
  if (!guards.emailConfirmed && !guards.mobileConfirmed) return 'contact'
  if (!guards.totpOn && guards.passkeyCount === 0) return 'second'
  return guards.hasPaymentPassword ? undefined : 'payment'
}
