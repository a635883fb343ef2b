/** Spans of profit and loss, in days up to today. */
export const daySpans = ['days7', 'days30', 'days90'] as const
export type DaySpan = (typeof daySpans)[number]

export const isDaySpan = (text: unknown): text is DaySpan => daySpans.some((one) => one === text)

const counts: Record<DaySpan, number> = { days7: 7, days30: 30, days90: 90 }

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The calendar days in Brazil (yyyy-MM-dd) by which the server counts, oldest first. */
export const daysOf = (span: DaySpan, now: Date): string[] => {
  const today = new Date(`${calendar.format(now)}T12:00:00Z`).getTime()
  return Array.from({ length: counts[span] }, (_, index) =>
    new Date(today - (counts[span] - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** A day as an instant at its noon, for `Intl` with the zone UTC. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
