import type { AmlCaseState, AmlCaseWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { reportKindName } from '../domain/events.ts'
import type { AmlNeeds } from '../needs.ts'
import { listAlertsOfCase } from '../repository/alerts.ts'
import {
  countCases,
  findCase,
  findReport,
  hasTaken,
  listCases,
  listEvents,
} from '../repository/cases.ts'
import { shownMax } from './add-note.ts'
import { presentAlerts, presentCases, presentEvent } from './present.ts'

export type Reader = Pick<Operator, 'operatorId' | 'brandId'>

const createPresentReport =
  ({ database, staff }: AmlNeeds) =>
  async ({ operatorId }: Reader, caseId: bigint): Promise<AmlCaseWhole['report']> => {
    const report = await findReport(database.db, caseId)
    if (!report) return null
    return {
      madeAt: report.made_at.toISOString(),
      madeBy: report.made_by,
      schema: report.schema_name,
      sha256: report.sha256.toString('hex'),
      isTaken: await hasTaken(database.db, caseId, await staff.personOf(operatorId)),
    }
  }

/** Cases as operators with the right read them. */
export const createShowAmlCases = (needs: AmlNeeds) => {
  const { database, settings, staff, clock } = needs
  const presentReport = createPresentReport(needs)
  return {
    listAmlCases: async (
      brandId: number,
      asked: {
        readonly state: AmlCaseState
        readonly after?: string | undefined
        readonly pageSize: number
      },
    ) => {
      const { companyId } = settings.brandOf(brandId)
      const { state, pageSize } = asked
      const after = readNumber(asked.after)
      const rows = await listCases(database.db, {
        companyId,
        state,
        after,
        limit: withExtra(pageSize),
      })
      const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
      return {
        list: await presentCases(needs, shown),
        next,
        ...(await countCases(database.db, companyId, clock.now())),
      }
    },

    /** Refuses `aml.case_unknown`. */
    showAmlCase: async (reader: Reader, caseId: bigint): Promise<AmlCaseWhole> => {
      const { db } = database
      const { companyId } = settings.brandOf(reader.brandId)
      const row = await findCase(db, companyId, caseId)
      const [shown] = row ? await presentCases(needs, [row]) : []
      if (!row || !shown) throw new Refusal('aml.case_unknown')
      const target = String(caseId)
      const waiting = (await staff.listWaiting(row.brand_id, reportKindName, [target])).get(target)
      return {
        ...shown,
        decision: row.decision,
        alerts: await presentAlerts(needs, await listAlertsOfCase(db, caseId, shownMax)),
        events: (await listEvents(db, { caseId }, shownMax)).map(presentEvent),
        report: await presentReport(reader, caseId),
        waiting: waiting
          ? {
              requestId: waiting.requestId,
              askedBy: waiting.askedBy,
              askedAt: waiting.askedAt.toISOString(),
            }
          : null,
        mayReport: settings.rulesOf(row.brand_id).coafHours > 0,
      }
    },
  }
}
