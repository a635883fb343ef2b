import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import {
  getBrandDraw,
  showOperatorDraw,
  type OperatorOrder,
} from '../../draws/service/operator-draws.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

export type DrawDecision = OperatorOrder & { readonly reason: string }

/** What two persons decide about a draw (`draw-decision-kinds.ts`): the first yes, or the second one. */
export const createDecideDraws = (context: LotteryContext) => {
  const ask = async (kind: string, order: DrawDecision): Promise<OperatorDraw> => {
    const { brandId, drawId, operatorId, operator: username, reason } = order
    await getBrandDraw(context, order)
    const by = { operatorId, username }
    await context.staff.askChange({ kind, brandId, target: String(drawId), input: {}, reason, by })
    return showOperatorDraw(context, order)
  }
  return {
    /** Stakes are returned, and payments taken back. */
    voidDraw: (order: DrawDecision): Promise<OperatorDraw> => ask('voidDraw', order),
    /** New numbers for the same tickets. */
    redraw: (order: DrawDecision): Promise<OperatorDraw> => ask('redraw', order),
  }
}
