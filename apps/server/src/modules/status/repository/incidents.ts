import { sql } from 'kysely'
import type { IncidentFault } from '@trevo/contract/wps/status/service-status.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { IncidentRow, StatusDb } from './tables.ts'

export const listOpenIncidents = (db: StatusDb, brandId: number): Promise<IncidentRow[]> =>
  db
    .selectFrom('status.incident')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('ended_at', 'is', null)
    .limit(1_000)
    .execute()

export const insertIncident = async (
  db: StatusDb,
  row: Pick<IncidentRow, 'id' | 'brand_id' | 'part' | 'state' | 'began_at' | 'ended_at'>,
): Promise<void> => {
  await db.insertInto('status.incident').values(row).execute()
}

export const changeIncident = async (
  db: StatusDb,
  id: string,
  change: Partial<Pick<IncidentRow, 'state' | 'ended_at'>>,
): Promise<void> => {
  await db.updateTable('status.incident').set(change).where('id', '=', id).execute()
}

type Page = {
  readonly brandId: number
  readonly since?: Date
  readonly view?: 'all' | 'open' | 'unexplained'
  readonly before?: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
}

/** Neither whose fault it was nor any words. */
const isUnexplained = sql<boolean>`fault is null and texts = '{}'::jsonb`

/** Incidents of a brand, the newest first: all, or those that are open or over since an instant. */
export const listIncidentRows = (
  db: StatusDb,
  { brandId, since, view, before, limit }: Page,
): Promise<IncidentRow[]> => {
  let query = db.selectFrom('status.incident').selectAll().where('brand_id', '=', brandId)
  if (since) {
    query = query.where(({ eb, or }) =>
      or([eb('began_at', '>=', since), eb('ended_at', '>=', since), eb('ended_at', 'is', null)]),
    )
  }
  if (view === 'open') query = query.where('ended_at', 'is', null)
  if (view === 'unexplained') query = query.where(isUnexplained)
  if (before) {
    query = query.where(sql<boolean>`(began_at, id) < (${before.at}, ${before.id}::uuid)`)
  }
  return query.orderBy('began_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export const findIncident = (
  db: StatusDb,
  brandId: number,
  id: string,
  isLocked = false,
): Promise<IncidentRow | undefined> =>
  db
    .selectFrom('status.incident')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

/** Saves whose fault an incident was, and the words about it. */
export const saveExplanation = async (
  db: StatusDb,
  id: string,
  { fault, texts }: { readonly fault: IncidentFault | null; readonly texts: Texts<string> },
): Promise<void> => {
  await db
    .updateTable('status.incident')
    .set({ fault, texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute()
}
