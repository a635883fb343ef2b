import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { mayMove } from '../../draws/domain/draw-states.ts'
import type { DrawStatus } from '../../common/domain/states.ts'
import { insertDecision, listDecisions } from '../../draws/repository/decisions.ts'
import { insertEvent, lockDraw } from '../../draws/repository/draws.ts'
import type { DrawRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import {
  getBrandDraw,
  showOperatorDraw,
  type OperatorOrder,
} from '../../draws/service/operator-draws.ts'

export type DrawDecision = OperatorOrder & { readonly reason: string }

/** States that allow a decision: never while open sales could still stop a trace. */
const decidable: Readonly<Record<'void' | 'redraw', readonly DrawStatus[]>> = {
  void: ['scheduled', 'open', 'closed', 'drawn', 'settled'],
  redraw: ['drawn', 'settled'],
}

/**
 * Annuls or re-draws once two operators approved; the first approval is recorded. The worker then pays and takes
 * back the consequences, each as a separate transfer.
 */
export const decideDraw = async (
  context: LotteryContext,
  what: 'void' | 'redraw',
  order: DrawDecision,
  carryOut: (tx: Tx, draw: DrawRow) => Promise<void>,
): Promise<OperatorDraw> => {
  const { database, clock } = context
  const { drawId, operator, reason } = order
  await getBrandDraw(context, order)
  await database.inTx(async (tx) => {
    const draw = await lockDraw(tx, drawId)
    const to = what === 'void' ? 'cancelled' : 'closed'
    if (!draw || !decidable[what].includes(draw.status) || !mayMove(draw.status, to)) {
      throw new Refusal('lottery.draw_state')
    }
    const { attempt } = draw
    const approvals = await listDecisions(tx, { draw_id: drawId, attempt, what })
    if (approvals.some((one) => one.operator === operator)) {
      throw new Refusal('lottery.other_operator_needed')
    }
    const at = clock.now()
    await insertDecision(tx, {
      draw_id: drawId,
      attempt,
      what,
      operator,
      reason,
      decided_at: at,
    })
    const kind = approvals.length === 0 ? `${what}_asked` : `${what}_decided`
    await insertEvent(tx, { draw_id: drawId, kind, operator, reason, detail: null, at })
    if (approvals.length > 0) await carryOut(tx, draw)
  })
  return showOperatorDraw(context, order)
}
