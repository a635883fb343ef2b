import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import {
  explain,
  firstHouse,
  joined,
  readHouses,
  transferColumns,
  type ExplainedTransfer,
  type Row,
} from './transfers.ts'

type Span = { readonly from: Date; readonly until: Date }

const pageSize = 4_000

/**
 * Every transfer of a span, some thousand at a time: bucket by bucket, in the order of their numbers. Each page
 * finds its place by the index, also in a month that was never analysed.
 */
export async function* listPagesOf(
  database: Database<Record<never, never>>,
  { from, until }: Span,
): AsyncGenerator<readonly ExplainedTransfer[]> {
  const houses = await readHouses(database.db)
  const { rows: buckets } = await sql<{ bucket: number }>`
    select bucket from wallet.bucket order by bucket`.execute(database.db)
  for (const { bucket } of buckets) {
    let after = 0n
    for (;;) {
      const rows = await database.inTx(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        await sql`set local enable_hashjoin = off`.execute(tx)
        await sql`set local enable_mergejoin = off`.execute(tx)
        const page = await sql<Row>`
          select ${transferColumns} from (
            select x.* from wallet.transfer x
            where x.bucket = ${bucket} and x.id > ${after} and x.created_at >= ${from}
              and x.created_at < ${until}
              and (x.legs is null or x.account_id >= ${firstHouse} or x.bucket = wallet.bucket_of(x.account_id))
            order by x.id limit ${pageSize}
          ) t ${joined} order by t.id`.execute(tx)
        return page.rows
      })
      if (rows.length > 0) yield rows.map((row) => explain(row, houses))
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) break
      after = last.id
    }
  }
}
