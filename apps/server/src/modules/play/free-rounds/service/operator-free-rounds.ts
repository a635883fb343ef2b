import type { OperatorFreeRounds } from '@trevo/contract/ops/free-rounds.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import {
  findCampaign,
  listLatest,
  lockCampaign,
  updateCampaign,
} from '../repository/free-rounds.ts'
import type { FreeCampaignRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { playerRefOf } from './free-rounds.ts'

const listedMax = 200

const presentWith =
  ({ findGame }: PlayContext['catalogue']) =>
  (row: FreeCampaignRow, account: string): OperatorFreeRounds => {
    const game = findGame(row.node_id)
    return {
      campaignId: row.id,
      account,
      vendor: row.vendor,
      vendorName: game?.vendorName ?? row.vendor,
      gameCode: row.game_code,
      gameNames: game?.name ?? {},
      rounds: row.rounds,
      used: row.used,
      stake: formatMoney(row.stake_minor),
      winTurnover: row.win_turnover,
      state: row.state,
      expiresAt: row.expires_at.toISOString(),
    }
  }

/** The operators' view of free rounds, and cancelling them. */
export const createOperatorFreeRounds = (context: PlayContext) => {
  const { database, members, vendors, catalogue } = context
  const present = presentWith(catalogue)
  const db = database.db

  /** Only of this brand. @throws Refusal `play.free_rounds_unknown` */
  const requireOwn = async (brandId: number, id: string) => {
    const row = await findCampaign(db, id)
    const member = row && (await members.findMember(row.member_id))
    if (!row || member?.brandId !== brandId) throw new Refusal('play.free_rounds_unknown')
    return { row, account: member.account }
  }

  return {
    listOperatorFreeRounds: async (brandId: number) => {
      const rows = await listLatest(db, listedMax)
      const found = await Promise.all(rows.map((row) => members.findMember(row.member_id)))
      return {
        campaigns: rows.flatMap((row, index) => {
          const member = found[index]
          return member?.brandId === brandId ? [present(row, member.account)] : []
        }),
      }
    },

    showFreeRounds: async (brandId: number, id: string) => {
      const { row, account } = await requireOwn(brandId, id)
      const listed = await vendors.listFreeRounds(row.vendor, await playerRefOf(context, row))
      const atVendor = listed?.find(({ campaignId }) => campaignId === id) ?? null
      return { ...present(row, account), atVendor }
    },

    cancelFreeRoundsOf: async (order: {
      readonly brandId: number
      readonly id: string
      readonly operator: string
      readonly reason: string
    }): Promise<OperatorFreeRounds> => {
      const { account } = await requireOwn(order.brandId, order.id)
      await database.inTx(async (tx) => {
        const row = await lockCampaign(tx, order.id)
        if (row?.state !== 'asked' && row?.state !== 'granted') return
        noteAct({ before: { state: row.state }, after: { state: 'cancelling' } })
        await updateCampaign(tx, order.id, {
          state: 'cancelling',
          cancelled_by: order.operator,
          cancel_reason: order.reason,
        })
      })
      const row = await findCampaign(db, order.id)
      if (!row) throw new Refusal('play.free_rounds_unknown')
      return present(row, account)
    },
  }
}
