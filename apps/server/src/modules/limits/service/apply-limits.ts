import { tables, type Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { enterDay } from '../repository/count-stakes.ts'
import { findLimits } from '../repository/limits.ts'
import type { LimitsTables } from '../repository/tables.ts'
import {
  ensureCounter,
  findUsage,
  setCounting,
  writeMaxima,
  writeRecount,
} from '../repository/usage.ts'
import { forgetHolders, writeHolders } from '../repository/holders.ts'
import type { LimitsNeeds } from '../needs.ts'
import { stateOf } from '../domain/session-contract.ts'
import { countedSince, sumLedger } from './recount.ts'

/** The account's person has changed while its counter was waited for: the transaction is run again. */
class PersonChanged extends Error {
  override name = 'PersonChanged'
  readonly code = '40001'
}

/** Locks the counter of an account's person, and says who it is. */
export const lockPersonOf = async (
  { members }: LimitsNeeds,
  tx: Tx,
  memberId: bigint,
  at: Date,
): Promise<bigint> => {
  const personId = await members.personOf(memberId, tx)
  await lockPerson(tx, personId, at)
  if ((await members.personOf(memberId, tx)) !== personId) throw new PersonChanged()
  return personId
}

/** Locks what counts a person's stakes; the first lock of every change. */
export const lockPerson = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  await ensureCounter(tx, personId, at)
  await enterDay(tx, personId, at)
}

/**
 * Brings what stakes are held against up to date with the person's limits, whose counter the caller has locked.
 * With the first limit the accounts are marked and the running periods counted from the ledger: from then on no
 * stake is taken beside the counter. With the last one the marks go.
 */
export const applyLimits = async (
  needs: LimitsNeeds,
  tx: Tx,
  personId: bigint,
  at: Date,
  /** Accounts that are about to be the person's. */
  joining: readonly bigint[] = [],
): Promise<void> => {
  const { wallet, members } = needs
  const limits = await findLimits(tables<LimitsTables>(tx), personId)
  const { isOn, checkDue, pausedUntil, contract } = await findUsage(tx, personId, at)
  const isPaused = pausedUntil !== undefined && at < pausedUntil
  const mustCount = limits.length > 0 || checkDue || isPaused || stateOf(contract, at) !== undefined
  await writeMaxima(tx, personId, limits)
  if (mustCount === isOn) return
  const own = await members.accountsOf(personId, tx)
  const accountIds = [...new Set([...own, ...joining])].toSorted(ascending((one) => one))
  for (const memberId of accountIds) await wallet.setLimited(tx, memberId, mustCount)
  if (mustCount) {
    await writeHolders(tx, personId, accountIds)
    const sums = await sumLedger(needs, tx, accountIds, at)
    await writeRecount(tx, personId, { sums, accountIds, since: countedSince(at) })
  } else await forgetHolders(tx, personId)
  await setCounting(tx, personId, mustCount)
}
