import type { Tx } from '@trevo/database/connect.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import { lockWatched, movePerson } from '../repository/persons.ts'

/** Alerts and cases of an account become those of the person it turned out to belong to. */
export const carryOverAml = async (
  tx: Tx,
  joined: {
    readonly fromPersonId: bigint
    readonly toPersonId: bigint
    readonly memberId: bigint
  },
): Promise<void> => {
  const { fromPersonId, toPersonId } = joined
  for (const personId of [fromPersonId, toPersonId].toSorted(ascending((one) => one))) {
    await lockWatched(tx, personId)
  }
  await movePerson(tx, joined)
}
