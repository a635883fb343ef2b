import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import {
  countingFailures,
  lockedUntil,
  type ThrottleRules,
} from '../../common/domain/login-throttle.ts'
import { usernameKey } from '../repository/credentials.ts'
import {
  deleteFailures,
  doNotWaitForDisk,
  findFailures,
  lockFailures,
  saveFailures,
} from '../../common/repository/login-failures.ts'
import type { IdentityDb, IdentityTables } from '../../tables.ts'
import { createTurns } from '../../common/service/take-turns.ts'

/** A login attempt, for counting. */
export type Try = {
  readonly brandId: number
  readonly username: string
  readonly address: string
  readonly rules: ThrottleRules
  /**
   * Operators are counted separately, so that nobody can lock out a member through the operators' login, and by
   * name and address together, so that nobody elsewhere locks out an operator.
   */
  readonly door?: 'username' | 'operator'
}

export type Standing = {
  /** Failures that still count, oldest first. */
  readonly ofName: readonly Date[]
  readonly ofAddress: readonly Date[]
  readonly lockedUntil: Date | undefined
}

export type TryCounter = {
  /**
   * Runs the tries of one name sequentially within this copy, so that a right one in progress is not counted as a
   * failure of the next. Refuses `too_many_requests` if too many of them wait.
   */
  inTurn<Result>(one: Try, work: () => Promise<Result>): Promise<Result>
  /**
   * Counts the try as a failure of the name before its password is checked, in one locked step: a
   * hundred guesses at once are a hundred failures, not one. `mayTry` is called with the state so far; nothing is
   * counted if the name is locked or it returns false.
   */
  reserve(
    one: Try,
    mayTry: (standing: Standing) => boolean,
  ): Promise<Standing & { isReserved: boolean }>
  /** The password was wrong: the address has failed too. */
  confirm(one: Try, reserved: Standing): Promise<Standing>
  /** The password was never checked: the try did not happen. */
  cancel(one: Try, reserved: Standing): Promise<void>
  /** It was right: the failures of this name are cleared, also at this address. */
  release(one: Try, reserved: Standing): Promise<void>
}

/** A name that is locked after too many failures. */
export type LockedName = {
  readonly brandId: number
  readonly username: string
  readonly address: string
  readonly isOperator: boolean
  readonly until: Date
}

type Dependencies = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  /** Called once for each locking, in the transaction that counts the failure. */
  readonly onLocked?: (tx: Tx, name: LockedName) => Promise<void>
}

const subjectsOf = ({ username, address, door = 'username' }: Try) => {
  const name = usernameKey(username)
  const place = addressKey(address)
  return door === 'operator'
    ? ({ name: `operator:${place}:${name}`, address: `operator_address:${place}` } as const)
    : ({ name: `username:${name}`, address: `address:${place}` } as const)
}

const lockedOf = ({ brandId, username, address, door }: Try, until: Date): LockedName => ({
  brandId,
  username,
  address,
  isOperator: door === 'operator',
  until,
})

/**
 * Failed logins by name and by address. Many people may share an address, so its list is neither locked nor
 * counted in advance: only real failures there require a captcha.
 */
export const createTryCounter = ({ database, clock, onLocked }: Dependencies): TryCounter => {
  const inLightTx = <Result>(work: (db: IdentityDb, tx: Tx) => Promise<Result>): Promise<Result> =>
    database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      await doNotWaitForDisk(db)
      return work(db, tx)
    })

  const inTurn = createTurns()

  return {
    inTurn: (one, work) => inTurn(`${one.brandId}:${subjectsOf(one).name}`, work),

    reserve: (one, mayTry) =>
      inLightTx(async (db) => {
        const { name, address } = subjectsOf(one)
        const now = clock.now()
        const counting = (failedAt: readonly Date[]) => countingFailures(failedAt, one.rules, now)
        const kept = await lockFailures(db, one.brandId, name)
        const ofName = counting(kept)
        const ofAddress = counting(await findFailures(db, one.brandId, address))
        const standing = { ofName, ofAddress, lockedUntil: lockedUntil(kept, one.rules, now) }
        if (standing.lockedUntil || !mayTry(standing)) return { ...standing, isReserved: false }

        const after = [...ofName, now]
        await saveFailures(db, one.brandId, name, after)
        return {
          ofName: after,
          ofAddress,
          lockedUntil: lockedUntil(after, one.rules, now),
          isReserved: true,
        }
      }),

    confirm: (one, reserved) =>
      inLightTx(async (db, tx) => {
        const { address } = subjectsOf(one)
        const now = clock.now()
        const failedAt = reserved.ofName.at(-1) ?? now
        const before = await lockFailures(db, one.brandId, address)
        const ofAddress = countingFailures([...before, failedAt], one.rules, now)
        await saveFailures(db, one.brandId, address, ofAddress)
        const until = reserved.lockedUntil
        if (until) await onLocked?.(tx, lockedOf(one, until))
        return { ...reserved, ofAddress }
      }),

    cancel: (one, reserved) =>
      inLightTx(async (db) => {
        const { name } = subjectsOf(one)
        const kept = [...(await lockFailures(db, one.brandId, name))]
        const own = reserved.ofName.at(-1)?.getTime()
        const index = kept.findIndex((at) => at.getTime() === own)
        if (index >= 0) await saveFailures(db, one.brandId, name, kept.toSpliced(index, 1))
      }),

    release: (one, reserved) =>
      inLightTx(async (db) => {
        const { name, address } = subjectsOf(one)
        const own = new Set(reserved.ofName.map((at) => at.getTime()))
        if (reserved.ofAddress.some((at) => own.has(at.getTime()))) {
          const kept = await lockFailures(db, one.brandId, address)
          const others = kept.filter((at) => !own.has(at.getTime()))
          await saveFailures(db, one.brandId, address, others)
        }
        await deleteFailures(db, one.brandId, name)
      }),
  }
}
