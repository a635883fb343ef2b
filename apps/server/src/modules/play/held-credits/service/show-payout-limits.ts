import type { PayoutLimits as Shown } from '@trevo/contract/ops/company/catalogue.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { PlayContext } from '../../common/context.ts'
import { defaultPayoutLimits } from '../../common/domain/payout-cap.ts'
import { listPayoutLimits } from '../../common/repository/payout-limits.ts'
import { payoutLimitsKindName, payoutLimitsTarget } from './change-payout-limits.ts'

/** The caps of a brand as they are stored, and their change that waits. */
export const createShowPayoutLimits =
  ({ database, staff }: Pick<PlayContext, 'database' | 'staff'>) =>
  async (brandId: number): Promise<Shown> => {
    const own = (await listPayoutLimits(database)).get(brandId)
    const { stakesMax, payoutMaxMinor } = own ?? defaultPayoutLimits
    const waiting = await staff.listWaiting(brandId, payoutLimitsKindName, [payoutLimitsTarget])
    const asked = waiting.get(payoutLimitsTarget)
    return {
      stakesMax,
      payoutMax: formatMoney(payoutMaxMinor),
      isOwn: own !== undefined,
      waiting: asked
        ? {
            requestId: asked.requestId,
            askedBy: asked.askedBy,
            askedAt: asked.askedAt.toISOString(),
            reason: asked.reason,
          }
        : null,
    }
  }
