import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Caller, ResolveSession } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { RememberSealedId } from '../../platform/http/unseal.ts'
import type { Logger } from '../../platform/logger.ts'
import { Refusal } from '../../platform/refusal.ts'
import { chooseSocialProviders } from './adapters/choose-social.ts'
import { findGeetest } from './adapters/verify-by-geetest.ts'
import { isCommonPassword } from './domain/common-passwords.ts'
import { createSecretBox } from './domain/secret-box.ts'
import { bindOperatorRoutes } from './http/bind-operator-routes.ts'
import { bindIdentityRoutes } from './http/bind-routes.ts'
import { bindSecurityRoutes } from './http/bind-security-routes.ts'
import {
  findCredentialOf,
  insertCredential,
  type Credential,
  type NewCredential,
} from './repository/credentials.ts'
import { createRememberSealedId } from './repository/remember-sealed-id.ts'
import { saveLastProof } from './repository/second-factors.ts'
import { insertSecurityEvent, type NewSecurityEvent } from './repository/security-events.ts'
import { countSessionsOf } from './repository/sessions.ts'
import type { IdentityTables, SessionDemand } from './repository/tables.ts'
import { createAuthenticate, type Authenticate, type LoginRules } from './service/authenticate.ts'
import { createChangePassword, type ChangePassword } from './service/change-password.ts'
import { createCheckCaptcha, createMakeCaptcha } from './service/check-captcha.ts'
import { createHumanCheck, type HumanCheck } from './service/check-human.ts'
import { createGeetestCheck } from './service/check-human-by-geetest.ts'
import { createTryCounter } from './service/count-tries.ts'
import { createTryGuard } from './service/guard-tries.ts'
import { createPasswordHasher, type PasswordHasher } from './service/hash-password.ts'
import { createIsKnownPlace, createJudgeLogin, type JudgeLogin } from './service/judge-login.ts'
import { createLiftLock, type LiftLock } from './service/lift-lock.ts'
import { createListGuards, type Guards } from './service/list-guards.ts'
import { createOperatorDoor, type OperatorDoor } from './service/let-operators-in.ts'
import { createOperatorHashers } from './service/prove-operator-password.ts'
import { createSeedDemoOperators, type DemoOperator } from './service/seed-demo-operators.ts'
import { loadAccountKeys } from './service/load-account-keys.ts'
import { loadHumanSecrets } from './service/load-human-secrets.ts'
import { createHeldLogins, type HeldLogins } from './service/hold-login.ts'
import { createTickets, type Tickets } from './service/issue-ticket.ts'
import { createOpenSession, type SessionOrder } from './service/open-session.ts'
import { createProvePassword, type ProvePassword } from './service/prove-password.ts'
import { createPurge } from './service/purge.ts'
import { createBounded } from './service/run-bounded.ts'
import { createPaymentPassword, type PaymentPassword } from './service/set-payment-password.ts'
import { createAuthenticator, type Authenticator } from './service/use-authenticator.ts'
import { createPasskeys, type Passkeys } from './service/use-passkeys.ts'
import { createSocialSignIn, type SocialSignIn } from './service/sign-in-socially.ts'
import { createOwnAccountWatch, type OwnAccountWatch } from './service/watch-own-account.ts'
import { createRecoverPassword, type RecoverPassword } from './service/recover-password.ts'
import { createSessions } from './service/watch-sessions.ts'

export type IdentityDependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>
  readonly config: Pick<Config, 'HUMAN_CHALLENGE_MAX' | 'SECRETS_DIR' | 'DEMO'>
  /** Read by adapters of social sign-in and human verification. */
  readonly environment?: NodeJS.ProcessEnv
  readonly logger?: Pick<Logger, 'warn'>
  /** The brand's rules of failed logins, from its jurisdiction profile. */
  loginRulesOf(brandId: number): LoginRules
}

export type Identity = {
  readonly authenticate: Authenticate
  readonly hasher: PasswordHasher
  /** Opens a session in the caller's transaction; the answer is the only copy of the token. */
  openSession(tx: Tx, order: SessionOrder): Promise<{ token: string; sessionId: string }>
  /** The same where nothing else is written with it. */
  openSessionNow(order: SessionOrder): Promise<{ token: string; sessionId: string }>
  /** False when the brand has the name already. Never ask it with a plain password. */
  insertCredential(tx: Tx, credential: NewCredential): Promise<boolean>
  findCredentialOf(memberId: bigint): Promise<Credential | undefined>
  /** Refuses `password.too_common`. */
  demandGoodPassword(password: string, username: string): void
  /** The password again, of somebody who is logged in. */
  readonly provePassword: ProvePassword
  readonly passwords: ChangePassword
  readonly recoverPassword: RecoverPassword
  readonly paymentPassword: PaymentPassword
  readonly authenticator: Authenticator
  readonly passkeys: Passkeys
  readonly heldLogins: HeldLogins
  /** Staff: their own way in. */
  readonly operators: OperatorDoor
  /** For the demo brand of a demo server alone. */
  seedDemoOperators(brandId: number, operators: readonly DemoOperator[]): Promise<void>
  readonly judgeLogin: JudgeLogin
  /** Whether the member logged in from there before. */
  isKnownPlace(memberId: bigint, address: string): Promise<boolean>
  readonly liftLock: LiftLock
  /** The member has just proved itself by more than a password. */
  saveProof(memberId: bigint): Promise<void>
  readonly tickets: Tickets
  readonly social: SocialSignIn
  readonly watch: OwnAccountWatch
  guardsOf(memberId: bigint): Promise<Guards>
  /** The session goes on under a new token, one demand less; announce it after the commit. */
  renewSession(tx: Tx, sessionId: string, settled: SessionDemand): Promise<string>
  announceChanged(sessionId: string): Promise<void>
  /** A line of the member's security trail. */
  recordEvent(tx: Tx, event: Omit<NewSecurityEvent, 'at'>): Promise<void>
  /** The same where nothing else is written with it. */
  recordNow(event: Omit<NewSecurityEvent, 'at'>): Promise<void>
  isHuman(proof: string | undefined): Promise<boolean>
  isCaptchaRight(id: string | undefined, typed: string | undefined): Promise<boolean>
  makeCaptcha(): Promise<{ id: string; png: string }>
  readonly makeHumanChallenge: HumanCheck['makeChallenge']
  readonly resolveSession: ResolveSession
  /** The living session of this id; asking counts as use. For games opened by it. */
  resolveSessionId(sessionId: string): Promise<Caller | undefined>
  endSession(sessionId: string): Promise<void>
  /** How many sessions the member has; counting stops at `max`. */
  countSessionsOf(tx: Tx, memberId: bigint, max: number): Promise<number>
  endSessionsOf(memberId: bigint, exceptSessionId?: string): Promise<void>
  readonly rememberSealedId: RememberSealedId
  /** Removes what no longer counts; run it every minute. */
  purge(): Promise<void>
  bindRoutes(route: Route): void
  /** Routes of the operators' own listener. */
  bindOperatorRoutes(route: Route): void
}

/** Each waits for the disk; together they must not hold every connection to the database. */
const openingBounds = { runningMax: 3, waitingMax: 1_000 }

/** Who is logging in: credentials, sessions, captcha, human verification. Knows no member. */
export const createIdentity = async (dependencies: IdentityDependencies): Promise<Identity> => {
  const { database, clock, bus, config, environment = {}, logger, loginRulesOf } = dependencies
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
  const openSession = createOpenSession(clock)
  const opening = createBounded(openingBounds)
  const tries = createTryCounter({ database, clock })
  const guard = createTryGuard({ database, clock })
  const box = createSecretBox(await loadAccountKeys(config.SECRETS_DIR))
  const provePassword = createProvePassword({ db, clock, hasher, tries, loginRulesOf })

  const secured = { database, clock, box, guard, sessions, provePassword }
  const authenticator = createAuthenticator(secured)

  const identity: Identity = {
    authenticate: createAuthenticate({
      db,
      clock,
      tries,
      hasher,
      loginRulesOf,
      isDemoServer: config.DEMO === '1',
      isHuman: human.isHuman,
      isCaptchaRight,
    }),
    hasher,
    openSession: (tx, order) => openSession(tables<IdentityTables>(tx), order),
    openSessionNow: (order) =>
      opening.run(() => database.inTx((tx) => openSession(tables<IdentityTables>(tx), order))),
    insertCredential: (tx, credential) => insertCredential(tables<IdentityTables>(tx), credential),
    findCredentialOf: (memberId) => findCredentialOf(db, memberId),
    demandGoodPassword: (password, username) => {
      if (isCommonPassword(password, username)) throw new Refusal('password.too_common')
    },
    provePassword,
    recoverPassword: createRecoverPassword({ database, clock, hasher, sessions }),
    passwords: createChangePassword({ database, clock, hasher, sessions, provePassword }),
    paymentPassword: createPaymentPassword({ database, clock, hasher, guard, provePassword }),
    authenticator,
    passkeys: createPasskeys(secured),
    operators: createOperatorDoor({
      database,
      clock,
      hashers: await createOperatorHashers(),
      tries,
      guard,
      box,
      isDemoServer: config.DEMO === '1',
      loginRulesOf,
    }),
    seedDemoOperators: createSeedDemoOperators({ database, clock, hasher, box }),
    heldLogins: createHeldLogins({ database, clock, guard }),
    judgeLogin: createJudgeLogin(db, clock),
    isKnownPlace: createIsKnownPlace(db, clock),
    liftLock: createLiftLock({
      database,
      clock,
      guard,
      authenticator,
      isHuman: human.isHuman,
      loginRulesOf,
    }),
    saveProof: (memberId) => saveLastProof(db, memberId, clock.now()),
    tickets: createTickets(db, clock),
    social: createSocialSignIn({
      database,
      clock,
      providers: chooseSocialProviders(environment),
      provePassword,
      log: logger,
    }),
    guardsOf: createListGuards(db),
    renewSession: (tx, sessionId, settled) =>
      sessions.renew(tables<IdentityTables>(tx), sessionId, settled),
    announceChanged: (sessionId) => sessions.announceChanged([sessionId]),
    watch: createOwnAccountWatch({ db, clock, sessions }),
    recordNow: (event) => insertSecurityEvent(db, { ...event, at: clock.now() }),
    recordEvent: (tx, event) =>
      insertSecurityEvent(tables<IdentityTables>(tx), { ...event, at: clock.now() }),
    isHuman: human.isHuman,
    isCaptchaRight,
    makeCaptcha: createMakeCaptcha(db, clock),
    makeHumanChallenge: human.makeChallenge,
    resolveSession: sessions.resolveToken,
    resolveSessionId: sessions.resolveId,
    endSession: sessions.end,
    countSessionsOf: (tx, memberId, max) =>
      countSessionsOf(tables<IdentityTables>(tx), memberId, max),
    endSessionsOf: sessions.endAllOf,
    rememberSealedId: createRememberSealedId(db),
    purge: createPurge(db, clock, sessions),
    bindRoutes: (route) => {
      bindIdentityRoutes(route, identity)
      bindSecurityRoutes(route, identity, loginRulesOf)
    },
    bindOperatorRoutes: (route) => bindOperatorRoutes(route, identity.operators),
  }
  return identity
}
