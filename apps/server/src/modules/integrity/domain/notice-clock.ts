import { isBusinessDay } from '@trevo/calendar/bank-holidays.ts'
import { addDays, dayIn, instantIn } from '@trevo/calendar/time-zone.ts'

/** The regulator's days are those of Brasília. */
const noticeZone = 'America/Sao_Paulo'

/**
 * When a notice is due: the end of the last of so many business days. The day of the suspicion does not count; weekends
 * and national bank holidays do not either.
 */
export const noticeDueAt = (suspectedAt: Date, businessDays: number): Date => {
  let day = dayIn(suspectedAt, noticeZone)
  for (let left = businessDays; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return instantIn(addDays(day, 1), 0, noticeZone)
}
