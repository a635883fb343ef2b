import { sql } from 'kysely'
import { createPromotions } from '../module.ts'
import type { PromotionsNeeds } from '../needs.ts'

/** Where a copy dies: before or after it reads the ledger, or before the commit of its nth transaction. */
export type Death = 'before stream' | 'after stream' | number

/**
 * Runs the job of a second copy of promotions until it dies. The database ends its connection within an open
 * transaction, so nothing of that is committed and everything before it stays. @returns whether it came that far
 */
export const keepUpUntilDeath = async (needs: PromotionsNeeds, death: Death): Promise<boolean> => {
  const { database, wallet } = needs
  const { transferStream } = wallet
  let isRunning = false
  let hasDied = false
  let transactions = 0
  const die = (): never => {
    hasDied = true
    throw new Error(`the copy died: ${death}`)
  }
  const dyingDatabase: PromotionsNeeds['database'] = {
    db: database.db,
    inTx: (work) =>
      database.inTx(async (tx) => {
        const done = await work(tx)
        if (!isRunning) return done
        transactions += 1
        if (transactions !== death) return done
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined)
        return die()
      }),
  }
  const { keepUp } = await createPromotions({
    ...needs,
    database: dyingDatabase,
    wallet: {
      ...wallet,
      transferStream: {
        ...transferStream,
        project: async (order) => {
          if (death === 'before stream') die()
          const read = await transferStream.project(order)
          if (death === 'after stream') die()
          return read
        },
      },
    },
  })
  isRunning = true
  try {
    await keepUp()
  } catch (error) {
    if (!hasDied) throw error
  }
  return hasDied
}
