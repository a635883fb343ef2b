import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { ChatTables, MacroRow } from './tables.ts'

/** The prepared answers of a brand, by name. */
export const listMacros = (db: Kysely<ChatTables>, brandId: number): Promise<MacroRow[]> =>
  db
    .selectFrom('chat.macro')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('name')
    .orderBy('code')
    .execute()

/** One of them, and how many the brand has; changes of a brand's macros wait for one another. */
export const lockMacro = async (tx: Tx, brandId: number, code: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('chat.macro', ${brandId}))`.execute(tx)
  const rows = await listMacros(tables<ChatTables>(tx), brandId)
  return { known: rows.find((row) => row.code === code), count: rows.length }
}

export const saveMacroRow = async (tx: Tx, row: MacroRow): Promise<void> => {
  const { name, texts, changed_by, changed_at } = row
  await tables<ChatTables>(tx)
    .insertInto('chat.macro')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'code']).doUpdateSet({ name, texts, changed_by, changed_at }),
    )
    .execute()
}

export const deleteMacroRow = async (tx: Tx, brandId: number, code: string): Promise<void> => {
  await tables<ChatTables>(tx)
    .deleteFrom('chat.macro')
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .execute()
}
