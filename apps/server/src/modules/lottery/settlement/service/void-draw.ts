import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import { annulCredits, insertRefunds } from '../repository/credits.ts'
import { setDraw } from '../../draws/repository/draws.ts'
import { recordDraw } from '../../orders/repository/settled-bets.ts'
import { voidTickets } from '../../orders/repository/tickets.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { decideDraw, type DrawDecision } from './decide-draw.ts'

/** The draw is void: stakes are returned, and payments taken back. */
export const createVoidDraw =
  (context: LotteryContext) =>
  (order: DrawDecision): Promise<OperatorDraw> =>
    decideDraw(context, 'void', order, async (tx, { id, attempt }) => {
      await annulCredits(tx, { drawId: id, attempt })
      await insertRefunds(tx, { drawId: id, attempt })
      const at = context.clock.now()
      await voidTickets(tx, id, at)
      await setDraw(tx, id, { status: 'cancelled', trouble: null })
      await recordDraw(tx, id, at)
    })
