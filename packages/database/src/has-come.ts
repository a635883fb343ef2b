import { sql, type RawBuilder } from 'kysely'

/**
 * SQL that tells whether a lease or a wait is over: its instant has come, or is later than any written
 * now, in which case it was written before the clock was set back.
 * @param column with its table if the statement has several
 * @param latest the latest instant that a lease or wait beginning now may have
 */
export const hasCome = (
  column: string,
  now: Date,
  latest: Date | RawBuilder<Date>,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${latest})`

/** The instant this number of milliseconds later. */
export const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** How many due rows a job takes, and for how long, so that copies of a program do not take the same ones. */
export type DueBatch = {
  readonly now: Date
  readonly leaseMs: number
  /** Maximum wait of a row for its next try. */
  readonly waitMaxMs: number
  readonly limit: number
}
