import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../domain/account-ids.ts'
import type { Reference } from '../domain/transfer.ts'
import type { KindRegistry } from './kinds.ts'

/** One entry of the member's available account, newest first. */
export type StatementLine = {
  /** Position in the account, without gaps; `before` of the next page. */
  readonly seq: bigint
  readonly transferId: bigint
  readonly kind: string
  readonly typeCode: number
  readonly direction: 'in' | 'out'
  /** Signed: what the transfer did to the available balance. */
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
  readonly at: Date
  readonly source: string
  readonly txnId: string
  readonly reverses: bigint | null
  readonly reference: Reference | null
}

export type StatementTotals = {
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly count: number
}

/** A half-open span of time [from, to), optionally only some kinds. */
export type StatementFilter = {
  readonly memberId: bigint
  readonly from: Date
  readonly to: Date
  readonly kinds?: readonly string[]
}

export type StatementPage = StatementFilter & { readonly before?: bigint; readonly limit: number }

type Row = {
  seq: bigint
  transfer_id: bigint
  kind: number
  amount: bigint
  balance_after: bigint
  created_at: Date
  source: string
  txn_id: string
  reverses: bigint | null
  reference: Reference | null
}

const limitMax = 500

const kindIds = (kinds: KindRegistry, names: readonly string[] | undefined): number[] | null =>
  names ? names.map((name) => kinds.get(name).id) : null

const toLine = (kinds: KindRegistry, row: Row): StatementLine => {
  const kind = kinds.byId(row.kind)
  return {
    seq: row.seq,
    transferId: row.transfer_id,
    kind: kind?.name ?? '',
    typeCode: kind?.typeCode ?? 0,
    direction: row.amount > 0n ? 'in' : 'out',
    amountMinor: row.amount,
    balanceAfterMinor: row.balance_after,
    at: row.created_at,
    source: row.source,
    txnId: row.txn_id,
    reverses: row.reverses,
    reference: row.reference,
  }
}

/** A page by keyset: as quick at the thousandth page as at the first. */
export const listStatement = async (
  pool: Pool,
  kinds: KindRegistry,
  { memberId, from, to, kinds: names, before, limit }: StatementPage,
): Promise<StatementLine[]> => {
  const ids = kindIds(kinds, names)
  const { rows } = await pool.query<Row>(
    `select e.seq, e.transfer_id, e.kind, e.amount, e.balance_after, e.created_at,
       t.source, t.txn_id, t.reverses, t.reference
     from wallet.entry e
     join wallet.transfer t on t.id = e.transfer_id and t.created_at = e.created_at
     where e.account_id = $1 and e.created_at >= $2 and e.created_at < $3
       and ($4::bigint is null or e.seq < $4)
       and ($5::smallint[] is null or e.kind = any ($5))
       and t.created_at >= $2 and t.created_at < $3
     order by e.seq desc limit $6`,
    [accountIdOf(memberId, 'available'), from, to, before ?? null, ids, Math.min(limit, limitMax)],
  )
  if (rows.some((row) => !kinds.byId(row.kind))) await kinds.reload()
  return rows.map((row) => toLine(kinds, row))
}

/** Sums over the whole filter, whatever the page. */
export const sumStatement = async (
  pool: Pool,
  kinds: KindRegistry,
  { memberId, from, to, kinds: names }: StatementFilter,
): Promise<StatementTotals> => {
  type Sums = { in_minor: string; out_minor: string; count: bigint }
  const { rows } = await pool.query<Sums>(
    `select coalesce(sum(amount) filter (where amount > 0), 0) as in_minor,
       coalesce(-sum(amount) filter (where amount < 0), 0) as out_minor, count(*) as count
     from wallet.entry
     where account_id = $1 and created_at >= $2 and created_at < $3
       and ($4::smallint[] is null or kind = any ($4))`,
    [accountIdOf(memberId, 'available'), from, to, kindIds(kinds, names)],
  )
  const [sums] = rows
  return {
    inMinor: BigInt(sums?.in_minor ?? 0),
    outMinor: BigInt(sums?.out_minor ?? 0),
    count: Number(sums?.count ?? 0n),
  }
}
