import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { measureLoyalty as endpoint } from '@trevo/contract/ops/giving/loyalty.ts'
import { TicketKind } from '@trevo/contract/wps/rewards/tickets.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { measureBets, measureDraws, measureGiven, measureRanks } from '../../rewards/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { measuredDays } from './judge-setting.ts'

/** What was given lately, what tickets paid, and who is on which level. */
export const createMeasureLoyalty =
  ({ database, clock }: LoyaltyNeeds) =>
  (brandId: number): Promise<Answer<typeof endpoint>> =>
    database.inTx(async (tx) => {
      const since = new Date(clock.now().getTime() - measuredDays * dayMs)
      const span = { brandId, since }
      const given = await measureGiven(tx, span)
      const draws = await measureDraws(tx, span)
      const bets = await measureBets(tx, brandId)
      return {
        since: since.toISOString(),
        sources: given.map(({ amountMinor, ...one }) => ({
          ...one,
          amount: formatMoney(amountMinor),
        })),
        draws: draws.flatMap(({ kind, count, meanMinor }) => {
          const known = TicketKind.safeParse(kind)
          return known.success ? [{ kind: known.data, count, mean: formatMoney(meanMinor) }] : []
        }),
        ranks: [...(await measureRanks(tx, brandId))],
        products: bets.map(({ product, bets: count, ...sums }) => ({
          product,
          bets: count,
          counted: formatMoney(sums.countedMinor),
          rebate: formatMoney(sums.rebateMinor),
          points: formatMoney(sums.pointsMinor),
        })),
      }
    })
