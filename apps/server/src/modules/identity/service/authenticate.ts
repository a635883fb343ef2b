import type { Database } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Brand } from '../../../platform/http/brand.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  countingFailures,
  isCaptchaDue,
  lockedUntil,
  minutesUntil,
  type ThrottleRules,
} from '../domain/login-throttle.ts'
import { findCredential, usernameKey, type Credential } from '../repository/credentials.ts'
import {
  deleteFailures,
  lockFailures,
  saveFailures,
  type Subject,
} from '../repository/login-failures.ts'
import type { IdentityTables } from '../repository/tables.ts'
import type { PasswordHasher } from './hash-password.ts'

export type LoginAttempt = {
  readonly brand: Brand
  readonly username: string
  readonly password: string
  readonly address: string
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly humanProof?: string | undefined
}

export type LoginRules = ThrottleRules & {
  /** Demo credentials open nothing elsewhere. */
  readonly isDemoBrand: boolean
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly isDemoServer: boolean
  loginRulesOf(brandId: number): LoginRules
  isHuman(proof: string | undefined): Promise<boolean>
  isCaptchaRight(id: string | undefined, typed: string | undefined): Promise<boolean>
}

type Standing = {
  readonly locked: Date | undefined
  readonly ofName: readonly Date[]
  readonly ofAddress: readonly Date[]
}

const subjectsOf = ({ username, address }: LoginAttempt) => ({
  name: `username:${usernameKey(username)}` as const,
  address: `address:${address}` as const,
})

// Without the captcha function nobody could answer, so nobody is asked.
const isDueFor = (brand: Brand, { ofName, ofAddress }: Standing): boolean =>
  !brand.disabledModules.has('CAPTCHA3') && isCaptchaDue(ofName.length, ofAddress.length)

/**
 * Whose password this is. In order: human verification, lock, captcha when due, password. Known and
 * unknown names take the same steps and cost the same work, so neither answer nor time tells them
 * apart. Refuses `verify_first`, `login.locked` {minutes}, `login.captcha_required` and
 * `captcha.invalid` and `login.failed` (these with `captcha` when one is due from now on).
 */
export const createAuthenticate = (dependencies: Dependencies) => {
  const { database, clock, hasher } = dependencies

  const readStanding = (
    failures: ReadonlyMap<string, readonly Date[]>,
    subjects: { name: Subject; address: Subject },
    rules: ThrottleRules,
    now: Date,
  ): Standing => {
    const ofName = countingFailures(failures.get(subjects.name) ?? [], rules, now)
    const ofAddress = countingFailures(failures.get(subjects.address) ?? [], rules, now)
    return { ofName, ofAddress, locked: lockedUntil(ofName, rules, now) }
  }

  /**
   * Counts the try as a failure before the password is looked at, in one locked step: a hundred
   * guesses at once are a hundred failures, not one. A right password takes the count back.
   */
  const reserveTry = (attempt: LoginAttempt, rules: ThrottleRules, mayTry: boolean) =>
    database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      const now = clock.now()
      const subjects = subjectsOf(attempt)
      const failures = await lockFailures(db, attempt.brand.id, Object.values(subjects))
      const standing = readStanding(failures, subjects, rules, now)
      if (standing.locked) return { ...standing, isReserved: false }
      if (isDueFor(attempt.brand, standing) && !mayTry) return { ...standing, isReserved: false }

      const after = { ofName: [...standing.ofName, now], ofAddress: [...standing.ofAddress, now] }
      await saveFailures(db, attempt.brand.id, subjects.name, after.ofName)
      await saveFailures(db, attempt.brand.id, subjects.address, after.ofAddress)
      return { ...after, locked: lockedUntil(after.ofName, rules, now), isReserved: true }
    })

  /** Whoever knows the password after all clears this name, and the address of its failures. */
  const takeBack = (attempt: LoginAttempt, reserved: Standing) =>
    database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      const subjects = subjectsOf(attempt)
      const failures = await lockFailures(db, attempt.brand.id, Object.values(subjects))
      const own = new Set(reserved.ofName.map((at) => at.getTime()))
      const others = failures.get(subjects.address)?.filter((at) => !own.has(at.getTime())) ?? []
      await saveFailures(db, attempt.brand.id, subjects.address, others)
      await deleteFailures(db, attempt.brand.id, subjects.name)
    })

  const refuseLocked = (locked: Date) =>
    new Refusal('login.locked', { minutes: minutesUntil(locked, clock.now()) })

  const admit = async (attempt: LoginAttempt, rules: ThrottleRules): Promise<Standing> => {
    const hasCaptcha = attempt.captcha !== undefined && attempt.captcha !== ''
    const first = await reserveTry(attempt, rules, false)
    if (first.isReserved) return first
    if (first.locked) throw refuseLocked(first.locked)
    if (!hasCaptcha) throw new Refusal('login.captcha_required', { captcha: true })
    if (!(await dependencies.isCaptchaRight(attempt.captchaId, attempt.captcha))) {
      throw new Refusal('captcha.invalid', { captcha: true })
    }
    const second = await reserveTry(attempt, rules, true)
    if (!second.isReserved && second.locked) throw refuseLocked(second.locked)
    return second
  }

  const isUsable = (credential: Credential | undefined, rules: LoginRules): boolean =>
    credential !== undefined &&
    (!credential.isDemo || (dependencies.isDemoServer && rules.isDemoBrand))

  return async (attempt: LoginAttempt): Promise<Credential> => {
    const { brand, username, password } = attempt
    const isHumanCheckOn = !brand.disabledModules.has('GEETEST3')
    if (isHumanCheckOn && !(await dependencies.isHuman(attempt.humanProof))) {
      throw new Refusal('verify_first')
    }
    const rules = dependencies.loginRulesOf(brand.id)
    const reserved = await admit(attempt, rules)

    const credential = await findCredential(database.db, brand.id, username)
    const usable = isUsable(credential, rules) ? credential : undefined
    if ((await hasher.verify(usable?.passwordHash, password)) && usable) {
      await takeBack(attempt, reserved)
      return usable
    }
    if (reserved.locked) throw refuseLocked(reserved.locked)
    throw new Refusal('login.failed', isDueFor(brand, reserved) ? { captcha: true } : {})
  }
}

export type Authenticate = ReturnType<typeof createAuthenticate>
