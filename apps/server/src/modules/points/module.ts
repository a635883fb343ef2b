import { allPointKinds } from './domain/transfers.ts'
import type { PointsNeeds } from './needs.ts'
import { createConvertPoint } from './service/convert-point.ts'
import { createEarnPoints } from './service/earn-points.ts'
import { createOperatorRedemptions } from './service/operator-redemptions.ts'
import { createReadMall } from './service/read-mall.ts'
import { createReturnDeposit } from './service/return-deposit.ts'
import { createRedeemChecked, createRedeemPointReward } from './service/redeem-point-reward.ts'

/** Points that members earn by play, and the mall where they are exchanged. */
export const createPoints = async (needs: PointsNeeds) => {
  await needs.wallet.registerKinds(allPointKinds)
  return {
    ...createReadMall(needs),
    ...createEarnPoints(needs),
    /** In the transaction that books the return of a deposit. */
    returnDeposit: createReturnDeposit(needs),
    redeemPointReward: createRedeemPointReward(needs),
    redeemChecked: createRedeemChecked(needs),
    convertPoint: createConvertPoint(needs),
    operators: createOperatorRedemptions(needs),
  }
}
export type Points = Awaited<ReturnType<typeof createPoints>>
