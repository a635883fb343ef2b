import type { OperatorRedemption } from '@trevo/contract/ops/giving/points.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { ofMoney, ofPoints } from '../domain/transfers.ts'
import type { PointsNeeds } from '../needs.ts'
import { decideRedemption, listOpen, lockRedemption } from '../repository/redemptions.ts'
import { findExchanged, listRewards, restock } from '../repository/rewards.ts'
import type { PointsTables, RedemptionRow, RewardRow } from '../repository/tables.ts'
import { presentToOperator } from './present-redemption.ts'

type Decision = {
  readonly brandId: number
  readonly operator: string
  readonly redemptionId: string
  readonly remark: string
}

const listedMax = 200

const payPrize = async (
  { wallet }: PointsNeeds,
  tx: Tx,
  row: RedemptionRow,
  reward: RewardRow,
): Promise<void> => {
  if (reward.prize_minor === null) return
  const amountMinor = reward.prize_minor * BigInt(row.quantity)
  const movement = { id: row.id, memberId: row.member_id, amountMinor, type: 'REDEEM' }
  await wallet.postInTx(tx, ofMoney('prize', movement))
}

const giveBack = async ({ wallet }: PointsNeeds, tx: Tx, row: RedemptionRow): Promise<void> => {
  await restock(tx, row.reward_id, row.quantity)
  const about = { id: row.id, memberId: row.member_id, type: 'REFUND' }
  if (row.amount_minor > 0n) {
    await wallet.postInTx(tx, ofMoney('returned', { ...about, amountMinor: row.amount_minor }))
  }
  await wallet.postInTx(tx, ofPoints('refunded', { ...about, amountMinor: row.points_minor }))
}

/** POINTS-2: exchanges waiting for an operator, and the decision. A refusal returns everything. */
export const createOperatorRedemptions = (needs: PointsNeeds) => {
  const { database, members, clock } = needs

  const decide = async (
    { brandId, operator, redemptionId, remark }: Decision,
    status: 'APPROVED' | 'REJECTED',
  ): Promise<OperatorRedemption> => {
    const { row, reward } = await database.inTx(async (tx) => {
      const found = await lockRedemption(tx, brandId, redemptionId)
      if (!found) throw new Refusal('points.redemption_unknown')
      if (found.status !== 'IN_PROCESS') throw new Refusal('points.redemption_decided')
      const wanted = await findExchanged(tables<PointsTables>(tx), found.reward_id)
      const change = { status, remark, decided_by: operator, decided_at: clock.now() }
      await decideRedemption(tx, found.id, change)
      noteAct({ before: { status: found.status }, after: { status } })
      if (status === 'APPROVED') await payPrize(needs, tx, found, wanted)
      else await giveBack(needs, tx, found)
      return { row: { ...found, ...change }, reward: wanted }
    })
    const accounts = await members.accountsOf([row.member_id])
    return presentToOperator(row, reward, accounts.get(row.member_id) ?? '')
  }

  return {
    listOpenRedemptions: async (brandId: number): Promise<OperatorRedemption[]> => {
      const rows = await listOpen(database.db, brandId, listedMax)
      const accounts = await members.accountsOf(rows.map(({ member_id: id }) => id))
      const rewards = await listRewards(database.db, brandId)
      const byId = new Map(rewards.map((reward) => [reward.id, reward]))
      return rows.map((row) =>
        presentToOperator(row, byId.get(row.reward_id), accounts.get(row.member_id) ?? ''),
      )
    },
    approveRedemption: (decision: Decision) => decide(decision, 'APPROVED'),
    rejectRedemption: (decision: Decision) => decide(decision, 'REJECTED'),
  }
}
