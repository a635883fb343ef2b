import { hourMs } from '@trevo/calendar/durations.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { lineColumns, presentLines, type LineRow, type StatementLine } from './queries-statement.ts'

type Reads = { readonly pool: Pool; readonly kinds: KindRegistry }

/** How many movements of one bet, or at places, are looked up. */
const linesMax = 200

/** The lines at these places of the account, oldest first; archived ones are left out. */
export const listLinesAt = async (
  { pool, kinds }: Reads,
  memberId: bigint,
  places: readonly { readonly seq: bigint; readonly at: Date }[],
): Promise<StatementLine[]> => {
  if (places.length === 0) return []
  const times = places.map(({ at }) => at.getTime())
  const { rows } = await pool.query<LineRow>(
    `select ${lineColumns} from wallet.member_entry e cross join lateral (
       select x.source, x.txn_id, x.reverses, x.reference from wallet.transfer x
       where x.bucket = wallet.bucket_of($1) and x.id = e.transfer_id and x.created_at = e.created_at limit 1
     ) t
     where e.bucket = wallet.bucket_of($1) and e.account_id = $1 and e.seq = any ($2::bigint[])
       and e.created_at >= $3 and e.created_at <= $4
     order by e.seq limit ${linesMax}`,
    [
      accountIdOf(memberId, 'available'),
      places.map(({ seq }) => seq),
      new Date(Math.min(...times) - hourMs),
      new Date(Math.max(...times) + hourMs),
    ],
  )
  return presentLines(kinds, rows)
}

/** The id of a movement, as its module gave it. */
export type MovementName = { readonly source: string; readonly txnId: string }

/**
 * The member's lines of these movements and of what reversed them, oldest first. Names that the ledger does not
 * know, or that are not on this member’s statement, are left out, as are archived ones.
 */
export const listLinesNamed = async (
  { pool, kinds }: Reads,
  memberId: bigint,
  names: readonly MovementName[],
): Promise<StatementLine[]> => {
  if (names.length === 0) return []
  const { rows } = await pool.query<LineRow>(
    `with named as materialized (
       select k.transfer_id, k.reversed_by
       from unnest($2::text[], $3::text[]) n (source, txn_id)
       join wallet.txn_key k on k.bucket = wallet.bucket_of($1) and k.txn_id = n.txn_id and k.source = n.source
       limit ${linesMax}
     ), wanted as materialized (
       select transfer_id as id from named where transfer_id is not null
       union select reversed_by from named where reversed_by is not null
     )
     select ${lineColumns} from wanted w
     join wallet.transfer t on t.bucket = wallet.bucket_of($1) and t.id = w.id
     join wallet.account_hour h on h.bucket = t.bucket and h.account_id = $1 and h.kind = t.kind
       and h.hour = date_bin('1 hour', t.created_at, 'epoch')
     cross join lateral (
       select x.* from wallet.member_entry x
       where x.bucket = wallet.bucket_of($1) and x.account_id = $1 and x.created_at = t.created_at
         and x.transfer_id = t.id and x.seq >= h.first_seq and x.seq <= h.last_seq
     ) e
     order by e.seq`,
    [
      accountIdOf(memberId, 'available'),
      names.slice(0, linesMax).map(({ source }) => source),
      names.slice(0, linesMax).map(({ txnId }) => txnId),
    ],
  )
  // An hour may have several rows of a kind, one for each game.
  return presentLines(kinds, [...new Map(rows.map((row) => [row.seq, row])).values()])
}
