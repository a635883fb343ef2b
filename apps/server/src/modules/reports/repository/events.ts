import type { Span } from '../domain/days.ts'
import type { ReportsDb, ReportsTables } from './tables.ts'

/** Movements that an auditor asks about, newest first. */
export const listEvents = (
  db: ReportsDb,
  brandId: number,
  { from, until }: Span,
  limit: number,
): Promise<ReportsTables['reports.event'][]> =>
  db
    .selectFrom('reports.event')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .orderBy('transfer_id', 'desc')
    .limit(limit)
    .execute()
