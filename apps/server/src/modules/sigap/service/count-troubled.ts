import type { SigapNeeds } from '../needs.ts'
import { countFiles } from '../repository/files.ts'

/** Files of the brand's company that were rejected or are late; none for a company that does not report. */
export const createCountTroubled =
  ({ database, settings, clock }: Pick<SigapNeeds, 'database' | 'settings' | 'clock'>) =>
  async (brandId: number): Promise<{ readonly rejected: number; readonly late: number }> => {
    const company = settings.companyOf(brandId)
    return company
      ? countFiles(database.db, company.companyId, clock.now())
      : { rejected: 0, late: 0 }
  }
