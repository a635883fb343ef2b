import type { Tx } from '@trevo/database/connect.ts'
import type { PointsNeeds } from '../needs.ts'
import { returnCounted } from '../repository/counted-deposits.ts'
import { changeInTx } from './change-points.ts'

type Returned = {
  readonly memberId: bigint
  /** The movement that credited the deposit. */
  readonly transferId: bigint
  readonly creditedMinor: bigint
  /** By this return, and by all so far. */
  readonly amountMinor: bigint
  readonly returnedMinor: bigint
}

/**
 * The points of a deposit are taken back, in the transaction that books its return; for a deposit that is not
 * counted yet, the returned part will not count.
 */
export const createReturnDeposit =
  (needs: PointsNeeds) =>
  async (tx: Tx, deposit: Returned): Promise<void> => {
    const { memberId, transferId, creditedMinor, amountMinor, returnedMinor } = deposit
    const { pointsMinor } = await returnCounted(tx, transferId, returnedMinor)
    if (pointsMinor === null) return
    const leftOf = (returned: bigint) => (pointsMinor * (creditedMinor - returned)) / creditedMinor
    const lostMinor = leftOf(returnedMinor - amountMinor) - leftOf(returnedMinor)
    if (lostMinor === 0n) return
    const id = `deposit:${transferId}:returned:${returnedMinor}`
    await changeInTx(needs)(tx, [{ id, memberId, product: 'DEPOSIT', pointsMinor: -lostMinor }])
  }
