import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSame } from '../domain/limit.ts'
import { usedOf } from '../domain/usage.ts'
import { findLimits } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import { findUsage } from '../repository/usage.ts'
import type { LimitsNeeds } from '../needs.ts'
import { limitReached, nameOf } from './reached.ts'

/** Tells who listens that a limit did not allow something; a reality check that is due is no limit. */
export const reportRefused = (
  { listeners }: Pick<LimitsNeeds, 'listeners'>,
  attempt: Parameters<LimitsNeeds['listeners']['onRefused']>[0],
  objection: string,
): void => {
  if (!objection.startsWith('check:')) listeners.onRefused(attempt, nameOf(objection))
}

/** The refusal for an objection of the counter. */
export const refusalOf = async (
  tx: Tx,
  personId: bigint,
  objection: string,
  at: Date,
): Promise<Refusal> => {
  const name = nameOf(objection)
  if (objection.startsWith('check:')) return new Refusal('limit.check_due')
  const [limits, usage] = [
    await findLimits(tables<LimitsTables>(tx), personId),
    await findUsage(tx, personId, at),
  ]
  if (objection.startsWith('pause:')) {
    return limitReached(
      { kind: 'time', period: 'session' },
      { restOf: 0n, at, opensAt: usage.pausedUntil },
    )
  }
  const value = limits.find((limit) => isSame(limit, name))?.value ?? 0n
  return limitReached(name, { restOf: value - (usedOf(usage, name, at) ?? 0n), at })
}
