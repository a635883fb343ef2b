import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { lockBalance } from './repository/queries-in-tx.ts'
import { findGuarded, openAccounts, setState } from './repository/single-call.ts'

/** Opening accounts, and what their state keeps from them. */
export type AccountCalls = {
  openAccounts(tx: Tx, memberId: bigint, currency?: string): Promise<void>
  /** From here on guarded debits of the member are refused (or allowed again). */
  setDebitGuard(tx: Tx, memberId: bigint, guard: { readonly mayDebit: boolean }): Promise<void>
  /** Those of these members whose debits the guard refuses. */
  findGuarded(memberIds: readonly bigint[], tx?: Tx): Promise<ReadonlySet<bigint>>
  /** Whether the guard allows debits of the member; locked until the transaction ends. */
  lockMayDebit(tx: Tx, memberId: bigint): Promise<boolean>
  /** From here on stakes of the member ask the guard of stakes (or no longer). Locks the member's accounts. */
  setLimited(tx: Tx, memberId: bigint, isLimited: boolean): Promise<void>
}

export const createAccountCalls = (
  database: Database<Record<never, never>>,
  clock: Clock,
): AccountCalls => ({
  openAccounts: (tx, memberId, currency = 'BRL') =>
    openAccounts(tx, { memberId, currency, at: clock.now() }),
  setDebitGuard: async (tx, memberId, { mayDebit }) => {
    const found = await setState(tx, memberId, { bit: 1, isOn: !mayDebit })
    if (!found) throw new Refusal('wallet.account_unknown')
  },
  findGuarded: (memberIds, tx) => findGuarded(tx ?? database.db, memberIds),
  lockMayDebit: async (tx, memberId) => {
    await lockBalance(tx, memberId)
    return !(await findGuarded(tx, [memberId])).has(memberId)
  },
  setLimited: async (tx, memberId, isLimited) => {
    await lockBalance(tx, memberId)
    await setState(tx, memberId, { bit: 4, isOn: isLimited })
  },
})
