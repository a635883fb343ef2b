import { Refusal } from '@trevo/platform/refusal.ts'
import { tables } from '@trevo/database/connect.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { coafSchemaName } from '../domain/coaf-report.ts'
import { reportKindName } from '../domain/events.ts'
import type { AmlNeeds } from '../needs.ts'
import { findReport, insertDownload, insertEvent } from '../repository/cases.ts'
import type { AmlTables } from '../repository/tables.ts'
import { lockCaseOf, type Actor } from './change-aml-cases.ts'
import { boundTo } from './report-aml-case-kind.ts'

/** The file of a case: two persons request it, and each person downloads it once. */
export const createReportAmlCase = (needs: AmlNeeds) => ({
  /** The first yes or the second. */
  reportAmlCase: (
    by: Actor,
    caseId: string,
    asked: { readonly reason: string; readonly requestId?: string | undefined },
  ) =>
    needs.staff.askChange({
      kind: reportKindName,
      brandId: by.brandId,
      target: caseId,
      input: {},
      reason: asked.reason.trim(),
      requestId: asked.requestId,
      by,
    }),

  /** Refuses `aml.case_unknown`, `aml.report_unknown`, `aml.report_taken`. */
  downloadAmlReport: (by: Actor, caseId: bigint, reason: string) =>
    needs.database.inTx(async (tx) => {
      await lockCaseOf(needs, tx, by.brandId, caseId)
      const report = await findReport(tables<AmlTables>(tx), caseId)
      if (!report) throw new Refusal('aml.report_unknown')
      const at = needs.clock.now()
      const isFirst = await insertDownload(tx, {
        case_id: caseId,
        staff_person_id: await needs.staff.personOf(by.operatorId, tx),
        operator: by.username,
        at,
        reason: reason.trim(),
      })
      if (!isFirst) throw new Refusal('aml.report_taken')
      await insertEvent(tx, {
        alert_id: null,
        case_id: caseId,
        at,
        kind: 'downloaded',
        operator: by.username,
        text: reason.trim(),
        reference: null,
      })
      noteAct({ target: `case ${caseId}`, after: { downloaded: true } })
      return {
        fileName: `${coafSchemaName}-${caseId}.json`,
        content: needs.secrets.sealing.open(report.content, boundTo(caseId)),
      }
    }),
})
