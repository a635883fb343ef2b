import type { Tx } from '@trevo/database/connect.ts'
import { findHolder } from '../repository/count-stakes.ts'
import { forgetHolders } from '../repository/holders.ts'
import { findUsage, setCounting } from '../repository/usage.ts'
import { applyLimits, lockPerson } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'

const accountsAtOnce = 500

/**
 * Holds the stakes of all accounts of a person to the limits that the person has, if one of them is not yet: all are
 * marked, and what they staked is counted again. @returns whether one was not
 */
const admitAccounts = async (
  context: LimitsContext,
  tx: Tx,
  personId: bigint,
  at: Date,
): Promise<boolean> => {
  // A first limit that is set meanwhile has locked the counter, or finds this account after the wait.
  await lockPerson(tx, personId, at)
  const { isOn } = await findUsage(tx, personId, at)
  if (!isOn) return false
  const accounts = await context.members.accountsOf(personId, tx)
  const holders = await Promise.all(accounts.map((memberId) => findHolder(tx, memberId)))
  if (holders.every((holder) => holder === personId)) return false
  await forgetHolders(tx, personId)
  await setCounting(tx, personId, false)
  await applyLimits(context, tx, personId, at)
  return true
}

/**
 * Accounts that became a person's by their CPF alone, as the database gives them to one: an account that is made is
 * looked at in its own transaction, and a job looks at those that came about in another way.
 */
export const createAdmitAccounts = (context: LimitsContext) => {
  const { database, members, clock } = context
  return {
    admitAccountInTx: async (tx: Tx, memberId: bigint): Promise<void> => {
      const personId = await members.personOf(memberId, tx)
      const accounts = await members.accountsOf(personId, tx)
      if (accounts.length === 1) return
      await admitAccounts(context, tx, personId, clock.now())
    },
    /** A job: looks at accounts that came since the last one, 500 at most. @returns how many were not held yet */
    admitAccounts: async (): Promise<number> => {
      let admitted = 0
      for (let looked = 0; looked < accountsAtOnce; looked += 1) {
        const isNew = await database.inTx(async (tx) => {
          const personId = await members.takeAddedAccount(tx)
          return personId === undefined
            ? undefined
            : admitAccounts(context, tx, personId, clock.now())
        })
        if (isNew === undefined) break
        admitted += isNew ? 1 : 0
      }
      return admitted
    },
  }
}
