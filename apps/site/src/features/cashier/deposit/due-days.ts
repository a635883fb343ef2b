const dayMs = 86_400_000
// Banks count days in Brasília time, regardless of the phone's time zone.
const behindUtcMs = 3 * 3_600_000

/** The days on which a charge may fall due, today first; empty when it must be paid at once. */
export const dueDays = (nowMs: number, dueDaysMax: number): string[] =>
  dueDaysMax === 0
    ? []
    : Array.from({ length: dueDaysMax + 1 }, (_, ahead) =>
        new Date(nowMs - behindUtcMs + ahead * dayMs).toISOString().slice(0, 10),
      )

/** "sábado, 21 de nov." */
export const dayName = (day: string, locale: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
