import { queueListMax, type QueueName } from '@trevo/contract/ops/everywhere/queues.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'

/** What waits in a queue of a brand. `since` and `dueAt` are those of the first of it. */
export type Waiting = {
  readonly count: number
  readonly isMore: boolean
  readonly since?: string | null | undefined
  readonly dueAt?: string | null | undefined
}

/** A queue of a module, and the right that shows it. */
export type WaitingQueue = {
  readonly name: QueueName
  readonly right: Right
  look(brandId: number): Promise<Waiting>
}

/** What a list of at most `queueListMax` rows says, of which `first` waits longest. */
export const waitingOf = <Row>(
  rows: readonly Row[],
  first: Row | undefined,
  timesOf: (row: Row) => Pick<Waiting, 'since' | 'dueAt'>,
): Waiting => ({
  count: rows.length,
  isMore: rows.length >= queueListMax,
  ...(first !== undefined && timesOf(first)),
})

const countedMax = 1_000

/** What a queue says that counts up to 1,000. */
export const waitingCounted = (
  count: number,
  times: Pick<Waiting, 'since' | 'dueAt'>,
): Waiting => ({ count, isMore: count >= countedMax, ...times })
