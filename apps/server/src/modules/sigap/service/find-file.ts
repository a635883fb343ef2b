import { Refusal } from '@trevo/platform/refusal.ts'
import type { ReportingCompany, SigapNeeds } from '../needs.ts'
import { findFile, type FileRow } from '../repository/files.ts'
import type { SigapDb } from '../repository/tables.ts'

/** @throws Refusal `sigap.not_reporting` */
export const companyOf = ({ settings }: SigapNeeds, brandId: number): ReportingCompany => {
  const company = settings.companyOf(brandId)
  if (!company) throw new Refusal('sigap.not_reporting')
  return company
}

/** A file of the brand's company. @throws Refusal `sigap.file_unknown` */
export const fileOf = async (
  needs: SigapNeeds,
  db: SigapDb,
  { brandId, fileId }: { readonly brandId: number; readonly fileId: string },
  lock?: 'lock',
): Promise<FileRow> => {
  const row = await findFile(db, fileId, lock)
  const company = needs.settings.companyOf(brandId)
  if (!row || row.company_id !== company?.companyId) throw new Refusal('sigap.file_unknown')
  return row
}
