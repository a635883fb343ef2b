import type { Series } from '@trevo/contract/wps/lottery/games.ts'
import { LotteryGroup } from '@trevo/contract/wps/lottery/shapes.ts'
import { listSeriesOf } from '../repository/series.ts'
import type { LotteryContext } from '../context.ts'

const rebateRate = (max: number, lowest: number): string =>
  (Math.max(0, max - lowest) / 20).toFixed(2)

/** The member's choice of series in each group, and the rebate at the lowest. */
export const createListSeries =
  ({ setup, database }: LotteryContext) =>
  async (brandId: number, memberId: bigint): Promise<Series[]> => {
    const { seriesRules } = await setup()
    const own = await listSeriesOf(database.db, memberId)
    return seriesRules
      .filter((rule) => rule.brand_id === brandId)
      .map((rule) => {
        const given = own.find(
          (one) => one.group_code === rule.group_code && one.prize_mode_id === rule.prize_mode_id,
        )
        const maxSeries = given?.max_series ?? rule.given
        const maxBetSeries = Math.min(maxSeries, rule.bet_highest)
        return {
          gameGroupCode: LotteryGroup.parse(rule.group_code),
          prizeModeId: rule.prize_mode_id,
          maxSeries,
          minSeries: rule.lowest,
          maxBetSeries,
          defaultSeries: maxBetSeries,
          rebateRate: rebateRate(maxSeries, rule.lowest),
        }
      })
  }
