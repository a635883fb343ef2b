import type { ReportExport } from '@trevo/contract/ops/ledger/exports.ts'
import type { ReportsNeeds } from '../needs.ts'
import { listExportsOf } from '../repository/exports.ts'
import { listedMs, presentExport } from './create-export.ts'

/** The operator's own files of the last week. */
export const createListExports =
  ({ database: { db }, clock }: ReportsNeeds) =>
  async (operatorId: bigint): Promise<{ readonly list: ReportExport[] }> => {
    const since = new Date(clock.now().getTime() - listedMs)
    return { list: (await listExportsOf(db, operatorId, since)).map(presentExport) }
  }
