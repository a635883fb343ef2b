import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { TaxNeeds } from '../needs.ts'
import { saveProgress } from '../repository/results.ts'

const postingsMax = 500

/**
 * Counts what the ledger holds by year, each transfer once. Concurrent callers share a reading that starts after their
 * call.
 * @returns the instant up to which everything committed is counted
 */
export const createCountBets = (
  needs: Pick<TaxNeeds, 'database' | 'wallet' | 'clock' | 'kinds' | 'settings'>,
): (() => Promise<Date>) => {
  const count = createCoalescer<undefined, Date>(async (askers) => {
    const { database, wallet, clock, kinds, settings } = needs
    const until = clock.now()
    // Nothing is read while no law asks for it: the first company to need it begins with its whole ledger.
    if (settings.companies().length > 0) {
      await wallet.transferStream.consumeAll({
        consumer: 'tax',
        postingsMax,
        within: { wordOf: kinds.wordOf, call: 'tax.count_transfers' },
        handle: async () => undefined,
      })
      await saveProgress(database.db, until)
    }
    return askers.map(() => until)
  })
  return () => count(undefined)
}
