import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/lottery/instant.ts'
import { returnOfPlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Operator } from '../../../../platform/http/actor.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { returnBounds } from '../../lotteries/domain/returns.ts'
import { planOf } from '../domain/edition-view.ts'
import { listLatestEditions } from '../repository/instant-editions.ts'
import { listInstantGameRows } from '../repository/instant-games.ts'
import type { InstantEditionRow } from '../tables.ts'
import { planEditionKindName, readPlan, requirePlan, writePlan } from './plan-edition-kind.ts'

const editionsListed = 10

const presentRow = (row: InstantEditionRow) => ({
  editionId: row.id,
  number: row.number,
  state: row.state,
  price: formatMoney(row.price_minor),
  ticketCount: row.ticket_count,
  soldCount: row.sold_count,
  returnBp: returnOfPlan(planOf(row)),
  staked: formatMoney(row.price_minor * BigInt(row.sold_count)),
  paid: formatMoney(row.paid_minor),
  openedAt: row.opened_at?.toISOString() ?? null,
  closesAt: row.closes_at?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
})

/** What operators see of instant lotteries, and how they ask for an edition by another plan. */
export const createOperatorEditions = ({ database, staff }: LotteryContext) => ({
  listInstantSales: async (brandId: number): Promise<Answer<typeof endpoints.listInstantSales>> => {
    const games = []
    for (const game of await listInstantGameRows(database.db, brandId)) {
      const editions = await listLatestEditions(database.db, game.id, editionsListed)
      games.push({
        gameId: game.id,
        gameCode: game.code,
        names: game.names,
        plan: writePlan(game),
        returnBp: returnOfPlan(planOf(game)),
        editions: editions.map(presentRow),
      })
    }
    return { games, returns: returnBounds }
  },

  /** The first yes to a plan, or the second one to the same. @throws Refusal for a plan that cannot be */
  planInstantEdition: async (
    by: Pick<Operator, 'brandId' | 'operatorId' | 'username'>,
    gameCode: string,
    { requestId, plan, endsPresent, reason }: Body<typeof endpoints.planInstantEdition>,
  ): Promise<Answer<typeof endpoints.planInstantEdition>> => {
    const games = await listInstantGameRows(database.db, by.brandId)
    if (!games.some(({ code }) => code === gameCode)) throw new Refusal('lottery.instant_unknown')
    requirePlan(readPlan(plan))
    return staff.askChange({
      kind: planEditionKindName,
      brandId: by.brandId,
      target: gameCode,
      input: { plan, endsPresent },
      reason,
      requestId,
      by,
    })
  },
})
