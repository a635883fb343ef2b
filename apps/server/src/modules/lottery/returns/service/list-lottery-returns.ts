import { beginOfDay } from '@trevo/calendar/brasilia.ts'
import type { DeclaredReturn, ReturnDay } from '@trevo/fairness/measured-return.ts'
import { returnOfPlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { planOf } from '../../instant/domain/edition-view.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { declaredReturnOf } from '../../lotteries/domain/returns.ts'
import { listReturns, listSoldPlans, type GameReturnRow } from '../repository/game-returns.ts'

type Names = Readonly<Record<string, string>>

/** A lottery with what it declares and the sums of its days. */
export type LotteryReturns = {
  /** Its rounds are draws, or orders of an instant lottery. */
  readonly kind: 'lottery' | 'instant'
  readonly gameId: number
  readonly names: Names
  readonly declared: DeclaredReturn
  readonly days: readonly (ReturnDay & { readonly day: string })[]
}

type Declared = Omit<LotteryReturns, 'days'>

const dayOf = (row: GameReturnRow): LotteryReturns['days'][number] => ({
  day: row.day,
  rounds: String(row.draws),
  stake: String(row.stake_minor),
  payout: String(row.payout_minor),
  stakeSquared: row.stake_squared,
  payoutSquared: row.payout_squared,
  stakePayout: row.stake_payout,
})

/** What the brand's lotteries with draws declare. */
const listDrawn = async (
  { setup, settings }: Pick<LotteryContext, 'setup' | 'settings'>,
  brandId: number,
): Promise<readonly Declared[]> => {
  const { games, seriesRules } = await setup()
  const rules = seriesRules
    .filter(({ brand_id }) => brand_id === brandId)
    .map((row) => ({
      groupCode: row.group_code,
      prizeModeId: row.prize_mode_id,
      betHighest: row.bet_highest,
      given: row.given,
    }))
  const types = settings.lotteryTypesOf(brandId)
  return games
    .filter(({ brand_id }) => brand_id === brandId)
    .map((game) => ({
      kind: 'lottery' as const,
      gameId: game.id,
      names: game.names,
      declared: declaredReturnOf(game, types, rules),
    }))
}

/** What the plans declare that instant lotteries of the brand had on sale since then. */
const listInstant = async (
  { database }: Pick<LotteryContext, 'database'>,
  brandId: number,
  from: Date,
): Promise<readonly Declared[]> => {
  const plans = Map.groupBy(await listSoldPlans(database, brandId, from), ({ game_id }) => game_id)
  return [...plans].map(([gameId, sold]) => {
    const returns = sold.map((row) => returnOfPlan(planOf(row)))
    return {
      kind: 'instant' as const,
      gameId,
      names: sold[0]?.names ?? {},
      declared: { lowestBp: Math.min(...returns), highestBp: Math.max(...returns) },
    }
  })
}

/** Lotteries of the brand that drew, or sold scratchcards, in these days, both inclusive. */
export const createListLotteryReturns =
  (context: Pick<LotteryContext, 'database' | 'setup' | 'settings'>) =>
  async (
    brandId: number,
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly LotteryReturns[]> => {
    const own = [
      ...(await listDrawn(context, brandId)),
      ...(await listInstant(context, brandId, new Date(beginOfDay(span.from)))),
    ]
    if (own.length === 0) return []
    const gameIds = own.map(({ gameId }) => gameId)
    const rows = await listReturns(context.database, { gameIds, ...span })
    const days = Map.groupBy(rows, ({ game_id }) => game_id)
    return own.flatMap((title) => {
      const counted = days.get(title.gameId)
      return counted ? [{ ...title, days: counted.map(dayOf) }] : []
    })
  }
