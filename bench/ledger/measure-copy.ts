import { join } from 'node:path'
import type { Pool } from '@trevo/database/connect.ts'

/** The tables that a batch writes; each has the rows of a transfer. */
const tables = { txn_key: 'transfer_id', transfer: 'id', entry: 'transfer_id' } as const
/** As many connections as the ledger has lanes on two processors. */
const connections = 2

/**
 * How many transfers per second COPY writes into the same tables with their indexes: the rows of the
 * ledger's last transfers, from files on the server, durably. This is what the disk and the tables
 * allow, without locks, lookups or answers. Both pools may read and write files on the server; `into`
 * is an empty ledger, before and after.
 */
export const measureCopy = async (
  { from, into, folder }: { readonly from: Pool; readonly into: Pool; readonly folder: string },
  transfers: number,
): Promise<number> => {
  const { rows } = await from.query<{ id: bigint }>(
    'select id from wallet.transfer order by id desc offset $1 limit 1',
    [transfers],
  )
  const first = rows[0]?.id ?? 0n
  const fileOf = (table: string, part: number) => join(folder, `${table}-${part}.copy`)
  const parts = Array.from({ length: connections }, (_, part) => part)
  let copied = 0
  for (const part of parts) {
    for (const [table, id] of Object.entries(tables)) {
      const { rowCount } = await from.query(
        `copy (select * from wallet.${table} where ${id} > ${first}
           and ${id} / 256 % ${connections} = ${part}) to '${fileOf(table, part)}'`,
      )
      if (table === 'transfer') copied += rowCount ?? 0
    }
  }
  await into.query('checkpoint')
  const startedAt = performance.now()
  await Promise.all(
    parts.map(async (part) => {
      for (const table of Object.keys(tables)) {
        await into.query(`copy wallet.${table} from '${fileOf(table, part)}'`)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  await into.query('truncate wallet.txn_key, wallet.transfer, wallet.entry')
  return Math.round(copied / seconds)
}
