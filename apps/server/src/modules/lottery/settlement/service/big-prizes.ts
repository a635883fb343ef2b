import type { BigPrize } from '@trevo/contract/ops/lottery.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { insertApproval, listApprovals } from '../repository/approvals.ts'
import { lockCredit, makeDue } from '../repository/credits.ts'
import { listPrizes, type WaitingPrize } from '../../draws/repository/decisions.ts'
import { insertEvent } from '../../draws/repository/draws.ts'
import { recordTickets } from '../../orders/repository/settled-bets.ts'
import { markPrizeApproved } from '../../orders/repository/tickets.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

const operatorsNeeded = 2

const statusOf = ({ state, operators }: WaitingPrize): BigPrize['status'] => {
  if (state === 'paid') return 'paid'
  if (state !== 'review') return 'approved'
  return operators.length === 0 ? 'review' : 'second_review'
}

const present = async (
  { members }: LotteryContext,
  prizes: readonly WaitingPrize[],
): Promise<BigPrize[]> => {
  const accounts = await members.accountsOf(prizes.map(({ member_id }) => member_id))
  return prizes.map((prize) => ({
    prizeId: String(prize.id),
    drawId: String(prize.draw_id),
    gameCode: prize.code,
    numero: prize.draw_number,
    account: accounts.get(prize.member_id) ?? '',
    orderNumber: `L${prize.order_id}`,
    amount: formatMoney(prize.amount_minor),
    status: statusOf(prize),
    approvedBy: prize.operators,
  }))
}

type Approval = {
  readonly brandId: number
  readonly prizeId: bigint
  readonly operator: string
  readonly reason: string
}

/** Prizes above the brand's setting: calculated and compared like all others, paid after two approvals. */
export const createBigPrizes = (context: LotteryContext) => {
  const { database, clock } = context
  const getPrize = async (brandId: number, id: bigint): Promise<WaitingPrize> => {
    const [prize] = await listPrizes(database.db, { brandId, id, limit: 1 })
    if (!prize) throw new Refusal('lottery.prize_unknown')
    return prize
  }

  return {
    listBigPrizes: async (brandId: number, limit: number): Promise<{ prizes: BigPrize[] }> => ({
      prizes: await present(context, await listPrizes(database.db, { brandId, limit })),
    }),

    /** @throws Refusal `lottery.prize_unknown`, `lottery.draw_state`, `lottery.other_operator_needed` */
    approveBigPrize: async (approval: Approval): Promise<BigPrize> => {
      const { brandId, prizeId, operator, reason } = approval
      await getPrize(brandId, prizeId)
      await database.inTx(async (tx) => {
        const credit = await lockCredit(tx, prizeId)
        if (credit?.state !== 'review') throw new Refusal('lottery.draw_state')
        const said = await listApprovals(tx, prizeId)
        if (said.some((one) => one.operator === operator)) {
          throw new Refusal('lottery.other_operator_needed')
        }
        const at = clock.now()
        await insertApproval(tx, { credit_id: prizeId, operator, reason, approved_at: at })
        await insertEvent(tx, {
          draw_id: credit.draw_id,
          kind: 'prize_approved',
          operator,
          reason,
          detail: String(prizeId),
          at,
        })
        if (said.length + 1 < operatorsNeeded) return
        await makeDue(tx, prizeId)
        await markPrizeApproved(tx, credit.member_id, credit.ticket_id)
        const { draw_id: drawId, ticket_id: ticketId } = credit
        await recordTickets(tx, [{ drawId, ticketId }], at)
      })
      const [presented] = await present(context, [await getPrize(brandId, prizeId)])
      if (!presented) throw new Refusal('lottery.prize_unknown')
      return presented
    },
  }
}
