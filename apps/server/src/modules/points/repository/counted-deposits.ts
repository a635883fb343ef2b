import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

type CountedDeposit = { readonly returnedMinor: bigint; readonly pointsMinor: bigint | null }

type Row = { returned_minor: bigint; points_minor: bigint | null }

const read = (row: Row | undefined): CountedDeposit => ({
  returnedMinor: row?.returned_minor ?? 0n,
  pointsMinor: row?.points_minor ?? null,
})

/** Stores the points of a whole deposit. @returns the part of it that was returned before */
export const countDeposit = async (
  tx: Tx,
  transferId: bigint,
  pointsMinor: bigint,
): Promise<CountedDeposit> => {
  const { rows } = await sql<Row>`
    insert into points.counted_deposit as c (transfer_id, points_minor)
    values (${transferId}, ${pointsMinor})
    on conflict (transfer_id) do update set points_minor = excluded.points_minor
    returning returned_minor, points_minor`.execute(tx)
  return read(rows[0])
}

/** Stores the returned part of a deposit. @returns the points it counted, if any */
export const returnCounted = async (
  tx: Tx,
  transferId: bigint,
  returnedMinor: bigint,
): Promise<CountedDeposit> => {
  const { rows } = await sql<Row>`
    insert into points.counted_deposit as c (transfer_id, returned_minor)
    values (${transferId}, ${returnedMinor})
    on conflict (transfer_id) do update set returned_minor = excluded.returned_minor
    returning returned_minor, points_minor`.execute(tx)
  return read(rows[0])
}
