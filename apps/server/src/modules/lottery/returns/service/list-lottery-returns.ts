import type { DeclaredReturn, ReturnDay } from '@trevo/fairness/measured-return.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { declaredReturnOf } from '../../lotteries/domain/returns.ts'
import { listReturns, type GameReturnRow } from '../repository/game-returns.ts'

/** A lottery with what it declares and the sums of its days. */
export type LotteryReturns = {
  readonly gameId: number
  readonly names: Readonly<Record<string, string>>
  readonly declared: DeclaredReturn
  readonly days: readonly (ReturnDay & { readonly day: string })[]
}

const dayOf = (row: GameReturnRow): LotteryReturns['days'][number] => ({
  day: row.day,
  rounds: String(row.draws),
  stake: String(row.stake_minor),
  payout: String(row.payout_minor),
  stakeSquared: row.stake_squared,
  payoutSquared: row.payout_squared,
  stakePayout: row.stake_payout,
})

/** Lotteries of the brand that drew in these days, both inclusive. */
export const createListLotteryReturns =
  ({ database, setup, settings }: LotteryContext) =>
  async (
    brandId: number,
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly LotteryReturns[]> => {
    const { games, seriesRules } = await setup()
    const own = games.filter(({ brand_id }) => brand_id === brandId)
    if (own.length === 0) return []
    const rows = await listReturns(database, { gameIds: own.map(({ id }) => id), ...span })
    const days = Map.groupBy(rows, ({ game_id }) => game_id)
    const rules = seriesRules
      .filter(({ brand_id }) => brand_id === brandId)
      .map((row) => ({
        groupCode: row.group_code,
        prizeModeId: row.prize_mode_id,
        betHighest: row.bet_highest,
        given: row.given,
      }))
    const types = settings.lotteryTypesOf(brandId)
    return own.flatMap((game) => {
      const counted = days.get(game.id)
      if (!counted) return []
      const declared = declaredReturnOf(game, types, rules)
      return [{ gameId: game.id, names: game.names, declared, days: counted.map(dayOf) }]
    })
  }
