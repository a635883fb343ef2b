import { addDays } from '@trevo/calendar/time-zone.ts'
import type { ReportsNeeds } from '../needs.ts'
import { listDays, listLiability } from '../repository/days.ts'
import { findFirstDay } from '../repository/sums.ts'

const none = { availableMinor: 0n, heldMinor: 0n, openStakesMinor: 0n, jackpotsMinor: 0n }

/**
 * What a brand owed its players at the end of a day, from the closed day; undefined until it is closed. A brand
 * whose ledger began later owed nothing.
 */
export const createFindOwedFunds =
  ({ database: { db } }: Pick<ReportsNeeds, 'database'>) =>
  async (brandId: number, day: string) => {
    const [row] = await listDays(db, brandId, addDays(day, 1), 1)
    if (row?.day !== day) {
      const first = await findFirstDay(db, brandId)
      return first === undefined || first > day ? none : undefined
    }
    const liability = await listLiability(db, brandId, day)
    const sumOf = (what: string): bigint =>
      liability
        .filter((one) => one.what === what)
        .reduce((sum, { amount_minor: amount }) => sum + amount, 0n)
    return {
      availableMinor: row.available_minor,
      heldMinor: row.held_minor,
      openStakesMinor: sumOf('open_stakes'),
      jackpotsMinor: sumOf('jackpot'),
    }
  }
