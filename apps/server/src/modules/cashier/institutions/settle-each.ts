import type { Logger } from '@trevo/platform/logger.ts'
import { InstitutionFailure, InstitutionRefusal } from './port.ts'

/**
 * Works on claimed rows in parallel. A failed one keeps the later due time from claiming and is retried then; the
 * others continue.
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
    logger[isTheirs ? 'warn' : 'error']({ err: error }, 'cashier: will be tried again')
  }
  return rows.length
}
