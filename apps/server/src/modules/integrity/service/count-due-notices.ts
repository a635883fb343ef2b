import type { IntegrityNeeds } from '../needs.ts'
import { countDue } from '../repository/cases.ts'
import { dayMs } from '@trevo/calendar/durations.ts'

/** A notice that is due within so long is an alarm already. */
const soonMs = dayMs

/** How many notices of a brand are due within a day or late, for the start page. */
export const createCountDueNotices =
  ({ database: { db }, clock }: Pick<IntegrityNeeds, 'database' | 'clock'>) =>
  (brandId: number): Promise<number> =>
    countDue(db, brandId, new Date(clock.now().getTime() + soonMs))
