import type { Tx } from '@trevo/database/connect.ts'
import type { Caller, ResolveSession } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/bind-route.ts'
import type { RememberSealedId } from '../../platform/http/sealing/unseal.ts'
import type { JudgeLogin } from './account/service/judge-login.ts'
import type { Guards } from './account/service/list-guards.ts'
import type { ListLocks } from './account/service/list-locks.ts'
import type { HumanCheck } from './captcha/service/human-check.ts'
import type { NewSecurityEvent } from './common/repository/security-events.ts'
import type { OperatorAccounts } from './operators/service/operator-accounts.ts'
import type { OperatorAccess } from './operators/service/operator-access.ts'
import type { Passkeys } from './passkeys/service/passkeys.ts'
import type { Credential, NewCredential } from './passwords/repository/credentials.ts'
import type { Authenticate } from './passwords/service/authenticate.ts'
import type { ChangePassword } from './passwords/service/change-password.ts'
import type { PasswordHasher } from './passwords/service/hash-password.ts'
import type { PaymentPassword } from './passwords/service/payment-password.ts'
import type { SharedPhone } from './passwords/service/shared-phone.ts'
import type { ProvePassword } from './passwords/service/prove-password.ts'
import type { RecoverPassword } from './passwords/service/recover-password.ts'
import type { Authenticator } from './second-factor/service/authenticator.ts'
import type { HeldLogins } from './second-factor/service/hold-login.ts'
import type { LiftLock } from './second-factor/service/lift-lock.ts'
import type { DemoOperator } from './seed/seed-demo-operators.ts'
import type { createLogout } from './sessions/service/logout.ts'
import type { SessionOrder } from './sessions/service/open-session.ts'
import type { OwnSessions } from './sessions/service/own-sessions.ts'
import type { Tickets } from './sessions/service/tickets.ts'
import type { SocialSignIn } from './social/service/social-sign-in.ts'
import type { RequiredAction } from './tables.ts'

/** What identity offers to other modules. */
export type Identity = {
  readonly authenticate: Authenticate
  readonly hasher: PasswordHasher
  /** Opens a session in the caller's transaction; the answer is the only copy of the token. */
  openSession(tx: Tx, order: SessionOrder): Promise<{ token: string; sessionId: string }>
  /** The same in its own transaction. */
  openSessionNow(order: SessionOrder): Promise<{ token: string; sessionId: string }>
  /** False if the brand already has the name. Never call it with a plain password. */
  insertCredential(tx: Tx, credential: NewCredential): Promise<boolean>
  findCredentialOf(memberId: bigint): Promise<Credential | undefined>
  /** Refuses `password.too_common`. */
  requireGoodPassword(password: string, username: string): void
  /** Asks a logged-in member for the password again. */
  readonly provePassword: ProvePassword
  readonly passwords: ChangePassword
  readonly recoverPassword: RecoverPassword
  readonly paymentPassword: PaymentPassword
  readonly sharedPhone: SharedPhone
  readonly authenticator: Authenticator
  readonly passkeys: Passkeys
  readonly heldLogins: HeldLogins
  /** Staff, who have a separate login. */
  readonly operators: OperatorAccess
  /** Their accounts, for `staff`. */
  readonly operatorAccounts: OperatorAccounts
  /** For the demo brand of a demo server alone. */
  seedDemoOperators(
    brandId: number,
    operators: readonly DemoOperator[],
  ): Promise<readonly { readonly operatorId: bigint; readonly staffRole: string }[]>
  readonly judgeLogin: JudgeLogin
  /** Other members who logged in from a network of this one since then. */
  listSharingNetwork(
    memberId: bigint,
    asked: { readonly since: Date; readonly limit: number },
  ): Promise<readonly bigint[]>
  /** Whether the member logged in from there before. */
  isKnownAddress(memberId: bigint, address: string): Promise<boolean>
  readonly liftLock: LiftLock
  /** The member has just proved their identity by more than a password. */
  saveProof(memberId: bigint): Promise<void>
  readonly tickets: Tickets
  readonly social: SocialSignIn
  readonly ownSessions: OwnSessions
  guardsOf(memberId: bigint, sessionId?: string): Promise<Guards>
  readonly listLocks: ListLocks
  /** The time of each member's last login; members who never logged in are left out. */
  findLastLogins(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>>
  /** Origins of the member's recent logins; to be compared, never shown. */
  listDevices(
    memberId: bigint,
    tx?: Tx,
  ): Promise<readonly { readonly userAgent: string; readonly address: string }[]>
  /** Origins of these members' logins since then, by member; to be compared, never shown. */
  listDevicesOf(
    memberIds: readonly bigint[],
    since: Date,
  ): Promise<
    ReadonlyMap<bigint, readonly { readonly userAgent: string; readonly address: string }[]>
  >
  /** The session continues under a new token, with one required action less; announce it after the commit. */
  renewSession(tx: Tx, sessionId: string, settled: RequiredAction): Promise<string>
  announceChanged(sessionId: string): Promise<void>
  /** An event in the member's security log. */
  recordEvent(tx: Tx, event: Omit<NewSecurityEvent, 'at'>): Promise<void>
  /** The same in its own transaction. */
  recordNow(event: Omit<NewSecurityEvent, 'at'>): Promise<void>
  isHuman(proof: string | undefined): Promise<boolean>
  isCaptchaRight(id: string | undefined, typed: string | undefined): Promise<boolean>
  getCaptcha(): Promise<{ id: string; png: string }>
  readonly getHumanChallenge: HumanCheck['getHumanChallenge']
  readonly resolveSession: ResolveSession
  /** The active session with this id; the call counts as use. For games opened by it. */
  resolveSessionId(sessionId: string): Promise<Caller | undefined>
  endSession(sessionId: string): Promise<void>
  readonly logout: ReturnType<typeof createLogout>
  /** Takes every second factor away: at the next login a new one is due. Ends no session. */
  takeFactorsAway(tx: Tx, memberId: bigint): Promise<void>
  isSecondFactorDue(memberId: bigint): Promise<boolean>
  /** How many sessions the member has; counting stops at `max`. */
  countSessionsOf(tx: Tx, memberId: bigint, max: number): Promise<number>
  endSessionsOf(memberId: bigint, exceptSessionId?: string): Promise<void>
  /** Every session of a member, with the caller's transaction; says how many there were. */
  endSessionsInTx(tx: Tx, memberId: bigint): Promise<number>
  readonly rememberSealedId: RememberSealedId
  /** Removes expired rows; run it every minute. */
  purge(): Promise<void>
  bindRoutes(route: Route): void
  /** Routes of the operators' own listener. */
  /** `cookieName`: where a browser of an operator keeps its token. */
  bindOperatorRoutes(route: Route, cookieName: string): void
}
