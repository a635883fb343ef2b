import type { Database } from '@trevo/database/connect.ts'

export type PaytableRow = {
  node_id: number
  from_at: Date
  /** Null where the vendor does not say. */
  paytable: string | null
  rtp_bp: number | null
}
export type PaytableTables = { 'catalogue.game_paytable': PaytableRow }

/** Paytables that were in force at some instant of a span, by game and the earliest first. */
export const listPaytables = async (
  { db }: Database<PaytableTables>,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly PaytableRow[]> => {
  const rows = await db
    .selectFrom('catalogue.game_paytable')
    .select(['node_id', 'from_at', 'paytable', 'rtp_bp'])
    .where('from_at', '<', until)
    .orderBy('node_id')
    .orderBy('from_at')
    .execute()
  return rows.filter((row, index) => {
    const next = rows[index + 1]
    return next?.node_id !== row.node_id || next.from_at > from
  })
}
