import type { CreditedKind } from '@trevo/contract/wps/status/service-status.ts'
import { sql } from 'kysely'
import type { CreditRuleRow, IncidentRow, StatusDb } from './tables.ts'

/** More changes of rules than any brand makes. */
const rulesMax = 1_000

/** Every rule that a brand had, the newest first. */
export const listCreditRules = (db: StatusDb, brandId: number): Promise<CreditRuleRow[]> =>
  db
    .selectFrom('status.credit_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('since', 'desc')
    .limit(rulesMax)
    .execute()

/** The newest rule of a kind; changes of a brand's rules take turns until the transaction ends. */
export const lockCreditRule = async (
  db: StatusDb,
  brandId: number,
  kind: CreditedKind,
): Promise<CreditRuleRow | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('status.credit_rule', ${brandId}::bigint))`.execute(
    db,
  )
  return db
    .selectFrom('status.credit_rule')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const insertCreditRule = async (db: StatusDb, row: CreditRuleRow): Promise<void> => {
  await db.insertInto('status.credit_rule').values(row).execute()
}

/** Incidents that ended in a span and for which nobody has been given anything yet, the oldest first. */
export const listUncredited = (
  db: StatusDb,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<IncidentRow[]> =>
  db
    .selectFrom('status.incident')
    .selectAll()
    .where('credited_at', 'is', null)
    .where('ended_at', '>=', from)
    .where('ended_at', '<=', until)
    .orderBy('ended_at')
    .limit(limit)
    .execute()

/** Notes that an incident gave all it gives. */
export const markCredited = async (
  db: StatusDb,
  id: string,
  credited: Pick<IncidentRow, 'credited_at' | 'credited_members' | 'credited_minor'>,
): Promise<void> => {
  await db
    .updateTable('status.incident')
    .set(credited)
    .where('id', '=', id)
    .where('credited_at', 'is', null)
    .execute()
}
