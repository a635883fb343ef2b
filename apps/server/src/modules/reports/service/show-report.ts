import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { ReportName, ReportPeriod, showReport } from '@trevo/contract/ops/ledger/reports.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { daysOf, type Days } from '../domain/days.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findLastDay } from '../repository/days.ts'
import { findFirstDay } from '../repository/sums.ts'
import { makeJackpots, makeLiability } from './sheets/make-liability.ts'
import { makeAdjustments, makeEvents } from './sheets/make-lists.ts'
import { makePerformance, makeRevenue } from './sheets/make-play.ts'
import type { Make, ReportOrder } from './sheets/make.ts'

const makeOf: Readonly<Record<ReportName, Make>> = {
  performance: makePerformance,
  revenue: makeRevenue,
  liability: makeLiability,
  jackpots: makeJackpots,
  adjustments: makeAdjustments,
  events: makeEvents,
}

/** Makes a report; its export has more rows. */
export const makeReport = (needs: ReportsNeeds, name: ReportName, order: ReportOrder) =>
  makeOf[name](needs, order)

/** The days of a period of a brand. */
export const findDays = async (
  { database, clock, settings }: ReportsNeeds,
  brandId: number,
  period: ReportPeriod,
  on: string,
): Promise<Days> => {
  const today = dayIn(clock.now(), settings.timeZoneOf(brandId))
  return daysOf(period, on, (await findFirstDay(database.db, brandId)) ?? today)
}

const shownMax = 1_000

export const createShowReport =
  (needs: ReportsNeeds, countedUntil: () => Promise<Date>) =>
  async (asked: {
    readonly brandId: number
    readonly language: Language
    readonly name: ReportName
    readonly period: ReportPeriod
    readonly on: string
  }): Promise<Answer<typeof showReport>> => {
    const { brandId, language, name, period, on } = asked
    const counted = await countedUntil()
    const days = await findDays(needs, brandId, period, on)
    const made = await makeReport(needs, name, { brandId, language, days, rowsMax: shownMax })
    const last = await findLastDay(needs.database.db, brandId)
    return {
      ...days,
      ...made,
      closedThrough: last?.day ?? null,
      countedUntil: counted.toISOString(),
    }
  }
