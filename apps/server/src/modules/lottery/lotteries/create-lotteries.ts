import { LotteryGroup } from '@trevo/contract/wps/lottery/shapes.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { listGivenSeriesOf, saveSeriesOf } from './repository/series.ts'
import type { LotteryTables } from '../tables.ts'
import type { LotteryContext } from './context.ts'
import { createFindLobby } from './service/find-lobby.ts'
import { createGetPlayMenu } from './service/get-play-menu.ts'
import { createListGames } from './service/list-games.ts'
import { createListSeries } from './service/list-series.ts'

/** A member's series for a group, given by the agent above. */
type GivenSeries = {
  readonly memberId: bigint
  readonly groupCode: string
  readonly prizeModeId: number
  readonly maxSeries: number
}

/** Prizes given to individual members. */
const createSeriesOfMembers = (context: LotteryContext) => ({
  listSeries: createListSeries(context),
  /** Series of individual members; absent members have the brand's. */
  listGivenSeries: async (memberIds: readonly bigint[]) => {
    const rows = await listGivenSeriesOf(context.database.db, memberIds)
    return rows.map((row) => ({
      memberId: row.member_id,
      groupCode: LotteryGroup.parse(row.group_code),
      prizeModeId: row.prize_mode_id,
      maxSeries: row.max_series,
    }))
  },
  /** Gives a member a series, in the giver's transaction; it only rises. */
  saveSeries: (tx: Tx, given: GivenSeries) =>
    saveSeriesOf(tables<LotteryTables>(tx), {
      member_id: given.memberId,
      group_code: given.groupCode,
      prize_mode_id: given.prizeModeId,
      max_series: given.maxSeries,
    }),
})

/** The lotteries of a brand: lobby, menus and series. */
export const createLotteries = (context: LotteryContext) => ({
  forgetSetup: context.forgetSetup,
  ...createListGames(context),
  findLobby: createFindLobby(context),
  getPlayMenu: createGetPlayMenu(context),
  ...createSeriesOfMembers(context),
})

export type Lotteries = ReturnType<typeof createLotteries>
