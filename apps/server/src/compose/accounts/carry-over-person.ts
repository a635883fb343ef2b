import type { Tx } from '@trevo/database/connect.ts'
import type { JoinedPerson } from '../../modules/members/index.ts'

type CarryOver = (tx: Tx, joined: JoinedPerson) => Promise<void>

/** Modules that keep something of a person, in the order of the locks that they take. */
const carryOvers: readonly CarryOver[] = []

/** Moves what every module keeps of a person to the other one, in the transaction that joins them. */
export const carryOverPerson = async (tx: Tx, joined: JoinedPerson): Promise<void> => {
  for (const carryOver of carryOvers) await carryOver(tx, joined)
}
