import { beforeCursor, byCursor } from '../../../core/lists/pages.ts'
import type { Day } from './day-bars.ts'

const pageSize = 20

/** Of every record. It changes with every round, so what is shown again is asked again. */
export const recordPages = { ...byCursor, staleTime: 0 } as const

/** What a record is asked for after the entry that `cursor` names. */
export const pageAfter = (cursor: string | undefined) => ({ pageSize, ...beforeCursor(cursor) })

/** Asks for the totals of one day: the server adds them up, however many rounds there were. */
export const totalsOf = ({ start, end }: Day) => ({
  startTime: start.toISOString(),
  endTime: end.toISOString(),
  pageSize: 1,
})
