import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import type { DrawStatus } from '../../common/domain/states.ts'
import { mayMove } from '../../draws/domain/draw-states.ts'
import { lockBrandDraw, type BrandDraw } from '../../draws/repository/brand-draws.ts'
import { insertEvent } from '../../draws/repository/draws.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { redrawInTx } from './redraw.ts'
import { voidDrawInTx } from './void-draw.ts'

type Act = {
  readonly kind: 'voidDraw' | 'redraw'
  readonly events: { readonly asked: string; readonly decided: string }
  /** States that allow it: never while open sales could still stop a trace. */
  readonly decidable: readonly DrawStatus[]
  readonly to: DrawStatus
  /** The worker then pays and takes back the consequences, each as a separate transfer. */
  carryOut(tx: Tx, draw: BrandDraw, at: Date): Promise<void>
}

const acts: readonly Act[] = [
  {
    kind: 'voidDraw',
    events: { asked: 'void_asked', decided: 'void_decided' },
    decidable: ['scheduled', 'open', 'closed', 'drawn', 'settled'],
    to: 'cancelled',
    carryOut: voidDrawInTx,
  },
  {
    kind: 'redraw',
    events: { asked: 'redraw_asked', decided: 'redraw_decided' },
    decidable: ['drawn', 'settled'],
    to: 'closed',
    carryOut: redrawInTx,
  },
]

const kindOf = (
  { clock }: LotteryContext,
  { kind, events, decidable, to, carryOut }: Act,
): ChangeKind => {
  const lock = async (tx: Tx, order: ChangeOrder): Promise<BrandDraw> => {
    const draw = await lockBrandDraw(tx, order)
    if (!decidable.includes(draw.status) || !mayMove(draw.status, to)) {
      throw new Refusal('lottery.draw_state')
    }
    return draw
  }
  const note = (
    tx: Tx,
    { id }: BrandDraw,
    by: { readonly kind: string; readonly operator: string; readonly reason: string },
  ): Promise<void> => insertEvent(tx, { ...by, draw_id: id, detail: null, at: clock.now() })

  return changeKind({
    kind,
    right: 'lottery.draw',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const draw = await lock(tx, order)
      const before = {
        lottery: draw.code,
        draw: draw.draw_number,
        // Between the numbers and the payment nothing happens that the decision depends on.
        status: draw.status === 'settled' ? 'drawn' : draw.status,
        attempt: draw.attempt,
        result: draw.result,
      }
      const after = kind === 'redraw' ? { attempt: draw.attempt + 1, result: null } : {}
      return { before, after: { ...before, status: to, ...after } }
    },
    execute: async (tx, order, { decided: operator, reason }) => {
      const draw = await lock(tx, order)
      await note(tx, draw, { kind: events.decided, operator, reason })
      await carryOut(tx, draw, clock.now())
    },
    noteAsked: async (tx, order, { asked: operator, reason }) =>
      note(tx, await lock(tx, order), { kind: events.asked, operator, reason }),
  })
}

/** To annul a draw, and to draw again. */
export const drawDecisionKinds = (context: LotteryContext): readonly ChangeKind[] =>
  acts.map((act) => kindOf(context, act))
