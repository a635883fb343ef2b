import type { Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'

/**
 * Reads and changes the states of a table of credits, such as `lottery.credit`, whose columns are `id`,
 * `state`, `short_minor` and `paid_at`. `due` becomes `paid`; `reversing` becomes `reversed`, or `short`
 * where the member no longer had the whole amount.
 */
export const createCreditStates = (tableName: string) => {
  const credit = sql.table(tableName)
  return {
    tableName,

    setPaid: async <Tables>(
      db: Kysely<Tables>,
      ids: readonly bigint[],
      paidAt: Date,
    ): Promise<void> => {
      await sql`update ${credit} set state = 'paid', paid_at = ${paidAt}
        where id = any(${ids}::bigint[]) and state = 'due'`.execute(db)
    },

    /** Locks a credit; returns whether it is still to be reversed. */
    lockReversing: async (tx: Tx, id: bigint): Promise<boolean> => {
      const { rows } = await sql<{ state: string }>`
        select state from ${credit} where id = ${id} for update`.execute(tx)
      return rows[0]?.state === 'reversing'
    },

    /** @param shortMinor the uncovered amount, in minor units */
    setReversed: async (tx: Tx, id: bigint, shortMinor: bigint): Promise<void> => {
      await sql`update ${credit}
        set state = ${shortMinor > 0n ? 'short' : 'reversed'}, short_minor = ${shortMinor}
        where id = ${id} and state = 'reversing'`.execute(tx)
    },
  }
}

export type CreditStates = ReturnType<typeof createCreditStates>
