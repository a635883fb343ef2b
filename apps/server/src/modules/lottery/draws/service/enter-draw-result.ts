import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { requireNumbers } from './enter-result-kind.ts'
import { getBrandDraw, showOperatorDraw, type OperatorOrder } from './operator-draws.ts'

/**
 * Numbers entered by an operator. The second person, who has not seen the first one's, draws with them; if
 * they differ both entries are discarded, which is recorded. @throws Refusal `lottery.draw_unknown`,
 * `lottery.draw_state`, `lottery.result_invalid`, `approval.entries_differ`
 */
export const createEnterDrawResult =
  (context: LotteryContext) =>
  async (order: OperatorOrder & { readonly result: string }): Promise<OperatorDraw> => {
    const { brandId, drawId, operatorId, operator: username, result } = order
    const draw = await getBrandDraw(context, order)
    requireNumbers(draw, result)
    await context.staff.askChange({
      kind: 'enterDrawResult',
      brandId,
      target: String(drawId),
      input: { result },
      reason: `the numbers of ${draw.draw_number}`,
      by: { operatorId, username },
    })
    return showOperatorDraw(context, order)
  }
