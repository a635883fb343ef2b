import { createAccount } from './account/create-account.ts'
import { createCaptcha } from './captcha/create-captcha.ts'
import { bindCaptchaRoutes } from './captcha/http/bind-captcha-routes.ts'
import { createSecretBox } from './common/domain/secret-box.ts'
import { createRememberSealedId } from './common/repository/remember-sealed-id.ts'
import { createTryGuard } from './common/service/guard-tries.ts'
import { loadAccountKeys } from './common/service/load-account-keys.ts'
import type { Identity } from './identity.ts'
import type { IdentityNeeds } from './needs.ts'
import { bindOperatorRoutes } from './operators/http/bind-operator-routes.ts'
import { createOperatorAccounts } from './operators/service/operator-accounts.ts'
import { createOperatorAccess } from './operators/service/operator-access.ts'
import { createOperatorHashers } from './operators/service/prove-operator-password.ts'
import { bindPasskeyRoutes } from './passkeys/http/bind-passkey-routes.ts'
import { createPasskeys } from './passkeys/service/passkeys.ts'
import { createPasswords } from './passwords/create-passwords.ts'
import { bindPaymentPasswordRoutes } from './passwords/http/bind-payment-password-routes.ts'
import { bindSharedPhoneRoutes } from './passwords/http/bind-shared-phone-routes.ts'
import { createTryCounter } from './passwords/service/count-tries.ts'
import { createPasswordHasher } from './passwords/service/hash-password.ts'
import { createPurge } from './purge.ts'
import { createSecondFactor } from './second-factor/create-second-factor.ts'
import { bindSecondFactorRoutes } from './second-factor/http/bind-second-factor-routes.ts'
import { createSeedDemoOperators } from './seed/seed-demo-operators.ts'
import { createSessionUse } from './sessions/create-session-use.ts'
import { bindSessionRoutes } from './sessions/http/bind-session-routes.ts'
import { createSessions } from './sessions/service/sessions.ts'
import { chooseSocialProviders } from './social/adapters/choose-social.ts'
import { bindSocialLoginRoutes } from './social/http/bind-social-login-routes.ts'
import { createSocialSignIn } from './social/service/social-sign-in.ts'

/** What the subjects share. */
const createParts = async ({ database, clock, bus, config, settings, reports }: IdentityNeeds) => ({
  database,
  clock,
  hasher: await createPasswordHasher(),
  sessions: createSessions({ db: database.db, clock, bus }),
  tries: createTryCounter({ database, clock, onLocked: reports.noteLockedName }),
  guard: createTryGuard({ database, clock }),
  box: createSecretBox(await loadAccountKeys(config.SECRETS_DIR)),
  isDemoServer: config.DEMO === '1',
  loginRulesOf: settings.loginRulesOf,
})

/** Authentication: credentials, sessions, captcha, human verification. It does not know members. */
export const createIdentity = async (needs: IdentityNeeds): Promise<Identity> => {
  const { database, clock, environment = {}, logger } = needs
  const captcha = await createCaptcha(needs)
  const parts = await createParts(needs)
  const { loginRulesOf, sessions } = parts
  const passwords = createPasswords(needs, { ...parts, ...captcha })
  const { provePassword } = passwords
  const sessionUse = createSessionUse(needs, sessions)
  const secondFactor = createSecondFactor(needs, { ...parts, ...captcha, provePassword })
  const passkeys = createPasskeys({ ...parts, provePassword })
  const providers = chooseSocialProviders(environment)
  const social = createSocialSignIn({ database, clock, providers, provePassword, log: logger })
  const operators = createOperatorAccess({ ...parts, hashers: await createOperatorHashers() })

  return {
    ...captcha,
    ...passwords,
    ...sessionUse,
    ...secondFactor,
    ...createAccount(needs),
    passkeys,
    social,
    operators,
    operatorAccounts: createOperatorAccounts(parts),
    seedDemoOperators: createSeedDemoOperators(parts),
    rememberSealedId: createRememberSealedId(database.db),
    purge: createPurge(database.db, clock, sessions),
    bindRoutes: (route) => {
      bindSessionRoutes(route, sessionUse)
      bindCaptchaRoutes(route, captcha)
      bindPaymentPasswordRoutes(route, passwords.paymentPassword)
      bindSharedPhoneRoutes(route, passwords.sharedPhone)
      bindPasskeyRoutes(route, passkeys, loginRulesOf)
      bindSocialLoginRoutes(route, social)
      bindSecondFactorRoutes(route, secondFactor, loginRulesOf)
    },
    bindOperatorRoutes: (route, cookieName) => bindOperatorRoutes(route, operators, cookieName),
  }
}
