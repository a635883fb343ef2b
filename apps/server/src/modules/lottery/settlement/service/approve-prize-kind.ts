import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { findPrize, type BigPrizeRow } from '../../draws/repository/brand-draws.ts'
import { insertEvent } from '../../draws/repository/draws.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { recordTickets } from '../../orders/repository/settled-bets.ts'
import { markPrizeApproved } from '../../orders/repository/tickets.ts'
import type { LotteryTables } from '../../tables.ts'
import { lockCredit, makeDue } from '../repository/credits.ts'

/** A big prize of the brand that nobody has approved yet, locked. */
const lockPrize = async (tx: Tx, { brandId, target }: ChangeOrder): Promise<BigPrizeRow> => {
  const id = /^\d{1,18}$/.test(target) ? BigInt(target) : undefined
  const prize = id && (await findPrize(tables<LotteryTables>(tx), { brandId, id }))
  if (!prize) throw new Refusal('lottery.prize_unknown')
  const locked = await lockCredit(tx, prize.id)
  if (locked?.state !== 'review') throw new Refusal('lottery.draw_state')
  return { ...prize, ...locked }
}

/** The payment of a prize above the brand's setting. */
export const approvePrizeKind = ({ clock }: LotteryContext): ChangeKind => {
  const note = async (
    tx: Tx,
    { id, draw_id }: BigPrizeRow,
    by: { kind: 'prize_asked' | 'prize_approved'; operator: string; reason: string },
  ): Promise<void> => {
    await insertEvent(tx, { ...by, draw_id, detail: String(id), at: clock.now() })
  }
  return changeKind({
    kind: 'approveBigPrize',
    right: 'lottery.pay',
    input: z.strictObject({}),
    describe: async (tx, order) => {
      const prize = await lockPrize(tx, order)
      const before = {
        status: 'review',
        lottery: prize.code,
        draw: prize.draw_number,
        order: `L${prize.order_id}`,
        amount: formatMoney(prize.amount_minor),
      }
      return { before, after: { ...before, status: 'approved' }, amountMinor: prize.amount_minor }
    },
    execute: async (tx, order, { decided: operator, reason }) => {
      const prize = await lockPrize(tx, order)
      await note(tx, prize, { kind: 'prize_approved', operator, reason })
      await makeDue(tx, prize.id)
      await markPrizeApproved(tx, prize.member_id, prize.ticket_id)
      const { draw_id: drawId, ticket_id: ticketId } = prize
      await recordTickets(tx, [{ drawId, ticketId }], clock.now())
    },
    noteAsked: async (tx, order, { asked: operator, reason }) => {
      await note(tx, await lockPrize(tx, order), { kind: 'prize_asked', operator, reason })
    },
  })
}
