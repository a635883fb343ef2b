import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Brand } from '../../../../platform/http/brand.ts'
import { isCommonPassword } from '../domain/common-passwords.ts'
import {
  isCaptchaDue,
  minutesUntil,
  type ThrottleRules,
} from '../../common/domain/login-throttle.ts'
import { findCredential, type Credential } from '../repository/credentials.ts'
import type { IdentityDb } from '../../tables.ts'
import type { Standing, Try, TryCounter } from './count-tries.ts'
import type { PasswordHasher } from './hash-password.ts'
import { createBounded } from '../../common/service/run-bounded.ts'

/** Few enough that a burst of logins leaves database connections for everybody else. */
const atOnceMax = 4
/** A wait of about five seconds; a longer one is refused as busy. */
const waitingMax = 400

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
  /** Demo credentials work nowhere else. */
  readonly isDemoBrand: boolean
  /** The issuer's name in an authenticator app. */
  readonly brandName: string
  readonly timeZone: string
}

type CountedLogin = Try & { readonly rules: LoginRules }

/** An imported account may still have a password that could not be chosen here (LOGIN-11). */
export type Authenticated = Credential & { readonly isWeak: boolean }

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly tries: TryCounter
  readonly isDemoServer: boolean
  loginRulesOf(brandId: number): LoginRules
  isHuman(proof: string | undefined): Promise<boolean>
  isCaptchaRight(id: string | undefined, typed: string | undefined): Promise<boolean>
}

// Without the captcha function it could not be solved, so it is not required.
const isDueFor = (brand: Brand, { ofName, ofAddress }: Standing): boolean =>
  !brand.disabledModules.has('CAPTCHA3') && isCaptchaDue(ofName.length, ofAddress.length)

/**
 * The owner of this password. In order: human verification, lock, captcha when due, password. Known and
 * unknown names take the same steps and cost the same work, so neither answer nor time distinguishes
 * them. Refuses `verify_first`, `login.locked` {minutes}, `login.captcha_required`,
 * `captcha.invalid`, and `login.failed` (with `captcha` when one is due from now on).
 */
export const createAuthenticate = (dependencies: Dependencies) => {
  const { db, clock, hasher, tries } = dependencies

  const refuseLocked = (until: Date) =>
    new Refusal('login.locked', { minutes: minutesUntil(until, clock.now()) })

  const admit = async (attempt: LoginAttempt, one: Try): Promise<Standing> => {
    const first = await tries.reserve(one, (standing) => !isDueFor(attempt.brand, standing))
    if (first.isReserved) return first
    if (first.lockedUntil) throw refuseLocked(first.lockedUntil)
    if (!attempt.captcha) throw new Refusal('login.captcha_required', { captcha: true })
    if (!(await dependencies.isCaptchaRight(attempt.captchaId, attempt.captcha))) {
      throw new Refusal('captcha.invalid', { captcha: true })
    }
    const second = await tries.reserve(one, () => true)
    if (!second.isReserved && second.lockedUntil) throw refuseLocked(second.lockedUntil)
    return second
  }

  const isUsable = (credential: Credential | undefined, rules: LoginRules): boolean =>
    credential !== undefined &&
    (!credential.isDemo || (dependencies.isDemoServer && rules.isDemoBrand))

  const tryPassword = async (attempt: LoginAttempt, one: CountedLogin): Promise<Credential> => {
    const { brand, username, password } = attempt
    const { rules } = one
    const reserved = await admit(attempt, one)

    const credential = await findCredential(db, brand.id, username)
    const usable = isUsable(credential, rules) ? credential : undefined
    const isRight = await hasher.verify(usable?.passwordHash, password).catch(async (error) => {
      // Too busy to check: that counts as nobody's failure.
      await tries.cancel(one, reserved)
      throw error
    })
    if (isRight && usable) {
      await tries.release(one, reserved)
      return usable
    }
    const failed = await tries.confirm(one, reserved)
    if (failed.lockedUntil) throw refuseLocked(failed.lockedUntil)
    throw new Refusal('login.failed', isDueFor(brand, failed) ? { captcha: true } : {})
  }

  const bounded = createBounded({ runningMax: atOnceMax, waitingMax })

  return async (attempt: LoginAttempt): Promise<Authenticated> => {
    const { brand, username, address } = attempt
    const isHumanCheckOn = !brand.disabledModules.has('GEETEST3')
    if (isHumanCheckOn && !(await dependencies.isHuman(attempt.humanProof))) {
      throw new Refusal('verify_first')
    }
    const one: CountedLogin = {
      brandId: brand.id,
      username,
      address,
      rules: dependencies.loginRulesOf(brand.id),
    }
    const credential = await tries.inTurn(one, () => bounded.run(() => tryPassword(attempt, one)))
    const isWeak = !credential.isDemo && isCommonPassword(attempt.password, credential.username)
    return { ...credential, isWeak }
  }
}

export type Authenticate = ReturnType<typeof createAuthenticate>
