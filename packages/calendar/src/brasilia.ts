/** Brasília is three hours behind UTC, without daylight saving time since 2019. */
const behindMs = 3 * 3_600_000

/** The day of Brasília, `2026-11-30`. */
export const dayOfBrasilia = (at: Date): string =>
  new Date(at.getTime() - behindMs).toISOString().slice(0, 10)

/** Its first instant. */
export const beginOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + behindMs
