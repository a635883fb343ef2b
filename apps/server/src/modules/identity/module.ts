import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { chooseSocialProviders } from './adapters/choose-social.ts'
import { findGeetest } from './adapters/verify-by-geetest.ts'
import { isCommonPassword } from './domain/common-passwords.ts'
import { createSecretBox } from './domain/secret-box.ts'
import { bindOperatorRoutes } from './http/bind-operator-routes.ts'
import { bindIdentityRoutes } from './http/bind-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import { findCredentialOf, insertCredential } from './repository/credentials.ts'
import { createRememberSealedId } from './repository/remember-sealed-id.ts'
import { saveLastProof } from './repository/second-factors.ts'
import {
  findLastLogins,
  listDevicesOf,
  insertSecurityEvent,
  listSecurityEvents,
} from './repository/security-events.ts'
import { countSessionsOf } from './repository/sessions.ts'
import type { IdentityTables } from './repository/tables.ts'
import { createAuthenticate } from './service/authenticate.ts'
import { createChangePassword } from './service/change-password.ts'
import { createCheckCaptcha } from './service/check-captcha.ts'
import { createGetCaptcha } from './service/get-captcha.ts'
import { createHumanCheck } from './service/human-check.ts'
import { createGeetestCheck } from './service/geetest-check.ts'
import { createTryCounter } from './service/count-tries.ts'
import { createTryGuard } from './service/guard-tries.ts'
import { createPasswordHasher } from './service/hash-password.ts'
import { createIsKnownPlace, createJudgeLogin } from './service/judge-login.ts'
import { createLiftLock } from './service/lift-lock.ts'
import { createListGuards } from './service/list-guards.ts'
import { createOperatorAccess } from './service/operator-access.ts'
import { createOperatorHashers } from './service/prove-operator-password.ts'
import { createSeedDemoOperators } from './service/seed-demo-operators.ts'
import { loadAccountKeys } from './service/load-account-keys.ts'
import { loadHumanSecrets } from './service/load-human-secrets.ts'
import { createHeldLogins } from './service/hold-login.ts'
import { createTickets } from './service/tickets.ts'
import { createLogout } from './service/logout.ts'
import { createOpenSession } from './service/open-session.ts'
import { createProvePassword } from './service/prove-password.ts'
import { createPurge } from './service/purge.ts'
import { createBounded } from './service/run-bounded.ts'
import { createPaymentPassword } from './service/payment-password.ts'
import { createAuthenticator } from './service/authenticator.ts'
import { createPasskeys } from './service/passkeys.ts'
import { createSocialSignIn } from './service/social-sign-in.ts'
import { createOwnSessions } from './service/own-sessions.ts'
import { createRecoverPassword } from './service/recover-password.ts'
import { createSessions } from './service/sessions.ts'
import type { Identity } from './identity.ts'
import type { IdentityNeeds } from './needs.ts'

/** Each waits for the disk; together they must not hold every connection to the database. */
/** Logins that are compared with those of another member. */
const devicesSeen = 50

const openingBounds = { runningMax: 3, waitingMax: 1_000 }

type Parts = Awaited<ReturnType<typeof createParts>>

/** What the use cases share. */
const createParts = async (needs: IdentityNeeds) => {
  const { database, clock, bus, config, environment = {}, logger } = needs
  const { loginRulesOf } = needs.settings
  const { db } = database
  const hasher = await createPasswordHasher()
  const sessions = createSessions({ db, clock, bus })
  const ownCheck = createHumanCheck({
    db,
    clock,
    secrets: await loadHumanSecrets(config.SECRETS_DIR),
    countMax: config.HUMAN_CHALLENGE_MAX,
  })
  const geetest = findGeetest(environment)
  const human = geetest ? createGeetestCheck({ db, clock, geetest, ownCheck, logger }) : ownCheck
  const isCaptchaRight = createCheckCaptcha(db, clock)
  const tries = createTryCounter({ database, clock })
  const guard = createTryGuard({ database, clock })
  const box = createSecretBox(await loadAccountKeys(config.SECRETS_DIR))
  const provePassword = createProvePassword({ db, clock, hasher, tries, loginRulesOf })
  return {
    database,
    db,
    clock,
    logger,
    environment,
    isDemoServer: config.DEMO === '1',
    loginRulesOf,
    hasher,
    sessions,
    human,
    isCaptchaRight,
    tries,
    guard,
    box,
    provePassword,
  }
}

const createLogins = (parts: Parts) => {
  const { database, db, clock, logger, environment, human, isCaptchaRight } = parts
  const { hasher, guard, provePassword } = parts
  return {
    authenticate: createAuthenticate({ ...parts, isHuman: human.isHuman }),
    hasher,
    isHuman: human.isHuman,
    isCaptchaRight,
    getCaptcha: createGetCaptcha(db, clock),
    getHumanChallenge: human.getHumanChallenge,
    judgeLogin: createJudgeLogin(db, clock),
    isKnownPlace: createIsKnownPlace(db, clock),
    heldLogins: createHeldLogins({ database, clock, guard }),
    tickets: createTickets(db, clock),
    social: createSocialSignIn({
      database,
      clock,
      providers: chooseSocialProviders(environment),
      provePassword,
      log: logger,
    }),
    insertCredential: (tx, credential) => insertCredential(tables<IdentityTables>(tx), credential),
    findCredentialOf: (memberId) => findCredentialOf(db, memberId),
    requireGoodPassword: (password, username) => {
      if (isCommonPassword(password, username)) throw new Refusal('password.too_common')
    },
  } satisfies Partial<Identity>
}

const createSessionUse = ({ database, db, clock, sessions }: Parts) => {
  const openSession = createOpenSession(clock)
  const opening = createBounded(openingBounds)
  return {
    openSession: (tx, order) => openSession(tables<IdentityTables>(tx), order),
    openSessionNow: (order) =>
      opening.run(() => database.inTx((tx) => openSession(tables<IdentityTables>(tx), order))),
    renewSession: (tx, sessionId, settled) =>
      sessions.renew(tables<IdentityTables>(tx), sessionId, settled),
    announceChanged: (sessionId) => sessions.announceChanged([sessionId]),
    ownSessions: createOwnSessions({ db, clock, sessions }),
    resolveSession: sessions.resolveToken,
    resolveSessionId: sessions.resolveId,
    endSession: sessions.end,
    logout: createLogout({ db, clock, sessions }),
    countSessionsOf: (tx, memberId, max) =>
      countSessionsOf(tables<IdentityTables>(tx), memberId, max),
    endSessionsOf: sessions.endAllOf,
    rememberSealedId: createRememberSealedId(db),
    purge: createPurge(db, clock, sessions),
  } satisfies Partial<Identity>
}

const createAccountSecurity = (parts: Parts) => {
  const { database, db, clock, hasher, sessions, guard, human, loginRulesOf } = parts
  const { provePassword } = parts
  const authenticator = createAuthenticator(parts)
  return {
    provePassword,
    recoverPassword: createRecoverPassword({ database, clock, hasher, sessions }),
    passwords: createChangePassword({ database, clock, hasher, sessions, provePassword }),
    paymentPassword: createPaymentPassword({ database, clock, hasher, guard, provePassword }),
    authenticator,
    passkeys: createPasskeys(parts),
    liftLock: createLiftLock({
      database,
      clock,
      guard,
      authenticator,
      isHuman: human.isHuman,
      loginRulesOf,
    }),
    guardsOf: createListGuards(db),
    listDevices: async (memberId, tx) => {
      const asked = { memberId, onlyLogins: true, before: undefined, limit: devicesSeen }
      const rows = await listSecurityEvents(tx ? tables<IdentityTables>(tx) : db, asked)
      return rows.map(({ address, user_agent: userAgent }) => ({ address, userAgent }))
    },
    listDevicesOf: (memberIds, since) => listDevicesOf(db, memberIds, since),
    findLastLogins: (memberIds) => findLastLogins(db, memberIds),
    saveProof: (memberId) => saveLastProof(db, memberId, clock.now()),
    recordNow: (event) => insertSecurityEvent(db, { ...event, at: clock.now() }),
    recordEvent: (tx, event) =>
      insertSecurityEvent(tables<IdentityTables>(tx), { ...event, at: clock.now() }),
  } satisfies Partial<Identity>
}

/** Who is logging in: credentials, sessions, captcha, human verification. Knows no member. */
export const createIdentity = async (needs: IdentityNeeds): Promise<Identity> => {
  const parts = await createParts(needs)
  const { database, clock, hasher, box } = parts
  const identity: Identity = {
    ...createLogins(parts),
    ...createSessionUse(parts),
    ...createAccountSecurity(parts),
    operators: createOperatorAccess({ ...parts, hashers: await createOperatorHashers() }),
    seedDemoOperators: createSeedDemoOperators({ database, clock, hasher, box }),
    bindRoutes: (route) => {
      bindIdentityRoutes(route, identity)
      bindSecurityRoutes(route, identity, parts.loginRulesOf)
    },
    bindOperatorRoutes: (route) => bindOperatorRoutes(route, identity.operators),
  }
  return identity
}
