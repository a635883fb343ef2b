/** Spans a record can be asked for; today first, as the documents have it. */
export const periods = ['today', 'days7', 'days30'] as const
export type Period = (typeof periods)[number]

export const isPeriod = (text: unknown): text is Period => periods.some((one) => one === text)

const daysBack: Record<Period, number> = { today: 0, days7: 6, days30: 29 }

/** From the start of the first day, by the reader's own clock, to now and whatever still comes. */
export const startOf = (period: Period, now: Date): Date => {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - daysBack[period])
  return start
}
