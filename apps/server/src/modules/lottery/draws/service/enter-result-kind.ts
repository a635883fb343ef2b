import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { readResult } from '../../lotteries/domain/game-rules.ts'
import { lockBrandDraw, type BrandDraw } from '../repository/brand-draws.ts'
import { insertEvent } from '../repository/draws.ts'
import { announce, recordNumbers } from './draw-numbers.ts'

const Input = z.strictObject({ result: z.string().max(200) })
type Order = ChangeOrder<z.infer<typeof Input>>

/**
 * Numbers typed by operators, for a draw that takes them. @throws Refusal `lottery.draw_state`,
 * `lottery.result_invalid`
 */
export const requireNumbers = (
  { result_source, rules_group, drawn_on }: BrandDraw,
  result: string,
): void => {
  if (result_source !== 'operators') throw new Refusal('lottery.draw_state')
  if (!readResult(rules_group, result, drawn_on)) throw new Refusal('lottery.result_invalid')
}

/** The numbers of a draw: each of two persons types them without seeing the other's. */
export const enterResultKind = (context: LotteryContext): ChangeKind => {
  const { clock } = context
  const lock = async (tx: Tx, { input, ...order }: Order): Promise<BrandDraw> => {
    const draw = await lockBrandDraw(tx, order)
    requireNumbers(draw, input.result)
    if (draw.status !== 'closed' || draw.root === null || clock.now() < draw.draws_at) {
      throw new Refusal('lottery.draw_state')
    }
    return draw
  }
  const note = (
    tx: Tx,
    { id }: BrandDraw,
    event: {
      readonly kind: 'result_entered' | 'result_differs'
      readonly operator: string
      readonly detail: string | null
    },
  ): Promise<void> => insertEvent(tx, { ...event, draw_id: id, reason: null, at: clock.now() })

  return changeKind({
    kind: 'enterDrawResult',
    right: 'lottery.draw',
    isBlind: true,
    input: Input,
    describe: async (tx, order) => {
      const { code, draw_number: numero, status, attempt } = await lock(tx, order)
      const before = { lottery: code, draw: numero, status, attempt }
      return { before, after: { ...before, status: 'drawn', result: order.input.result } }
    },
    execute: async (tx, order, { asked, decided }) => {
      const draw = await lock(tx, order)
      const { result } = order.input
      await note(tx, draw, { kind: 'result_entered', operator: decided, detail: result })
      const numbers = { result, beacon: null, clientSeed: null, by: `${asked}, ${decided}` }
      await recordNumbers(context, tx, draw, numbers)
      const game = { id: draw.game_id, brand_id: order.brandId, code: draw.code }
      afterCommit(tx, () => announce(context, game, draw.draw_number, result))
    },
    // Who types the second entry must not copy it from the first.
    noteAsked: async (tx, order, { asked: operator }) =>
      note(tx, await lock(tx, order), { kind: 'result_entered', operator, detail: null }),
    noteDiffers: async (tx, order, { decided: operator }) =>
      note(tx, await lock(tx, order), {
        kind: 'result_differs',
        operator,
        detail: order.input.result,
      }),
  })
}
