import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { listAccountIds, lockPersons } from '../../common/repository/persons.ts'
import { applyStanding } from '../../common/service/apply-standing.ts'
import type { MembersNeeds } from '../../needs.ts'
import type { MemberTables } from '../../tables.ts'
import { markImpeded, markUnchecked, markWithheld } from '../repository/exclusions.ts'

type Needs = Pick<MembersNeeds, 'wallet' | 'cashier' | 'kyc' | 'limits' | 'identity'>

/** Locks the balances of a person's accounts in ascending order; their ids. */
const lockPerson = async (
  { wallet }: Needs,
  tx: Tx,
  personId: bigint,
): Promise<readonly bigint[]> => {
  const db = tables<MemberTables>(tx)
  await lockPersons(db, [personId])
  const ids = await listAccountIds(db, personId)
  for (const id of ids) await wallet.lockBalance(tx, id)
  return ids
}

/**
 * The central register bars a person since an instant, at every brand, or no longer does. Sessions end as it begins:
 * who is named again, as at each day's first login, stays signed in to withdraw.
 */
export const setImpededInTx = async (
  needs: Needs,
  tx: Tx,
  personId: bigint,
  at: Date | null,
): Promise<void> => {
  for (const id of await lockPerson(needs, tx, personId)) {
    const db = tables<MemberTables>(tx)
    const before = await findMember(db, id)
    await markImpeded(db, id, at)
    await applyStanding(needs, tx, id)
    if (at && before?.impededAt === null) await needs.identity.endSessionsInTx(tx, id)
  }
}

/** An answer of the register is awaited since an instant, or no longer is. */
export const setUncheckedInTx = async (
  needs: Needs,
  tx: Tx,
  personId: bigint,
  at: Date | null,
): Promise<void> => {
  for (const id of await lockPerson(needs, tx, personId)) {
    await markUnchecked(tables<MemberTables>(tx), id, at)
    await applyStanding(needs, tx, id)
  }
}

/**
 * Nothing that entices to play reaches a person since an instant, at every brand, or it may again. Rewards are given
 * under the lock of the balance: one that is being given comes before this or not at all.
 */
export const withholdOffersInTx = async (
  needs: Needs,
  tx: Tx,
  personId: bigint,
  at: Date | null,
): Promise<void> => {
  for (const id of await lockPerson(needs, tx, personId)) {
    await markWithheld(tables<MemberTables>(tx), id, at)
  }
}
