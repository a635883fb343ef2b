import type { Answer } from '@trevo/contract/endpoint.ts'
import type { downloadAmlYear } from '@trevo/contract/ops/compliance/aml-year.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { yearSchemaName } from '../domain/aml-year.ts'
import type { AmlNeeds } from '../needs.ts'
import { findYearReport } from '../repository/years.ts'

/** The file of a yearly report. @throws Refusal `aml.report_unknown` */
export const createDownloadAmlYear =
  ({ database: { db }, settings }: AmlNeeds) =>
  async (brandId: number, year: string): Promise<Answer<typeof downloadAmlYear>> => {
    const { companyId } = settings.brandOf(brandId)
    const report = await findYearReport(db, companyId, Number(year))
    if (!report) throw new Refusal('aml.report_unknown')
    return { fileName: `${yearSchemaName}-${year}.json`, content: report.content }
  }
