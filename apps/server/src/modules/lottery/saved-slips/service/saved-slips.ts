import type { Answer } from '@trevo/contract/endpoint.ts'
import {
  savedSlipsMax,
  type listSavedSlips,
  type SavedSlip,
} from '@trevo/contract/wps/lottery/saved-slips.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { returnOf } from '../../lotteries/domain/game-rules.ts'
import { formatLotteryMoney } from '../../common/domain/lottery-money.ts'
import { readOrder, requireWithinLimits } from '../../orders/domain/read-order.ts'
import {
  changeSaved,
  findSavedByClient,
  insertSaved,
  listSaved,
  lockSavedOf,
  removeSaved,
  startSubscription,
  type SlipName,
} from '../repository/saved-slips.ts'
import type { SavedSlipRow } from '../../tables.ts'
import { getGame, takesMode, type LotteryContext } from '../../lotteries/context.ts'
import { readSeries } from '../../lotteries/service/read-series.ts'

const present = (row: SavedSlipRow): SavedSlip => ({
  savedSlipId: String(row.id),
  gameId: row.game_id,
  name: row.name,
  prizeModeId: row.prize_mode_id,
  slip: row.slip,
  lines: row.item_count,
  stakes: row.stakes_count,
  amount: formatLotteryMoney(row.stake_minor),
  subscription: row.state,
  drawsLeft: row.draws_left,
  drawsPlaced: row.placed_count,
  stopsOnWin: row.stops_on_win,
  pausedBy: row.paused_by,
})

type NewSlip = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly gameId: number
  readonly name: string
  readonly prizeModeId: number
  readonly slip: string
}

/** Parses and prices a slip as if it were staked on now. @throws Refusal like placing it */
const readNow = async (context: LotteryContext, wanted: NewSlip) => {
  const setup = await context.setup()
  const game = getGame(setup, wanted.brandId, wanted.gameId)
  if (!takesMode(context, game, wanted.prizeModeId)) throw new Refusal('lottery.game_unknown')
  const terms = {
    rulesGroup: game.rules_group,
    prizeModeId: wanted.prizeModeId,
    oddsReturnBp: returnOf(game, wanted.prizeModeId),
  }
  const limit = setup.limits.get(game.id)
  const { series } = await readSeries(context, setup, game, wanted)
  const setting = { gameId: game.id, limit, playLimits: setup.playLimits, series }
  const { memberId, slip } = wanted
  const order = await context.readSlipOf(memberId, slip, readOrder(slip, terms, setting))
  requireWithinLimits(order, [1], limit)
  return order
}

/** @throws Refusal `request.id_reused` for another slip under the same id. */
const requireSame = (known: SavedSlipRow, wanted: NewSlip): SavedSlipRow => {
  const isSame =
    known.game_id === wanted.gameId &&
    known.prize_mode_id === wanted.prizeModeId &&
    known.slip === wanted.slip &&
    known.name === wanted.name
  if (!isSame) throw new Refusal('request.id_reused', { id: wanted.clientId })
  return known
}

const getChanged = (row: SavedSlipRow | undefined): SavedSlip => {
  if (!row) throw new Refusal('lottery.saved_unknown')
  return present(row)
}

/** Members' saved slips, and their subscriptions. */
export const createSavedSlips = (context: LotteryContext) => {
  const { database, clock } = context
  return {
    listSavedSlips: async (
      memberId: bigint,
      gameId: number,
    ): Promise<Answer<typeof listSavedSlips>> => {
      const wanted = gameId < 1 ? undefined : gameId
      const rows = await listSaved(database.db, memberId, wanted, savedSlipsMax)
      return rows.map(present)
    },

    saveSlip: async (wanted: NewSlip): Promise<SavedSlip> => {
      const order = await readNow(context, wanted)
      return database.inTx(async (tx) => {
        const count = await lockSavedOf(tx, wanted.memberId)
        const known = await findSavedByClient(tx, wanted.memberId, wanted.clientId)
        if (known) return present(requireSame(known, wanted))
        if (count >= savedSlipsMax) throw new Refusal('lottery.too_many_saved')
        const row = await insertSaved(tx, {
          member_id: wanted.memberId,
          brand_id: wanted.brandId,
          game_id: wanted.gameId,
          client_id: wanted.clientId,
          name: wanted.name,
          prize_mode_id: wanted.prizeModeId,
          slip: wanted.slip,
          item_count: order.lines.length,
          stakes_count: order.stakesCount,
          stake_minor: order.stakeMinor,
          saved_at: clock.now(),
        })
        return present(row)
      })
    },

    removeSavedSlip: async (name: SlipName) => ({ removed: await removeSaved(database.db, name) }),

    subscribeSlip: async (
      name: SlipName,
      preference: { readonly draws: number; readonly stopsOnWin: boolean },
    ): Promise<SavedSlip> => getChanged(await startSubscription(database.db, name, preference)),

    unsubscribeSlip: async (name: SlipName): Promise<SavedSlip> =>
      getChanged(
        await changeSaved(database.db, name, { state: 'idle', draws_left: 0, paused_by: null }),
      ),
  }
}

export type SavedSlips = ReturnType<typeof createSavedSlips>
