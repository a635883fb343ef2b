import { addDays, brasiliaDay, endOfDay } from '../../../common/domain/brasilia-day.ts'

/** The midnight at which the players' current day began: free withdrawals are counted from it. */
export const dayBeganAt = (at: Date): Date => endOfDay(addDays(brasiliaDay(at), -1))

/** Free ones left today; never negative. */
export const freeLeft = (freePerDay: number, takenToday: number): number =>
  Math.max(0, freePerDay - takenToday)

/** The fee of the next withdrawal; it is deducted from its amount. */
export const feeOf = (
  setting: { readonly free_per_day: number; readonly fee_minor: bigint },
  takenToday: number,
): bigint => (freeLeft(setting.free_per_day, takenToday) > 0 ? 0n : setting.fee_minor)
