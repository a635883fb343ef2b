import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import type { Reference } from '../../common/domain/transfer.ts'
import type { Balance } from '../../common/repository/queries-balance.ts'

type Row = { available: bigint | null; held: bigint | null; seq: bigint | null }

/**
 * Locks the member's accounts until the transaction ends and returns their balances: nothing is posted to them
 * meanwhile. Undefined for a member without accounts.
 */
export const lockBalance = async (tx: Tx, memberId: bigint): Promise<Balance | undefined> => {
  const { rows } = await sql<Row>`select * from wallet.lock_balance(${memberId})`.execute(tx)
  const [row] = rows
  if (!row || row.available === null || row.held === null || row.seq === null) return undefined
  return { availableMinor: row.available, heldMinor: row.held, seq: row.seq }
}

/** An entry of the member's available account; `seq` is its position there, without gaps. */
type Movement = { readonly seq: bigint; readonly amountMinor: bigint }

/** The same with its transfer. */
type NamedMovement = Movement & {
  readonly source: string
  readonly txnId: string
  readonly reference: Reference | null
}

type MovementFilter = {
  readonly memberId: bigint
  readonly kinds: readonly string[]
  /** After this position. */
  readonly afterSeq: bigint
}

/** Between two positions, both excluded; open-ended without `beforeSeq`. */
type MovementSpan = MovementFilter & { readonly beforeSeq?: bigint }
type MovementPage = MovementSpan & { readonly limit: number }
type MovementSums = { readonly inMinor: bigint; readonly outMinor: bigint }

const readHours = async (tx: Tx, accountId: bigint): Promise<void> => {
  await sql`select wallet.read_hours(array[${accountId}::bigint])`.execute(tx)
}

const idsOf = (kinds: KindRegistry, names: readonly string[]): number[] =>
  names.map((name) => kinds.get(name).id)

/** Entries of some kinds after a position, in order, `limit` at most. Movements of archived months are skipped. */
const listMovements = async (
  tx: Tx,
  kinds: KindRegistry,
  { memberId, afterSeq, limit, ...filter }: MovementFilter & { readonly limit: number },
): Promise<Movement[]> => {
  const accountId = accountIdOf(memberId, 'available')
  await readHours(tx, accountId)
  const { rows } = await sql<{ seq: bigint; amount: bigint }>`
    with wanted as materialized (
      select h.hour, h.kind, min(h.first_seq) as first_seq, max(h.last_seq) as last_seq
      from wallet.account_hour h
      where h.bucket = wallet.bucket_of(${accountId}) and h.account_id = ${accountId} and h.last_seq > ${afterSeq}
        and h.kind = any (${idsOf(kinds, filter.kinds)}::smallint[])
      group by 1, 2
    )
    select e.seq, e.amount from wanted w cross join lateral (
      select x.seq, x.amount from wallet.member_entry x
      where x.bucket = wallet.bucket_of(${accountId}) and x.account_id = ${accountId}
          and x.seq > ${afterSeq}
        and x.seq >= w.first_seq and x.seq <= w.last_seq and x.kind = w.kind
        and x.created_at >= w.hour and x.created_at < w.hour + interval '1 hour'
      offset 0
    ) e
    order by e.seq limit ${limit}`.execute(tx)
  return rows.map(({ seq, amount }) => ({ seq, amountMinor: amount }))
}

type NamedRow = {
  seq: bigint
  amount: bigint
  source: string
  txn_id: string
  reference: Reference | null
}

/**
 * Entries of some kinds between two positions, both excluded, in order and with their transfers; `limit` at most,
 * open-ended without `beforeSeq`. Movements of archived months are skipped.
 */
const listNamedMovements = async (
  tx: Tx,
  kinds: KindRegistry,
  filter: MovementFilter & { readonly beforeSeq?: bigint; readonly limit: number },
): Promise<NamedMovement[]> => {
  const { memberId, afterSeq, limit } = filter
  const accountId = accountIdOf(memberId, 'available')
  const before = filter.beforeSeq ?? null
  await readHours(tx, accountId)
  const { rows } = await sql<NamedRow>`
    with wanted as materialized (
      select h.hour, h.kind, min(h.first_seq) as first_seq, max(h.last_seq) as last_seq
      from wallet.account_hour h
      where h.bucket = wallet.bucket_of(${accountId}) and h.account_id = ${accountId}
        and h.last_seq > ${afterSeq} and (${before}::bigint is null or h.first_seq < ${before})
        and h.kind = any (${idsOf(kinds, filter.kinds)}::smallint[])
      group by 1, 2
    ), page as materialized (
      select e.seq, e.amount, e.transfer_id, e.created_at from wanted w cross join lateral (
        select x.seq, x.amount, x.transfer_id, x.created_at from wallet.member_entry x
        where x.bucket = wallet.bucket_of(${accountId}) and x.account_id = ${accountId}
          and x.seq > ${afterSeq} and (${before}::bigint is null or x.seq < ${before})
          and x.seq >= w.first_seq and x.seq <= w.last_seq and x.kind = w.kind
          and x.created_at >= w.hour and x.created_at < w.hour + interval '1 hour'
        order by x.seq limit ${limit}
      ) e
      order by e.seq limit ${limit}
    )
    select p.seq, p.amount, t.source, t.txn_id, t.reference from page p cross join lateral (
      select x.source, x.txn_id, x.reference from wallet.transfer x
      where x.bucket = wallet.bucket_of(${accountId}) and x.id = p.transfer_id
        and x.created_at = p.created_at limit 1
    ) t
    order by p.seq`.execute(tx)
  return rows.map(({ seq, amount, source, txn_id: txnId, reference }) => ({
    seq,
    amountMinor: amount,
    source,
    txnId,
    reference,
  }))
}

/** Which of these transfers were reversed, in order. */
const areReversed = async (
  tx: Tx,
  transfers: readonly Pick<NamedMovement, 'source' | 'txnId'>[],
): Promise<boolean[]> => {
  if (transfers.length === 0) return []
  const { rows } = await sql<{ source: string; txn_id: string }>`
    select k.source, k.txn_id from wallet.txn_key k
    where k.txn_id = any (${transfers.map(({ txnId }) => txnId)}::text[])
      and k.source = any (${[...new Set(transfers.map(({ source }) => source))]}::text[])
      and k.reversed_by is not null`.execute(tx)
  const reversed = new Set(rows.map(({ source, txn_id: txnId }) => `${source}\n${txnId}`))
  return transfers.map(({ source, txnId }) => reversed.has(`${source}\n${txnId}`))
}

/** Sums of some kinds between two positions, both excluded; open-ended without `beforeSeq`. */
const sumMovements = async (
  tx: Tx,
  kinds: KindRegistry,
  { memberId, afterSeq, ...filter }: MovementFilter & { readonly beforeSeq?: bigint },
): Promise<{ readonly inMinor: bigint; readonly outMinor: bigint }> => {
  const accountId = accountIdOf(memberId, 'available')
  await readHours(tx, accountId)
  const before = filter.beforeSeq ?? null
  // Whole hours as stored, those cut by a bound from their entries.
  const { rows } = await sql<{ in_minor: string; out_minor: string }>`
    with wanted as materialized (
      select h.hour, h.kind, min(h.first_seq) as first_seq, max(h.last_seq) as last_seq,
        sum(h.in_minor) as in_minor, sum(h.out_minor) as out_minor,
        min(h.first_seq) > ${afterSeq}
          and (${before}::bigint is null or max(h.last_seq) < ${before}) as whole
      from wallet.account_hour h
      where h.bucket = wallet.bucket_of(${accountId}) and h.account_id = ${accountId}
        and h.kind = any (${idsOf(kinds, filter.kinds)}::smallint[])
      group by 1, 2
      having max(h.last_seq) > ${afterSeq}
        and (${before}::bigint is null or min(h.first_seq) < ${before})
    ), sums as (
      select w.in_minor, w.out_minor from wanted w where w.whole
      union all
      select greatest(e.amount, 0), greatest(-e.amount, 0)
      from wanted w cross join lateral (
        select x.amount from wallet.member_entry x
        where x.bucket = wallet.bucket_of(${accountId}) and x.account_id = ${accountId}
          and x.seq > ${afterSeq}
          and (${before}::bigint is null or x.seq < ${before})
          and x.seq >= w.first_seq and x.seq <= w.last_seq and x.kind = w.kind
          and x.created_at >= w.hour and x.created_at < w.hour + interval '1 hour'
        offset 0
      ) e
      where not w.whole
    )
    select coalesce(sum(in_minor), 0) as in_minor, coalesce(sum(out_minor), 0) as out_minor
    from sums`.execute(tx)
  const [sums] = rows
  return { inMinor: BigInt(sums?.in_minor ?? 0), outMinor: BigInt(sums?.out_minor ?? 0) }
}

/** By position, inside the caller's transaction. */
export type MovementReads = {
  listMovements(tx: Tx, page: Omit<MovementPage, 'beforeSeq'>): Promise<readonly Movement[]>
  listNamedMovements(tx: Tx, page: MovementPage): Promise<readonly NamedMovement[]>
  /** Which of these transfers were reversed, in order. */
  areReversed(
    tx: Tx,
    transfers: readonly Pick<NamedMovement, 'source' | 'txnId'>[],
  ): Promise<readonly boolean[]>
  sumMovements(tx: Tx, span: MovementSpan): Promise<MovementSums>
}

export const createMovementReads = (kinds: KindRegistry): MovementReads => ({
  listMovements: (tx, filter) => listMovements(tx, kinds, filter),
  listNamedMovements: (tx, filter) => listNamedMovements(tx, kinds, filter),
  areReversed,
  sumMovements: (tx, filter) => sumMovements(tx, kinds, filter),
})

/** The transfer posted under the id of its source, if there is one. */
export const findTransferId = async (
  tx: Tx,
  { source, txnId }: { readonly source: string; readonly txnId: string },
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ transfer_id: bigint | null }>`
    select transfer_id from wallet.txn_key where source = ${source} and txn_id = ${txnId}`.execute(
    tx,
  )
  return rows[0]?.transfer_id ?? undefined
}
