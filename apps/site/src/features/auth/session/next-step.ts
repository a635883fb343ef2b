/** The well-known default password that forces a change (LOGIN-11). */
const weakPassword = '123456'

/** The steps between login and the site. */
export type NextStep = 'firstLogin' | 'weakPassword' | 'expiredPassword' | 'enter'

type Answered = { readonly firstTimeLogin: boolean; readonly passwordExpired: boolean }

/**
 * LOGIN-10..13: what comes after a login. `password` is the one that was typed; a login by SMS, social
 * account or passkey has none, and then no password change is required.
 */
export const nextStepAfter = (
  { firstTimeLogin, passwordExpired }: Answered,
  password: string | undefined,
  switches: {
    /** PWDEXPFORCECHANGE3. */
    readonly expiryForces: boolean
    /** PASS3: without it the server accepts no new password, so none is required. */
    readonly canChange: boolean
  },
): NextStep => {
  // A first login sets a password anyway, which settles the other two.
  if (firstTimeLogin) return 'firstLogin'
  if (password === undefined || !switches.canChange) return 'enter'
  if (password === weakPassword) return 'weakPassword'
  return passwordExpired && switches.expiryForces ? 'expiredPassword' : 'enter'
}
