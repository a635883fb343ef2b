import { minuteMs } from '@trevo/calendar/durations.ts'
import { parseCronItem } from 'graphile-worker'

/** Every schedule of ours comes within a week. */
const minutesMax = 7 * 24 * 60

/** The next minute after `now` at which a schedule runs, in UTC. */
export const nextRun = (cron: string, now: Date): Date => {
  const { match } = parseCronItem({ task: 'any', match: cron })
  const first = Math.floor(now.getTime() / minuteMs) + 1
  for (let minute = first; minute < first + minutesMax; minute += 1) {
    const at = new Date(minute * minuteMs)
    const isDue = match({
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    })
    if (isDue) return at
  }
  throw new Error(`no run within a week: ${cron}`)
}
