import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  listSharedTickets,
  SharedTicket,
  showSharedTicket,
} from '@trevo/contract/wps/lottery/shared-tickets.ts'
import { leafTextOf } from '@trevo/lottery-rules/tickets/ticket-record.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { isShareable } from '../../lotteries/domain/shares.ts'
import { getDraw } from '../../draws/repository/draws.ts'
import {
  findListedShared,
  listHolders,
  listOpenShared,
  type ListedShared,
} from '../repository/shared-tickets.ts'
import { gameOfDraw, getGame, type LotteryContext } from '../../lotteries/context.ts'
import type { DrawTrees } from '../../receipts/service/draw-tree.ts'
import { recordOfShares } from './share-rows.ts'

const listedMax = 50

const present = (row: ListedShared, gameCode: string): SharedTicket => ({
  sharedTicketId: row.id,
  gameId: row.game_id,
  gameCode,
  numero: row.draw_number,
  closeTime: row.closes_at.getTime(),
  status: row.state,
  shareCount: row.share_of,
  sharesTaken: row.taken_count,
  sharesMine: row.mine,
  sharePrice: formatLotteryMoney(row.share_minor),
  totalAmount: formatLotteryMoney(row.stake_minor),
  stakes: row.stakes_count,
  lines: row.item_count,
  prizeModeId: row.prize_mode_id,
  slip: row.slip,
})

type Viewer = { readonly brandId: number; readonly memberId: bigint | undefined }

/** Shared tickets that can be joined, and one with the proof of its shares. */
export const createListSharedTickets = (context: LotteryContext, trees: DrawTrees) => {
  const { database, setup, clock, settings } = context
  return {
    listSharedTickets: async (
      { brandId, memberId }: Viewer,
      gameId: number,
    ): Promise<Answer<typeof listSharedTickets>> => {
      const game = getGame(await setup(), brandId, gameId)
      if (!isShareable(game) || !settings.offersSharedTickets(brandId)) return []
      const wanted = { gameId, memberId, at: clock.now() }
      const rows = await listOpenShared(database.db, wanted, listedMax)
      return rows.map((row) => present(row, game.code))
    },

    showSharedTicket: async (
      { brandId, memberId }: Viewer,
      id: string,
    ): Promise<Answer<typeof showSharedTicket>> => {
      const row = await findListedShared(database.db, id, memberId)
      if (row?.brand_id !== brandId) throw new Refusal('lottery.shared_unknown')
      const { code } = gameOfDraw(await setup(), row.game_id)
      const draw = await getDraw(database.db, row.draw_id)
      const about = { gameCode: code, drawNumber: draw.draw_number }
      const isSealed = draw.root !== null && row.state === 'full'
      const shares = []
      for (const holder of await listHolders(database.db, id)) {
        const record = recordOfShares(row, about, {
          clientId: holder.client_id,
          first: holder.share_first,
          count: holder.share_count,
          stakeMinor: holder.stake_minor,
          placedAt: holder.placed_at,
        })
        const proof = isSealed ? await trees.prove(draw, holder.id, leafTextOf(record)) : undefined
        shares.push({ record, proof: proof ? { ...proof, path: [...proof.path] } : null })
      }
      return { ...present(row, code), shares }
    },
  }
}
