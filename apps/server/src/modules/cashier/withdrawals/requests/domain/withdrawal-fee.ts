import { addDays, brasiliaDay, endOfDay } from '../../../common/domain/brasilia-day.ts'

/** Midnight at which the day of this instant began for the players: free ones are counted from it. */
export const dayBeganAt = (at: Date): Date => endOfDay(addDays(brasiliaDay(at), -1))

/** Free ones left today; never below none. */
export const freeLeft = (freePerDay: number, takenToday: number): number =>
  Math.max(0, freePerDay - takenToday)

/** What the next withdrawal costs; it is taken from its amount. */
export const feeOf = (
  setting: { readonly free_per_day: number; readonly fee_minor: bigint },
  takenToday: number,
): bigint => (freeLeft(setting.free_per_day, takenToday) > 0 ? 0n : setting.fee_minor)
