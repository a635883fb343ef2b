import type { Database, Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { Reference } from '../../common/domain/transfer.ts'

/** A transfer as the stream has it; `amount` is signed, from the member's side. */
export type StreamRow = {
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

type Posting = { bucket: number; number: bigint; block: bigint }

const selectUnread = (consumer: string, limit: number) =>
  sql<Posting>`select * from wallet.unread_postings(${consumer}, ${limit})`

/** The consumer's unread postings, `limit` at most, under its lock. */
export const readPostings = async (
  tx: Tx,
  consumer: string,
  limit: number,
): Promise<readonly Posting[]> => (await selectUnread(consumer, limit).execute(tx)).rows

/** Whether a numbered posting is unread. A consumer that has never read, or reads from the beginning, has some. */
export const hasUnreadPostings = async (
  { db }: Database<Record<never, never>>,
  consumer: string,
): Promise<boolean> => {
  const unread = await selectUnread(consumer, 1).execute(db)
  if (unread.rows.length > 0) return true
  const position = await sql`
    select 1 from wallet.stream_position where consumer = ${consumer} limit 1`.execute(db)
  return position.rows.length === 0
}

const transfersOf = (postings: readonly Posting[]) => sql`wallet.transfers_of(
  ${postings.map(({ bucket }) => bucket)}::smallint[], ${postings.map(({ block }) => block)}::bigint[])`

/** Kinds whose transfers are passed to a function within the database, each with the consumer's word. */
export type Words = { readonly call: string; readonly kindIds: number[]; readonly words: string[] }

type Read = {
  readonly rows: readonly StreamRow[]
  readonly total: number
  readonly answer: unknown
}

/** The transfers of postings; those with a word go to the function, and only its answer is returned. */
export const readTransfers = async (
  tx: Tx,
  postings: readonly Posting[],
  { call, kindIds, words }: Words = { call: '', kindIds: [], words: [] },
): Promise<Read> => {
  const answer = call
    ? sql`(select ${sql.raw(call)}(array_agg(w.word), array_agg(t.id), array_agg(t.source),
        array_agg(t.txn_id), array_agg(t.account_id / 4), array_agg(t.amount),
        array_agg(t.created_at), array_agg(t.reference))
      from told t join unnest(${kindIds}::smallint[], ${words}::text[]) w (kind, word)
        on w.kind = t.kind having count(*) > 0)`
    : sql`null`
  // At least one row: of those passed on within the database, only the answer is returned.
  const { rows } = await sql<
    Omit<StreamRow, 'id'> & { id: bigint | null; total: number; answer: unknown }
  >`
    with told as materialized (
      select * from ${transfersOf(postings)}
    ), done as materialized (
      select (select count(*) from told)::integer as total, ${answer} as answer
    )
    select done.*, t.* from done
    left join told t on not t.kind = any (${kindIds}::smallint[])`.execute(tx)
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }])),
    total: rows[0]?.total ?? 0,
    answer: rows[0]?.answer ?? null,
  }
}

const numberedAtOnce = 10_000

/** Before the reading transaction, so that no reader holds up another's numbering. */
export const numberPostings = async ({ db }: Database<Record<never, never>>): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ more: boolean }>`
      select wallet.number_postings(${numberedAtOnce}) as more`.execute(db)
    if (!rows[0]?.more) return
  }
}

/** One reader of a consumer at a time, until the transaction ends. */
export const lockPositions = (tx: Tx, consumer: string) =>
  sql`select wallet.lock_positions(${consumer})`.execute(tx)

/** Moves the consumer's position past these postings. */
export const movePositions = (tx: Tx, consumer: string, postings: readonly Posting[]) =>
  sql`select wallet.set_positions(${consumer}, u.buckets, u.numbers) from (
    select array_agg(x.bucket) as buckets, array_agg(x.number) as numbers from (
      select bucket, max(number) as number
      from unnest(${postings.map(({ bucket }) => bucket)}::smallint[],
        ${postings.map(({ number }) => number)}::bigint[]) p (bucket, number)
      group by bucket
    ) x
  ) u`.execute(tx)

/** Passes the transfers of some kinds to a function. @returns the number of transfers in the postings */
export const projectTransfers = async (
  tx: Tx,
  postings: readonly Posting[],
  { call, kindIds }: { readonly call: string; readonly kindIds: readonly number[] },
): Promise<number> => {
  const { rows } = await sql<{ transfers: number }>`
    with told as materialized (
      select * from ${transfersOf(postings)}
    ), done as materialized (
      select ${sql.raw(call)}(array_agg(t.id), array_agg(t.source), array_agg(t.txn_id),
        array_agg(t.account_id / 4), array_agg(t.amount), array_agg(t.created_at),
        array_agg(t.reference))::text
      from told t where t.kind = any (${kindIds}::smallint[])
      having count(*) > 0
    )
    select count(*)::integer as transfers from told where (select count(*) from done) >= 0`.execute(
    tx,
  )
  return rows[0]?.transfers ?? 0
}
