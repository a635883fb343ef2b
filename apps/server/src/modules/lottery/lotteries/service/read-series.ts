import { upSharesOf, type SeriesTerms } from '../domain/series.ts'
import type { Setup } from '../repository/games.ts'
import type { GameRow } from '../../tables.ts'
import type { LotteryContext } from '../context.ts'

export type OwnSeries = {
  /** Undefined if the brand has no series for the group and prize mode. */
  readonly series: SeriesTerms | undefined
  readonly above: ReturnType<typeof upSharesOf>
}

/** The member's current choice of series, and the uplines' share. */
export const readSeries = async (
  { findSeries, members }: LotteryContext,
  setup: Setup,
  game: GameRow,
  { memberId, prizeModeId }: { readonly memberId: bigint; readonly prizeModeId: number },
): Promise<OwnSeries> => {
  const rule = setup.seriesRules.find(
    (one) =>
      one.brand_id === game.brand_id &&
      one.group_code === game.group_code &&
      one.prize_mode_id === prizeModeId,
  )
  if (!rule) return { series: undefined, above: [] }
  const aboveIds = await members.listAbove(memberId)
  const known = await findSeries({
    memberIds: [memberId, ...aboveIds],
    groupCode: game.group_code,
    prizeModeId,
  })
  const maxOf = (id: bigint): number => known.get(id) ?? rule.given
  const max = maxOf(memberId)
  return {
    series: { max, lowest: rule.lowest, betHighest: rule.bet_highest },
    above: upSharesOf(
      max,
      aboveIds.map((id) => ({ memberId: id, maxSeries: maxOf(id) })),
    ),
  }
}
