import type { PrizesNeeds } from '../needs.ts'
import { countLatePrizes } from '../repository/items.ts'

/** How many prizes of a brand are past the time of the law, for the start page. */
export const createCountLatePrizes =
  ({ database: { db }, clock }: Pick<PrizesNeeds, 'database' | 'clock'>) =>
  (brandId: number): Promise<number> =>
    countLatePrizes(db, brandId, clock.now())
