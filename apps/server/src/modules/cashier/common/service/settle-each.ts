import type { Logger } from '../../../../platform/logger.ts'
import { InstitutionFailure, InstitutionRefusal } from '../../institutions/port.ts'

/**
 * Works on claimed rows side by side. One that fails keeps its pushed-on due time and comes again;
 * its neighbours do not feel it.
 */
export const settleEach = async <Row>(
  rows: readonly Row[],
  logger: Logger,
  work: (row: Row) => Promise<void>,
): Promise<number> => {
  const results = await Promise.allSettled(rows.map(work))
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    const error: unknown = result.reason
    const isTheirs = error instanceof InstitutionFailure || error instanceof InstitutionRefusal
    logger[isTheirs ? 'warn' : 'error']({ err: error }, 'cashier: left for the next round')
  }
  return rows.length
}
