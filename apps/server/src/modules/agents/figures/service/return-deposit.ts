import { tables, type Tx } from '@trevo/database/connect.ts'
import { removeFirstDeposit } from '../repository/counts.ts'
import { lockFigures } from '../repository/figures.ts'
import type { AgentsTables } from '../../tables.ts'

type Returned = {
  readonly memberId: bigint
  /** The movement that credited the deposit. */
  readonly transferId: bigint
  readonly creditedAt: Date
  readonly creditedMinor: bigint
  /** By all returns so far. */
  readonly returnedMinor: bigint
}

/**
 * A deposit returned in full is not a first deposit, in the transaction that books its return. Its amount leaves
 * the figures with the movement that takes it from the balance.
 */
export const returnDeposit = async (tx: Tx, deposit: Returned): Promise<void> => {
  const { memberId, transferId, creditedAt: at, creditedMinor: amountMinor } = deposit
  if (deposit.returnedMinor < amountMinor) return
  const db = tables<AgentsTables>(tx)
  await lockFigures(db)
  await removeFirstDeposit(db, { transferId, memberId, at, amountMinor })
}
