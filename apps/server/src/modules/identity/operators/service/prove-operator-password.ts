import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { minutesUntil } from '../../common/domain/login-throttle.ts'
import { isOperatorAddress } from '../repository/operator-addresses.ts'
import type { OperatorCredential } from '../repository/operators.ts'
import type { IdentityDb } from '../../tables.ts'
import type { LoginRules } from '../../passwords/service/authenticate.ts'
import type { Try, TryCounter } from '../../passwords/service/count-tries.ts'
import { createPasswordHasher, type PasswordHasher } from '../../passwords/service/hash-password.ts'
import { createTurns } from '../../common/service/take-turns.ts'

/** Wrong passwords from one address, with any names, before it must pause. */
const addressFailuresMax = 15
/** Staff are few: one hash at a time, and a wait of about a second at most. */
const bounds = { runningMax: 1, waitingMax: 20 }

export type OperatorHashers = {
  /** For tries from places where this operator was admitted before. */
  readonly known: PasswordHasher
  /** For everybody else, so that a burst of them does not delay operators. */
  readonly strangers: PasswordHasher
}

/** Separate threads and queues for operators, apart from those of members. */
export const createOperatorHashers = async (): Promise<OperatorHashers> => ({
  known: await createPasswordHasher(bounds),
  strangers: await createPasswordHasher(bounds),
})

export type OperatorTry = {
  readonly brandId: number
  readonly username: string
  readonly address: string
  readonly password: string
  /** The owner of the name; an unknown name takes the same steps and the same work. */
  readonly credential: OperatorCredential | undefined
  readonly wrong: 'login.failed' | 'password.wrong'
}

type Dependencies = {
  readonly db: IdentityDb
  readonly clock: Clock
  readonly tries: TryCounter
  readonly hashers: OperatorHashers
  loginRulesOf(brandId: number): LoginRules
}

/**
 * Whether this is the operator's password. Wrong ones lock the name for the address they came from,
 * and an address has one try at a time, so a wave neither locks an operator out nor fills the queue.
 * Refuses `wrong`, `login.locked` {minutes}, `too_many_requests`, `wallet.busy`.
 */
export const createProveOperatorPassword = (dependencies: Dependencies) => {
  const { db, clock, tries, hashers, loginRulesOf } = dependencies
  const inTurn = createTurns()
  const locked = (until: Date) =>
    new Refusal('login.locked', { minutes: minutesUntil(until, clock.now()) })

  const prove = async (asked: OperatorTry, hasher: PasswordHasher): Promise<OperatorCredential> => {
    const { brandId, username, address, password, credential } = asked
    const rules = loginRulesOf(brandId)
    const one: Try = { brandId, username, address, rules, door: 'operator' }
    const reserved = await tries.reserve(
      one,
      ({ ofAddress }) => ofAddress.length < addressFailuresMax,
    )
    if (reserved.lockedUntil && !reserved.isReserved) throw locked(reserved.lockedUntil)
    if (!reserved.isReserved) throw new Refusal('too_many_requests')
    const isRight = await hasher.verify(credential?.passwordHash, password).catch(async (error) => {
      // Too busy to check: that counts as nobody's failure.
      await tries.cancel(one, reserved)
      throw error
    })
    if (isRight && credential) {
      await tries.release(one, reserved)
      return credential
    }
    const failed = await tries.confirm(one, reserved)
    throw failed.lockedUntil ? locked(failed.lockedUntil) : new Refusal(asked.wrong)
  }

  return async (asked: OperatorTry): Promise<OperatorCredential> => {
    const { brandId, username, address } = asked
    const place = { brandId, username, addressKey: addressKey(address) }
    const lane = (await isOperatorAddress(db, place)) ? 'known' : 'strangers'
    // In sequence with its counting, so that concurrent right passwords do not lock each other out.
    return inTurn(`${lane}:${place.addressKey}`, () => prove(asked, hashers[lane]))
  }
}

export type ProveOperatorPassword = ReturnType<typeof createProveOperatorPassword>
