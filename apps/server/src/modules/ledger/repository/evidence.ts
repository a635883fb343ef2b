import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { EvidenceRow, LedgerDb, LedgerTables } from './tables.ts'

export const findEvidence = (
  db: LedgerDb,
  brandId: number,
  id: string,
): Promise<EvidenceRow | undefined> =>
  db
    .selectFrom('ledger.evidence')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** Whether it is new; another one may have its id. */
export const insertEvidence = async (tx: Tx, row: EvidenceRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tables<LedgerTables>(tx)
    .insertInto('ledger.evidence')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Removes what no adjustment used. */
export const removeUnused = async (tx: Tx, brandId: number, before: Date): Promise<void> => {
  await tables<LedgerTables>(tx)
    .deleteFrom('ledger.evidence')
    .where('brand_id', '=', brandId)
    .where('adjustment_id', 'is', null)
    .where('added_at', '<', before)
    .execute()
}

/** Pictures of a brand that wait for an adjustment, counted up to a bound. */
export const countUnused = async (tx: Tx, brandId: number, max: number): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from ledger.evidence where brand_id = ${brandId} and adjustment_id is null limit ${max}
    ) one`.execute(tables<LedgerTables>(tx))
  return Number(rows[0]?.count ?? 0)
}

type Of = { readonly brandId: number; readonly memberId: bigint; readonly files: readonly string[] }

/** Locks pictures of a member that no adjustment used. @returns how many of the named ones there are */
export const lockUnused = async (tx: Tx, { brandId, memberId, files }: Of): Promise<number> => {
  if (files.length === 0) return 0
  const rows = await tables<LedgerTables>(tx)
    .selectFrom('ledger.evidence')
    .select('id')
    .where('id', 'in', [...files])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('adjustment_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}

/** They belong to it from now on, and stay as they are. */
export const attachEvidence = async (
  tx: Tx,
  adjustmentId: string,
  files: readonly string[],
): Promise<void> => {
  if (files.length === 0) return
  await tables<LedgerTables>(tx)
    .updateTable('ledger.evidence')
    .set({ adjustment_id: adjustmentId })
    .where('id', 'in', [...files])
    .execute()
}

/** Pictures of adjustments, by adjustment and in the order in which they were added. */
export const listFiles = async (
  db: LedgerDb,
  adjustmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (adjustmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger.evidence')
    .select(['id', 'adjustment_id'])
    .where('adjustment_id', 'in', [...adjustmentIds])
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const files = new Map<string, string[]>()
  for (const { id, adjustment_id: of } of rows) {
    if (of !== null) files.set(of, [...(files.get(of) ?? []), id])
  }
  return files
}
