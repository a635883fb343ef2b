import type { Tx } from '@trevo/database/connect.ts'
import { vaultOpened } from '../domain/transfers.ts'
import type { TransfersNeeds } from '../needs.ts'
import type { VaultPartRow } from '../repository/tables.ts'
import { markReturned, takeDuePart, takePartsAway } from '../repository/vault-parts.ts'

const returnedAtOnce = 500

/** How money comes back from the vault: at its moment, or before it where the law ends the account. */
export const createReturnFromVault = ({ database, wallet, clock }: TransfersNeeds) => {
  const giveBack = async (tx: Tx, row: VaultPartRow): Promise<void> => {
    await wallet.release(tx, vaultOpened(row))
    await markReturned(tx, row, clock.now())
  }
  return {
    /** Returns everything that the member put away, before its term too; repeated, it does nothing. */
    openVault: (memberId: bigint): Promise<void> =>
      database.inTx(async (tx) => {
        for (const row of await takePartsAway(tx, memberId)) await giveBack(tx, row)
      }),
    /** A job: returns what has opened, each part once. @returns how many */
    returnFromVault: async (): Promise<number> => {
      for (let returned = 0; returned < returnedAtOnce; returned += 1) {
        const isReturned = await database.inTx(async (tx) => {
          const row = await takeDuePart(tx, clock.now())
          if (!row) return false
          await giveBack(tx, row)
          return true
        })
        if (!isReturned) return returned
      }
      return returnedAtOnce
    },
  }
}
