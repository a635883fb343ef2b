import type { OperatorDraw } from '@trevo/contract/ops/lottery.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readResult } from '../../lotteries/domain/game-rules.ts'
import { deleteEntries, insertEntry, listEntries } from '../repository/decisions.ts'
import { insertEvent, lockDraw } from '../repository/draws.ts'
import { gameOfDraw, type LotteryContext } from '../../lotteries/context.ts'
import { announce, recordNumbers } from './draw-numbers.ts'
import { getBrandDraw, showOperatorDraw, type OperatorOrder } from './operator-draws.ts'

type Outcome = 'noted' | 'drawn' | 'differs'

/**
 * Numbers entered by an operator. The second one, who has not seen the first one's, draws with them; if they
 * differ both entries are withdrawn, which is recorded. @throws Refusal `lottery.draw_state`,
 * `lottery.result_invalid`, `lottery.result_differs`, `lottery.other_operator_needed`
 */
export const createEnterDrawResult =
  (context: LotteryContext) =>
  async (order: OperatorOrder & { readonly result: string }): Promise<OperatorDraw> => {
    const { database, clock, setup } = context
    const { drawId, operator, result } = order
    const draw = await getBrandDraw(context, order)
    if (draw.result_source !== 'operators') throw new Refusal('lottery.draw_state')
    if (!readResult(draw.rules_group, result, draw.drawn_on)) {
      throw new Refusal('lottery.result_invalid')
    }
    const game = gameOfDraw(await setup(), draw.game_id)
    const outcome = await database.inTx(async (tx): Promise<Outcome> => {
      const locked = await lockDraw(tx, drawId)
      const now = clock.now()
      if (locked?.status !== 'closed' || locked.root === null || now < locked.draws_at) {
        throw new Refusal('lottery.draw_state')
      }
      const { attempt } = locked
      const [first] = await listEntries(tx, drawId, attempt)
      if (first?.operator === operator) throw new Refusal('lottery.other_operator_needed')
      const isSame = first === undefined || first.result === result
      await insertEvent(tx, {
        draw_id: drawId,
        kind: isSame ? 'result_entered' : 'result_differs',
        operator,
        reason: null,
        // The second operator must not copy it from the first.
        detail: first ? result : null,
        at: now,
      })
      if (!isSame) {
        await deleteEntries(tx, drawId, attempt)
        return 'differs'
      }
      await insertEntry(tx, { draw_id: drawId, attempt, operator, result, entered_at: now })
      if (!first) return 'noted'
      const by = `${first.operator}, ${operator}`
      await recordNumbers(context, tx, locked, { result, beacon: null, clientSeed: null, by })
      return 'drawn'
    })
    if (outcome === 'differs') throw new Refusal('lottery.result_differs')
    if (outcome === 'drawn') announce(context, game, draw.draw_number, result)
    return showOperatorDraw(context, order)
  }
