import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/lottery/settings.ts'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { pricingOf, returnBounds, returnOfSeries } from '../../lotteries/domain/returns.ts'
import { readSetup } from '../../lotteries/repository/games.ts'
import type { SeriesRuleRow } from '../../tables.ts'
import {
  bigPrizeKindName,
  bigPrizeTarget,
  seriesKindName,
  seriesTargetOf,
} from './brand-setting-kinds.ts'

const presentRule = (row: SeriesRuleRow) => {
  const group = allGroups.find(({ gameGroupCode }) => gameGroupCode === row.group_code)
  if (!group) throw new Error(`a rule of series of unknown group ${row.group_code}`)
  const rule = { betHighest: row.bet_highest, given: row.given }
  return {
    groupCode: row.group_code,
    prizeModeId: row.prize_mode_id,
    lowest: row.lowest,
    ...rule,
    returnBp: returnOfSeries(group, row.prize_mode_id, rule),
  }
}

const groupCodes = [
  ...new Set(
    allGroups
      .filter((group) => pricingOf(group).bySeries > 0)
      .map(({ gameGroupCode }) => gameGroupCode),
  ),
]

/** What holds for all lotteries of a brand. */
export const createBrandSettings = ({ database, staff }: LotteryContext) => {
  const listWaiting = async (brandId: number) =>
    (
      await Promise.all(
        [bigPrizeKindName, seriesKindName].map((kind) => staff.listWaiting(brandId, kind)),
      )
    ).flatMap((found) =>
      [...found].map(([target, { requestId, askedBy, askedAt, reason }]) => ({
        target,
        requestId,
        askedBy,
        askedAt: askedAt.toISOString(),
        reason,
      })),
    )
  return {
    showLotterySettings: async (
      brandId: number,
    ): Promise<Answer<typeof endpoints.showLotterySettings>> => {
      const { seriesRules, bigPrizes } = await readSetup(database)
      const bigPrize = bigPrizes.get(brandId)
      return {
        bigPrize: bigPrize === null || bigPrize === undefined ? null : formatMoney(bigPrize),
        series: seriesRules.filter((rule) => rule.brand_id === brandId).map(presentRule),
        groupCodes,
        returns: returnBounds,
        waiting: await listWaiting(brandId),
      }
    },

    changeBigPrize: (
      by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
      { requestId, bigPrize, reason }: Body<typeof endpoints.changeBigPrize>,
    ): Promise<Answer<typeof endpoints.changeBigPrize>> =>
      staff.askChange({
        kind: bigPrizeKindName,
        brandId: by.brandId,
        target: bigPrizeTarget,
        input: { bigPrize },
        reason,
        requestId,
        by,
      }),

    changeSeriesRule: (
      by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
      { requestId, rule, reason }: Body<typeof endpoints.changeSeriesRule>,
    ): Promise<Answer<typeof endpoints.changeSeriesRule>> =>
      staff.askChange({
        kind: seriesKindName,
        brandId: by.brandId,
        target: seriesTargetOf(rule),
        input: { rule },
        reason,
        requestId,
        by,
      }),
  }
}
export type BrandSettings = ReturnType<typeof createBrandSettings>
