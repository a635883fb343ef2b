import type { AmlYear, ShownAmlYear } from '@trevo/contract/ops/compliance/aml-year.ts'
import { changedRules, spanOfYear } from '../domain/aml-year.ts'
import { yearKindName } from '../domain/events.ts'
import type { AmlNeeds } from '../needs.ts'
import { findYearReport, sumAlerts, sumAlertsByRule, sumCases } from '../repository/years.ts'
import type { AmlDb } from '../repository/tables.ts'

/** How the watch of a company went in a year, until now. */
export const readAmlYear = async (
  { clock, settings }: AmlNeeds,
  db: AmlDb,
  brandId: number,
  year: number,
): Promise<AmlYear> => {
  const now = clock.now()
  const span = spanOfYear(year)
  const { companyId } = settings.brandOf(brandId)
  const alerts = await sumAlerts(db, companyId, span, now)
  const byRule = await sumAlertsByRule(db, companyId, span)
  const cases = await sumCases(db, companyId, span, now)
  const end = new Date(Math.min(now.getTime(), span.until.getTime() - 1))
  return {
    year,
    alerts: { ...alerts, byRule: [...byRule] },
    cases: {
      opened: cases.opened,
      archived: cases.archived,
      toReport: cases.toReport,
      medianHours: cases.caseHours,
    },
    communications: { made: cases.made, late: cases.late, medianHours: cases.madeHours },
    rulesChanged: changedRules(
      settings.watchedRulesAt(brandId, span.from),
      settings.watchedRulesAt(brandId, end),
    ),
  }
}

/** The figures of a year and its report, if it was made. */
export const createShowAmlYear =
  (needs: AmlNeeds) =>
  async (brandId: number, text: string): Promise<ShownAmlYear> => {
    const { db } = needs.database
    const year = Number(text)
    const { companyId } = needs.settings.brandOf(brandId)
    const report = await findYearReport(db, companyId, year)
    const waiting = await needs.staff.listWaiting(brandId, yearKindName, [text])
    return {
      figures: await readAmlYear(needs, db, brandId, year),
      isOver: spanOfYear(year).until <= needs.clock.now(),
      report: report
        ? {
            madeAt: report.made_at.toISOString(),
            madeBy: report.made_by,
            sha256: report.sha256.toString('hex'),
          }
        : null,
      askedBy: waiting.get(text)?.askedBy ?? null,
    }
  }
