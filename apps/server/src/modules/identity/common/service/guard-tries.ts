import { tables, type Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import {
  countingFailures,
  lockedUntil,
  minutesUntil,
  type ThrottleRules,
} from '../domain/login-throttle.ts'
import {
  deleteFailures,
  lockFailures,
  saveFailures,
  type Subject,
} from '../repository/login-failures.ts'
import type { IdentityTables } from '../../tables.ts'
import { createTurns } from './take-turns.ts'

/** Short secrets (six digits) allow few guesses: after five there is a pause of a quarter of an hour. */
export const shortSecretRules: ThrottleRules = { failuresMax: 5, failureWindowMin: 15, lockMin: 15 }

export type GuardedTry = {
  readonly brandId: number
  readonly subject: Subject
  isRight(): Promise<boolean>
}

export type TryOutcome =
  | { readonly isRight: boolean; readonly isLocked: false }
  | { readonly isLocked: true; readonly minutes: number }

/**
 * Checks a short secret unless too many tries were wrong. A try counts as wrong before it is
 * checked, so a hundred concurrent guesses count as a hundred, across all copies. Within a copy the tries of
 * one subject run one after the other, so that right ones sent at once do not count against each other.
 * Refuses `too_many_requests` if too many of them wait.
 */
export const createTryGuard = (dependencies: {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
}) => {
  const { database, clock } = dependencies
  const inTurn = createTurns()

  const reserve = ({ brandId, subject }: GuardedTry): Promise<Date | undefined> =>
    database.inTx(async (tx) => {
      const db = tables<IdentityTables>(tx)
      const now = clock.now()
      const failures = await lockFailures(db, brandId, subject)
      const counting = countingFailures(failures, shortSecretRules, now)
      const until = lockedUntil(failures, shortSecretRules, now)
      if (!until) await saveFailures(db, brandId, subject, [...counting, now])
      return until
    })

  const look = async (one: GuardedTry): Promise<TryOutcome> => {
    const until = await reserve(one)
    if (until) return { isLocked: true, minutes: minutesUntil(until, clock.now()) }
    const isRight = await one.isRight()
    if (isRight) await deleteFailures(database.db, one.brandId, one.subject)
    return { isRight, isLocked: false }
  }

  return (one: GuardedTry): Promise<TryOutcome> =>
    inTurn(`${one.brandId}:${one.subject}`, () => look(one))
}

export type TryGuard = ReturnType<typeof createTryGuard>
