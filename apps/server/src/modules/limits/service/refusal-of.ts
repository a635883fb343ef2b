import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSame, type LimitName } from '../domain/limit.ts'
import { lossOf, opensAtOf, type SessionContract } from '../domain/session-contract.ts'
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
  if (objection.startsWith('contract:')) return contractReached(name, usage.contract, at)
  const value = limits.find((limit) => isSame(limit, name))?.value ?? 0n
  return limitReached(name, { restOf: value - (usedOf(usage, name, at) ?? 0n), at })
}

/** What was agreed for the session is used up, or its time is over. */
const contractReached = (
  name: LimitName,
  contract: SessionContract | undefined,
  at: Date,
): Refusal => {
  if (!contract) throw new Error('limits: a contract refused a stake that does not exist')
  return name.kind === 'loss'
    ? limitReached(name, { restOf: lossOf(contract).restMinor, at, opensAt: contract.until })
    : limitReached(name, { restOf: 0n, at, opensAt: opensAtOf(contract) })
}
