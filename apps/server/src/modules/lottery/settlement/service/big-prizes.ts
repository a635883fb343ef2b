import type { BigPrize } from '@trevo/contract/ops/lottery.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  findPrize,
  listApprovers,
  listPrizesInReview,
  type BigPrizeRow,
} from '../../draws/repository/brand-draws.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

const kind = 'approveBigPrize'

const present = async (
  { members }: LotteryContext,
  prizes: readonly BigPrizeRow[],
  approversOf: (prize: BigPrizeRow) => readonly string[],
): Promise<BigPrize[]> => {
  const accounts = await members.accountsOf(prizes.map(({ member_id }) => member_id))
  return prizes.map((prize) => {
    const approvedBy = [...approversOf(prize)]
    const waiting = approvedBy.length === 0 ? 'review' : 'second_review'
    const decided = prize.state === 'paid' ? 'paid' : 'approved'
    return {
      prizeId: String(prize.id),
      drawId: String(prize.draw_id),
      gameCode: prize.code,
      numero: prize.draw_number,
      account: accounts.get(prize.member_id) ?? '',
      orderNumber: `L${prize.order_id}`,
      amount: formatMoney(prize.amount_minor),
      status: prize.state === 'review' ? waiting : decided,
      approvedBy,
    }
  })
}

type Approval = {
  readonly brandId: number
  readonly prizeId: bigint
  readonly operatorId: bigint
  readonly operator: string
  readonly reason: string
}

/** Prizes above the brand's setting: calculated and compared like all others, paid once two persons approved. */
export const createBigPrizes = (context: LotteryContext) => {
  const { database, staff } = context
  /** Who asked for each of them. */
  const requestersOf = async (brandId: number, prizes: readonly BigPrizeRow[]) => {
    const targets = prizes.map(({ id }) => String(id))
    const waiting = await staff.listWaiting(brandId, kind, targets)
    return ({ id }: BigPrizeRow): string[] => {
      const one = waiting.get(String(id))
      return one ? [one.askedBy] : []
    }
  }
  const show = async (brandId: number, id: bigint): Promise<BigPrize> => {
    const prize = await findPrize(database.db, { brandId, id })
    if (!prize) throw new Refusal('lottery.prize_unknown')
    const isWaiting = prize.state === 'review'
    const approvers = isWaiting ? [] : await listApprovers(database.db, prize)
    const approversOf = isWaiting ? await requestersOf(brandId, [prize]) : () => approvers
    const [presented] = await present(context, [prize], approversOf)
    if (!presented) throw new Refusal('lottery.prize_unknown')
    return presented
  }

  return {
    listBigPrizes: async (brandId: number, limit: number): Promise<{ prizes: BigPrize[] }> => {
      const prizes = await listPrizesInReview(database.db, brandId, limit)
      return { prizes: await present(context, prizes, await requestersOf(brandId, prizes)) }
    },

    /** The first yes, or the second one. @throws Refusal `lottery.prize_unknown`, `lottery.draw_state` */
    approveBigPrize: async (approval: Approval): Promise<BigPrize> => {
      const { brandId, prizeId, operatorId, operator: username, reason } = approval
      await staff.askChange({
        kind,
        brandId,
        target: String(prizeId),
        input: {},
        reason,
        by: { operatorId, username },
      })
      return show(brandId, prizeId)
    },
  }
}
