import type { Database, Tx } from '@trevo/database/connect.ts'
import { isFunctionName } from '../../common/domain/claim.ts'
import type { Reference } from '../../common/domain/transfer.ts'
import type { KindRegistry } from '../../common/repository/kinds.ts'
import {
  hasUnreadPostings,
  lockPositions,
  movePositions,
  numberPostings,
  projectTransfers,
  readPostings,
  readTransfers,
  type StreamRow,
  type Words,
} from '../repository/read-stream.ts'

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

/** Transfers for a function of the consumer's schema, because the server itself does not need them. */
export type Within = {
  /** The consumer's own word for a kind; undefined if `handle` takes it. */
  readonly wordOf: (kind: string) => string | undefined
  /**
   * fn(words text[], ids bigint[], sources text[], txn_ids text[], members bigint[], amounts bigint[],
   * ats timestamptz[], references jsonb[]). Amounts are signed, from the member's side.
   */
  readonly call: string
}

export type Consumer = {
  /** The name under which the position is kept; one reader at a time. */
  readonly consumer: string
  /** Postings (of up to 256 transfers of one bucket, in one commit) taken at most. */
  readonly postingsMax?: number
  readonly within?: Within
  /**
   * Runs in the transaction that moves the position: rows written with `tx` are written once. `answer` is the
   * function's within the database, null if it got nothing.
   */
  readonly handle: (
    tx: Tx,
    transfers: readonly StreamedTransfer[],
    answer: unknown,
  ) => Promise<void>
}

export type Projection = {
  readonly consumer: string
  readonly postingsMax?: number
  /** Transfers of these kinds are delivered; the others are skipped. */
  readonly kinds: readonly string[]
  /**
   * A function of the consumer's schema, run in the transaction that moves the position:
   * fn(ids bigint[], sources text[], txn_ids text[], members bigint[], amounts bigint[],
   * ats timestamptz[], references jsonb[]). Amounts are signed, from the member's side.
   */
  readonly call: string
}

export type TransferStream = {
  /** Delivers a part of what was committed since the last time. @returns the number of transfers. */
  consume(order: Consumer): Promise<number>
  /**
   * Delivers, in parts, everything committed before the call; later commits wait for the next call unless they fit
   * into the last part. @returns the number of transfers.
   */
  consumeAll(order: Consumer): Promise<number>
  /**
   * The same inside the database, for rows that the server itself does not need. Everything committed before the
   * call has been delivered after it.
   */
  project(order: Projection): Promise<number>
}

const wordsOf = (kinds: KindRegistry, within: Within | undefined): Words | undefined => {
  if (!within) return undefined
  if (!isFunctionName(within.call)) throw new Error(`wallet: ${within.call} is not a function name`)
  const worded = kinds.list().flatMap(({ id, name }) => {
    const word = within.wordOf(name)
    return word === undefined ? [] : [{ id, word }]
  })
  return {
    call: within.call,
    kindIds: worded.map(({ id }) => id),
    words: worded.map(({ word }) => word),
  }
}

type Reading = { readonly call: string; readonly kindIds: number[]; readonly limit: number }

/** @returns how many postings and transfers were read. */
const projectOnce = (
  database: Database<Record<never, never>>,
  consumer: string,
  { call, kindIds, limit }: Reading,
): Promise<{ postings: number; transfers: number }> =>
  database.inTx(async (tx) => {
    await lockPositions(tx, consumer)
    const postings = await readPostings(tx, consumer, limit)
    if (postings.length === 0) return { postings: 0, transfers: 0 }
    const transfers = await projectTransfers(tx, postings, { call, kindIds })
    await movePositions(tx, consumer, postings)
    return { postings: postings.length, transfers }
  })

const toStreamed = (kinds: KindRegistry, row: StreamRow): StreamedTransfer => ({
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

const consumedAtOnce = 50

class UnknownKind extends Error {}

/** How much was read, or that a kind is unknown here: then nothing was delivered. */
type Consumed = { readonly postings: number; readonly transfers: number } | 'unknown_kind'

const consumeOnce = async (
  database: Database<Record<never, never>>,
  kinds: KindRegistry,
  { consumer, postingsMax = consumedAtOnce, within, handle }: Consumer,
): Promise<Consumed> => {
  const words = wordsOf(kinds, within)
  try {
    return await database.inTx(async (tx) => {
      await lockPositions(tx, consumer)
      for (;;) {
        const postings = await readPostings(tx, consumer, postingsMax)
        if (postings.length === 0) return { postings: 0, transfers: 0 }
        const { rows, total, answer } = await readTransfers(tx, postings, words)
        if (rows.some((row) => !kinds.byId(row.kind))) throw new UnknownKind()
        await movePositions(tx, consumer, postings)
        // Postings of an archived month have nothing to report.
        if (total === 0) continue
        await handle(
          tx,
          rows.map((row) => toStreamed(kinds, row)),
          answer,
        )
        return { postings: postings.length, transfers: total }
      }
    })
  } catch (error) {
    if (error instanceof UnknownKind) return 'unknown_kind'
    throw error
  }
}

const consumePart = async (
  database: Database<Record<never, never>>,
  kinds: KindRegistry,
  order: Consumer,
): Promise<Exclude<Consumed, string>> => {
  const read = await consumeOnce(database, kinds, order)
  if (read !== 'unknown_kind') return read
  // Another copy registered it. Nothing was delivered, because the transaction is over.
  await kinds.reload()
  const again = await consumeOnce(database, kinds, order)
  if (again === 'unknown_kind') throw new Error('wallet: a transfer of an unknown kind')
  return again
}

const none = { postings: 0, transfers: 0 }

/**
 * Numbers what was committed, then reads if the consumer has anything left. That is looked up without a lock, so that
 * a consumer that has read everything needs no transaction; what another copy is just reading still counts as left.
 */
const readIfUnread = async <Read>(
  database: Database<Record<never, never>>,
  consumer: string,
  read: () => Promise<Read>,
): Promise<Read | typeof none> => {
  await numberPostings(database)
  return (await hasUnreadPostings(database, consumer)) ? read() : none
}

/**
 * The transfers are the stream of money events: no second outbox row is written on the hot path.
 * Order: by bucket, each in the order in which commits became visible. Of one member's transfers the one with the
 * higher id is the later one.
 */
export const createTransferStream = (
  database: Database<Record<never, never>>,
  kinds: KindRegistry,
): TransferStream => {
  const consumeUnread = (order: Consumer) =>
    readIfUnread(database, order.consumer, () => consumePart(database, kinds, order))
  return {
    project: async ({ consumer, postingsMax = 64, kinds: names, call }) => {
      if (!isFunctionName(call)) throw new Error(`wallet: ${call} is not a function name`)
      const kindIds = names.map((name) => kinds.get(name).id)
      let total = 0
      for (;;) {
        const done = await readIfUnread(database, consumer, () =>
          projectOnce(database, consumer, { call, kindIds, limit: postingsMax }),
        )
        total += done.transfers
        // Not until a read finds nothing: under load each would find a few and commit again.
        if (done.postings < postingsMax) return total
      }
    },
    consume: async (order) => (await consumeUnread(order)).transfers,
    consumeAll: async (order) => {
      for (let total = 0; ;) {
        const { postings, transfers } = await consumeUnread(order)
        total += transfers
        // Not until a part is empty: under load each would find a few and commit again.
        if (postings < (order.postingsMax ?? consumedAtOnce)) return total
      }
    },
  }
}
