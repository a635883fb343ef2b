import type { Database, Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { isFunctionName } from '../domain/claim.ts'
import type { Reference } from '../domain/transfer.ts'
import type { KindRegistry } from '../repository/kinds.ts'

/** A transfer as consumers see it. `amountMinor` is signed, from the member's side. */
export type StreamedTransfer = {
  readonly transferId: bigint
  readonly kind: string
  readonly source: string
  readonly txnId: string
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
  readonly at: Date
  readonly reverses: bigint | null
  readonly reference: Reference | null
}

export type Consumer = {
  /** The name under which the position is kept; one reader at a time. */
  readonly consumer: string
  /** Postings (commits of up to 256 transfers) taken at most. */
  readonly postingsMax?: number
  /** Runs in the transaction that moves the position: rows written with `tx` happen once. */
  readonly handle: (tx: Tx, transfers: readonly StreamedTransfer[]) => Promise<void>
}

export type Projection = {
  readonly consumer: string
  readonly postingsMax?: number
  /** Transfers of these kinds are handed over; the others are passed by. */
  readonly kinds: readonly string[]
  /**
   * A function of the consumer's schema, run in the transaction that moves the position:
   * fn(ids bigint[], sources text[], txn_ids text[], members bigint[], amounts bigint[],
   * ats timestamptz[], references jsonb[]). Amounts are signed, from the member's side.
   */
  readonly call: string
}

export type TransferStream = {
  /** Hands over what was committed since the last time. @returns how many transfers that were. */
  consume(order: Consumer): Promise<number>
  /**
   * The same inside the database, for rows that nobody here needs to see. Everything committed before
   * the call has been handed over after it, unless another transaction stays open for seconds.
   */
  project(order: Projection): Promise<number>
}

type Row = {
  id: bigint
  kind: number
  source: string
  txn_id: string
  account_id: bigint
  amount: bigint
  balance_after: bigint
  created_at: Date
  reverses: bigint | null
  reference: Reference | null
}

// Only postings below the snapshot's xmin: everything older is decided, so nothing can commit later
// in front of a position and be missed.
const readPostings = (tx: Tx, from: { xid: string; block: bigint }, limit: number) =>
  sql<{ xid: string; block: bigint; transfers: number }>`
    select xid::text as xid, block, transfers from wallet.posting
    where (xid, block) > (${from.xid}::xid8, ${from.block}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, block limit ${limit}`.execute(tx)

const readTransfers = (tx: Tx, ids: readonly bigint[]) =>
  sql<Row>`
    select t.id, t.kind, t.source, t.txn_id, t.account_id, t.amount, t.balance_after, t.created_at,
      t.reverses, t.reference
    from unnest(${ids}::bigint[]) with ordinality u (id, ord)
    join wallet.transfer t on t.id = u.id order by u.ord`.execute(tx)

// By its ids, posting for posting: a plan made while the partition was small or never analysed would
// read the whole month once for each posting. The limit keeps the planner from joining otherwise.
const transfersOfPosting = sql`
  select t.id, t.kind, t.source, t.txn_id, t.account_id, t.amount, t.created_at, t.reference
  from wallet.transfer t
  where t.id >= p.block * 256 and t.id < p.block * 256 + p.transfers
  order by t.id limit 256`

type Projected = {
  postings: number
  transfers: number
  xid: string | null
  block: bigint | null
  /** The last posting that is committed, but behind a transaction that is still open. */
  hidden: string | null
}
type Reading = { readonly call: string; readonly kindIds: number[]; readonly limit: number }

const projectPostings = async (
  tx: Tx,
  from: { xid: string; block: bigint },
  { call, kindIds, limit }: Reading,
): Promise<Projected> => {
  const { rows } = await sql<Projected>`
    with posted as materialized (
      select p.xid, p.block, p.transfers from wallet.posting p
      where (p.xid, p.block) > (${from.xid}::xid8, ${from.block}::bigint)
        and p.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by p.xid, p.block limit ${limit}
    ), done as materialized (
      select ${sql.raw(call)}(array_agg(t.id), array_agg(t.source), array_agg(t.txn_id),
        array_agg(t.account_id / 4), array_agg(t.amount), array_agg(t.created_at),
        array_agg(t.reference))::text
      from posted p cross join lateral (${transfersOfPosting}) t
      where t.kind = any (${kindIds}::smallint[])
      having count(*) > 0
    )
    select count(*)::integer as postings, coalesce(sum(p.transfers), 0)::integer as transfers,
      (array_agg(p.xid::text order by p.xid desc, p.block desc))[1] as xid,
      (array_agg(p.block order by p.xid desc, p.block desc))[1] as block,
      (select h.xid::text from wallet.posting h
        where h.xid >= pg_snapshot_xmin(pg_current_snapshot()) order by h.xid desc limit 1) as hidden
    from posted p where (select count(*) from done) >= 0`.execute(tx)
  return rows[0] ?? { postings: 0, transfers: 0, xid: null, block: null, hidden: null }
}

// So long a projection waits for what is committed behind an open transaction.
const hiddenForMs = 5_000
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const projectOnce = (
  database: Database<Record<never, never>>,
  consumer: string,
  reading: Reading,
): Promise<Projected> =>
  database.inTx(async (tx) => {
    const position = await sql<{ xid: string; block: bigint }>`
      select * from wallet.lock_position(${consumer})`.execute(tx)
    const from = position.rows[0] ?? { xid: '0', block: 0n }
    const done = await projectPostings(tx, from, reading)
    if (done.xid !== null) {
      await sql`select wallet.set_position(${consumer}, ${done.xid}, ${done.block})`.execute(tx)
    }
    return done
  })

const toStreamed = (kinds: KindRegistry, row: Row): StreamedTransfer => ({
  transferId: row.id,
  kind: kinds.byId(row.kind)?.name ?? '',
  source: row.source,
  txnId: row.txn_id,
  memberId: row.account_id / 4n,
  amountMinor: row.amount,
  balanceAfterMinor: row.balance_after,
  at: row.created_at,
  reverses: row.reverses,
  reference: row.reference,
})

/**
 * The transfers are the stream of money events: no second outbox row is written on the hot path.
 * Order: by database transaction, and within one by account order. Of one member's transfers the
 * higher transfer id is the later one.
 */
export const createTransferStream = (
  database: Database<Record<never, never>>,
  kinds: KindRegistry,
): TransferStream => ({
  project: async ({ consumer, postingsMax = 64, kinds: names, call }) => {
    if (!isFunctionName(call)) throw new Error(`wallet: ${call} is no function name`)
    const kindIds = names.map((name) => kinds.get(name).id)
    const startedAt = performance.now()
    let total = 0
    let reached = 0n
    let goal: bigint | undefined
    for (;;) {
      const done = await projectOnce(database, consumer, { call, kindIds, limit: postingsMax })
      total += done.transfers
      reached = BigInt(done.xid ?? reached)
      goal ??= BigInt(done.hidden ?? 0)
      // Not until a reading finds nothing: under load each would find a few and commit again.
      if (done.postings === postingsMax) continue
      if (reached >= goal || performance.now() - startedAt > hiddenForMs) return total
      await pause(2)
    }
  },
  consume: ({ consumer, postingsMax = 50, handle }) =>
    database.inTx(async (tx) => {
      const position = await sql<{ xid: string; block: bigint }>`
        select * from wallet.lock_position(${consumer})`.execute(tx)
      const from = position.rows[0] ?? { xid: '0', block: 0n }
      const { rows: postings } = await readPostings(tx, from, postingsMax)
      const last = postings.at(-1)
      if (!last) return 0

      const ids = postings.flatMap(({ block, transfers }) =>
        Array.from({ length: transfers }, (_, index) => block * 256n + BigInt(index)),
      )
      const { rows } = await readTransfers(tx, ids)
      if (rows.some((row) => !kinds.byId(row.kind))) await kinds.reload()
      await handle(
        tx,
        rows.map((row) => toStreamed(kinds, row)),
      )
      await sql`select wallet.set_position(${consumer}, ${last.xid}, ${last.block})`.execute(tx)
      return rows.length
    }),
})
