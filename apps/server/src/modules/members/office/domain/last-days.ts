import { addDays, dayIn } from '@trevo/calendar/time-zone.ts'

/** The last 30 days of a time zone, today included: its first and its last, yyyy-MM-dd. */
export const last30In = (zone: string, now: Date) => {
  const lastDay = dayIn(now, zone)
  return { firstDay: addDays(lastDay, -29), lastDay }
}
