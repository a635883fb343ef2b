import type { Pool, Tx } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import { livingSpans, wholeHours } from '../domain/archived-spans.ts'
import type { Reference } from '../../common/domain/transfer.ts'
import { findArchivedSpans } from './archived-spans.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import { readHoursOf } from './read-hours.ts'
import { readerOf, type Reader } from '../../common/repository/reader.ts'

/** One entry of the member's available account, newest first. */
export type StatementLine = {
  /** Position in the account, without gaps; the next page's `before`. */
  readonly seq: bigint
  readonly transferId: bigint
  readonly kind: string
  readonly typeCode: number
  readonly direction: 'in' | 'out'
  /** Signed: the transfer's effect on the available balance. */
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

export type LineRow = {
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

const toLine = (kinds: KindRegistry, row: LineRow): StatementLine => {
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

/** What `LineRow` is read from: an entry `e` and its transfer `t`. */
export const lineColumns = `e.seq, e.transfer_id, e.kind, e.amount, e.balance_after, e.created_at,
  t.source, t.txn_id, t.reverses, t.reference`

export const presentLines = async (
  kinds: KindRegistry,
  rows: readonly LineRow[],
): Promise<StatementLine[]> => {
  if (rows.some((row) => !kinds.byId(row.kind))) await kinds.reload()
  return rows.map((row) => toLine(kinds, row))
}

/**
 * The entries of a page, found through the hours: of the hours in the span with a wanted kind, only the newest
 * that fill the page are read, and all other entries above the oldest of those.
 * $1 account, $2 from, $3 to, $4 before, $5 kinds, $6 limit.
 */
export const pageOfEntries = `
  with wanted as materialized (
    select h.hour, case when $5::smallint[] is null then null else h.kind end as kind,
      min(h.first_seq) as first_seq, max(h.last_seq) as last_seq, sum(h.entries) as entries
    from wallet.account_hour h
    where h.bucket = wallet.bucket_of($1) and h.account_id = $1 and h.hour >= date_bin('1 hour', $2::timestamptz, 'epoch')
      and h.hour < $3 and ($4::bigint is null or h.first_seq < $4)
      and ($5::smallint[] is null or h.kind = any ($5))
    group by 1, 2
  ), ranked as (
    select w.first_seq, sum(w.entries) filter (
        where w.hour >= $2 and w.hour + interval '1 hour' <= $3
          and ($4::bigint is null or w.last_seq < $4)
      ) over (order by w.last_seq desc, w.first_seq desc
        rows between unbounded preceding and 1 preceding) as newer
    from wanted w
  ), page as (
    select e.bucket, e.seq, e.transfer_id, e.kind, e.amount, e.balance_after, e.created_at
    from wanted w cross join lateral (
      select x.* from wallet.member_entry x
      where x.bucket = wallet.bucket_of($1) and x.account_id = $1 and x.seq >= w.first_seq and x.seq <= w.last_seq
        and ($4::bigint is null or x.seq < $4)
        and (w.kind is null or x.kind = w.kind)
        and x.created_at >= greatest(w.hour, $2)
        and x.created_at < least(w.hour + interval '1 hour', $3)
      order by x.seq desc limit $6
    ) e
    where w.last_seq >= (select min(r.first_seq) from ranked r where coalesce(r.newer, 0) < $6)
    order by e.seq desc limit $6
  )`

const pageQuery = `${pageOfEntries}
  select ${lineColumns} from page e cross join lateral (
    select x.source, x.txn_id, x.reverses, x.reference from wallet.transfer x
    where x.bucket = wallet.bucket_of($1) and x.id = e.transfer_id and x.created_at = e.created_at limit 1
  ) t
  order by e.seq desc`

/** A page by keyset: as quick at the thousandth page as at the first. Movements of archived months are skipped. */
export const listStatement = async (
  pool: Pool,
  kinds: KindRegistry,
  { memberId, from, to, kinds: names, before, limit }: StatementPage,
): Promise<StatementLine[]> => {
  await readHoursOf(pool, memberId)
  const accountId = accountIdOf(memberId, 'available')
  const ids = kindIds(kinds, names)
  const wanted = Math.min(limit, limitMax)
  const rows: LineRow[] = []
  const archived = await findArchivedSpans(pool, memberId, { from, to })
  for (const span of livingSpans({ from, to }, archived)) {
    if (rows.length >= wanted) break
    const found = await pool.query<LineRow>(pageQuery, [
      accountId,
      span.from,
      span.to,
      before ?? null,
      ids,
      wanted - rows.length,
    ])
    rows.push(...found.rows)
  }
  return presentLines(kinds, rows)
}

/** One line of the member's account by its transfer; undefined if the account is not part of it. */
export const findStatementLine = async (
  pool: Pool,
  kinds: KindRegistry,
  memberId: bigint,
  transferId: bigint,
): Promise<StatementLine | undefined> => {
  const { rows } = await pool.query<LineRow>(
    `select ${lineColumns}
     from wallet.transfer t
     join wallet.account_hour h on h.bucket = t.bucket and h.account_id = $1 and h.kind = t.kind
       and h.hour = date_bin('1 hour', t.created_at, 'epoch')
     cross join lateral (
       select x.* from wallet.member_entry x
       where x.bucket = wallet.bucket_of($1) and x.account_id = $1 and x.created_at = t.created_at and x.transfer_id = t.id
         and x.seq >= h.first_seq and x.seq <= h.last_seq
     ) e
     where t.bucket = wallet.bucket_of($1) and t.id = $2 limit 1`,
    [accountIdOf(memberId, 'available'), transferId],
  )
  return (await presentLines(kinds, rows))[0]
}

/**
 * Sums over the whole filter, independent of the page: whole hours as stored, the ends from their entries.
 * Archived entries count.
 */
export const sumStatement = async (
  pool: Reader,
  kinds: KindRegistry,
  { memberId, kinds: names, ...asked }: StatementFilter,
): Promise<StatementTotals> => {
  await readHoursOf(pool, memberId)
  const { from, to } = wholeHours(asked, await findArchivedSpans(pool, memberId, asked))
  type Sums = { in_minor: string; out_minor: string; count: string }
  const { rows } = await pool.query<Sums>(
    `with wanted as materialized (
       select h.*, h.hour >= $2 and h.hour + interval '1 hour' <= $3 as whole
       from wallet.account_hour h
       where h.bucket = wallet.bucket_of($1) and h.account_id = $1 and h.hour >= date_bin('1 hour', $2::timestamptz, 'epoch')
         and h.hour < $3 and ($4::smallint[] is null or h.kind = any ($4))
     ), ends as (
       select w.hour, w.kind, min(w.first_seq) as first_seq, max(w.last_seq) as last_seq
       from wanted w where not w.whole group by 1, 2
     ), sums as (
       select w.in_minor, w.out_minor, w.entries::bigint as entries from wanted w where w.whole
       union all
       select greatest(e.amount, 0), greatest(-e.amount, 0), 1
       from ends w cross join lateral (
         select x.amount from wallet.member_entry x
         where x.bucket = wallet.bucket_of($1) and x.account_id = $1 and x.seq >= w.first_seq and x.seq <= w.last_seq
           and x.kind = w.kind
           and x.created_at >= greatest(w.hour, $2)
           and x.created_at < least(w.hour + interval '1 hour', $3)
         offset 0
       ) e
     )
     select coalesce(sum(in_minor), 0) as in_minor, coalesce(sum(out_minor), 0) as out_minor,
       coalesce(sum(entries), 0) as count
     from sums`,
    [accountIdOf(memberId, 'available'), from, to, kindIds(kinds, names)],
  )
  const [sums] = rows
  return {
    inMinor: BigInt(sums?.in_minor ?? 0),
    outMinor: BigInt(sums?.out_minor ?? 0),
    count: Number(sums?.count ?? 0),
  }
}

/** The same inside the caller's transaction. */
export const sumStatementInTx = (
  tx: Tx,
  kinds: KindRegistry,
  filter: StatementFilter,
): Promise<StatementTotals> => sumStatement(readerOf(tx), kinds, filter)
