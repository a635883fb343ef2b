import type { Tx } from '@trevo/database/connect.ts'
import { findHolder } from '../repository/count-stakes.ts'
import { forgetHolders, listCountedPersons } from '../repository/holders.ts'
import { findUsage, setCounting } from '../repository/usage.ts'
import { applyLimits, lockPerson } from './apply-limits.ts'
import type { LimitsContext } from './context.ts'

const personsAtOnce = 500

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
 * looked at in its own transaction, and a job looks for those that came about in another way.
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
    /** A job. @returns how many persons had an account that was not held to their limits */
    admitAccounts: async (): Promise<number> => {
      let [after, admitted] = [0n, 0]
      for (;;) {
        const persons = await listCountedPersons(database.db, after, personsAtOnce)
        for (const { personId, holders } of persons) {
          const accounts = await members.accountsOf(personId)
          if (accounts.length === holders) continue
          const isNew = await database.inTx((tx) =>
            admitAccounts(context, tx, personId, clock.now()),
          )
          admitted += isNew ? 1 : 0
        }
        const last = persons.at(-1)
        if (!last) return admitted
        after = last.personId
      }
    },
  }
}
