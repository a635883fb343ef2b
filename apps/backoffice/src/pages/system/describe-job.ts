import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { formatMinute } from '../../core/format.ts'
import type { T } from '../../core/texts.tsx'

/** What a job of the queue does; one that has no name in this version bears that of the queue. */
export const nameJob = (t: T, name: string): string => {
  const key = `job.${name}` as OfficeKey // of every scheduled job, which a test holds
  const words = t(key)
  return words === key ? name : words
}

/** Work that every copy repeats; one that has no name in this version bears its code. */
export const nameRepeated = (t: T, name: string): string => {
  const key = `repeated.${name}` as OfficeKey // of all repeated work, which a test holds
  const words = t(key)
  return words === key ? name : words
}

/** A queue: of messages or files, or of a job. */
export const nameQueue = (t: T, name: string): string => {
  const key = `queue.${name}` as OfficeKey // of every queue that is no scheduled job
  const words = t(key)
  return words === key ? nameJob(t, name) : words
}

/** When a job runs, in words: the forms of `crontab` that the schedule uses, in UTC; others as they are. */
export const describeSchedule = (t: T, cron: string): string => {
  const [, minute = '', hour = ''] = /^(\S+) (\S+) \* \* \*$/.exec(cron) ?? []
  if (hour === '*' && minute === '*') return t('system.every.minute')
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*' && step !== undefined) return t('system.every.minutes', { count: step })
  if (!/^\d+$/.test(minute)) return cron
  const ofTwo = minute.padStart(2, '0')
  if (hour === '*') return t('system.every.hour', { minute: ofTwo })
  if (!/^\d+$/.test(hour)) return cron
  // Any day does: Brazil has no summer time.
  const at = `2026-01-01T${hour.padStart(2, '0')}:${ofTwo}:00Z`
  return t('system.every.day', { time: formatMinute(at) })
}
