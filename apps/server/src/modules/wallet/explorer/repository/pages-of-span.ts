import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { fieldEnd, lineEnd, type PackedNames, type PackedPage } from '../domain/packed-page.ts'
import { firstHouse, readHouses } from './transfers.ts'

type Span = { readonly from: Date; readonly until: Date }

const pageSize = 4_000

const readNames = async ({ db }: Database<Record<never, never>>): Promise<PackedNames> => {
  const houses = await readHouses(db)
  const { rows } = await sql<{ id: number; name: string; house: number | null }>`
    select id, name, house from wallet.transfer_kind`.execute(db)
  const kinds = new Map(
    rows.map(
      ({ id, name, house }) => [id, { name, house: houses.get(BigInt(house ?? 0)) ?? '' }] as const,
    ),
  )
  return { kinds, houses }
}

type Row = { readonly count: number; readonly last: bigint | null; readonly text: string }

/**
 * Every transfer of a span, some thousand at a time: bucket by bucket, in the order of their numbers. Each page
 * finds its place by the index, also in a month that was never analysed.
 */
export async function* listPagesOf(
  database: Database<Record<never, never>>,
  { from, until }: Span,
): AsyncGenerator<PackedPage> {
  const names = await readNames(database)
  // Neither is in any name or id that is shown; one that was written all the same would shift the fields.
  const plain = (column: 'source' | 'txn_id') =>
    sql`translate(${sql.ref(column)}, ${lineEnd + fieldEnd}, '')`
  const { rows: buckets } = await sql<{ bucket: number }>`
    select bucket from wallet.bucket order by bucket`.execute(database.db)
  for (const { bucket } of buckets) {
    let after = 0n
    for (;;) {
      const row = await database.inTx(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        const { rows } = await sql<Row>`
          select count(*)::int as count, max(t.id) as last, coalesce(string_agg(concat_ws(${fieldEnd}::text,
            t.id, date_part('epoch', t.created_at), t.kind, ${plain('source')}, ${plain('txn_id')}, t.amount,
            coalesce(array_to_string(t.legs, ','), t.account_id::text)), ${lineEnd}::text
            order by t.id), '') as text
          from (
            select x.id, x.created_at, x.kind, x.source, x.txn_id, x.amount, x.account_id, x.legs
            from wallet.transfer x
            where x.bucket = ${bucket} and x.id > ${after} and x.created_at >= ${from}
              and x.created_at < ${until}
              and (x.legs is null or x.account_id >= ${firstHouse} or x.bucket = wallet.bucket_of(x.account_id))
            order by x.id limit ${pageSize}
          ) t`.execute(tx)
        return rows[0]
      })
      if (row && row.count > 0) yield { text: row.text, lines: row.count, names }
      if (!row || row.last === null || row.count < pageSize) break
      after = row.last
    }
  }
}
