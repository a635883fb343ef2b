import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { CreditStates } from './repository/credit-states.ts'

/** A credit, for its movements; amounts are in minor units. */
export type OwedCredit = {
  readonly creditId: bigint
  readonly memberId: bigint
  readonly amountMinor: bigint
}

/** What credits need from the ledger. A movement has its own id and is posted once. */
type CreditLedger<Command> = {
  post(command: Command): Promise<unknown>
  postInTx(tx: Tx, command: Command): Promise<unknown>
  lockBalance(tx: Tx, memberId: bigint): Promise<{ readonly availableMinor: bigint } | undefined>
}

export type CreditNeeds<Owed extends OwedCredit, Command, Tables> = {
  readonly database: Database<Tables>
  readonly wallet: CreditLedger<Command>
  readonly clock: Clock
  readonly logger: Logger
  readonly states: CreditStates
  /** The movement that pays a credit, the same at every call. */
  readonly paid: (owed: Owed) => Command
  /** The movement that reverses it, for the amount of `owed`. */
  readonly reversed: (owed: Owed) => Command
}

/**
 * Pays and reverses a module's credits to members, stored in a table of credits. A credit is stored in the
 * transaction that decides it and paid afterwards, so that thousands are paid at a time.
 */
export const createCredits = <Owed extends OwedCredit, Command, Tables>({
  database,
  wallet,
  clock,
  logger,
  states,
  paid,
  reversed,
}: CreditNeeds<Owed, Command, Tables>) => {
  /**
   * Pays some credits through the ledger's fast path and marks them as paid. After a crash between the
   * two, the ledger answers a repeated payment as posted.
   */
  const pay = async (owed: readonly Owed[]): Promise<Date> => {
    await Promise.all(owed.map((one) => wallet.post(paid(one))))
    const paidAt = clock.now()
    const ids = owed.map(({ creditId }) => creditId)
    await states.setPaid(database.db, ids, paidAt)
    return paidAt
  }

  /** Reverses a credit as far as the member's balance allows, and stores the rest. */
  const reverse = async (owed: Owed): Promise<void> => {
    // Another process may be paying it now. Posting the payment first leaves no moment in which it is found unpaid
    // here and is paid there afterwards.
    await wallet.post(paid(owed))
    await database.inTx(async (tx) => {
      const balance = await wallet.lockBalance(tx, owed.memberId)
      if (!(await states.lockReversing(tx, owed.creditId))) return
      const availableMinor = balance?.availableMinor ?? 0n
      const amountMinor = availableMinor < owed.amountMinor ? availableMinor : owed.amountMinor
      if (amountMinor > 0n) await wallet.postInTx(tx, reversed({ ...owed, amountMinor }))
      await states.setReversed(tx, owed.creditId, owed.amountMinor - amountMinor)
    })
  }

  /** Reverses credits one by one. One that fails is logged, and stays to be reversed by the next run. */
  const reverseAll = async (owed: readonly Owed[]): Promise<void> => {
    for (const one of owed) {
      await reverse(one).catch((error: unknown) =>
        logger.error(
          { err: error, table: states.tableName, creditId: String(one.creditId) },
          'credit not reversed',
        ),
      )
    }
  }

  return { pay, reverseAll }
}
