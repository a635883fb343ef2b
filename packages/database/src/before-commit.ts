import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, QueryResult, Transaction } from 'kysely'

/** `Tx` of `connect.ts`, which imports this file. */
type Tx = Transaction<Record<never, never>>

/** The last statement of a transaction, sent with its `commit`: nobody waits for its answer in between. */
export type LastStatement = {
  readonly query: CompiledQuery
  /** Called with its answer once both are done, and never where either failed. */
  readonly committed: (answer: QueryResult<unknown>) => void
}

type BeforeCommit = (tx: Tx) => Promise<LastStatement | undefined>

const current = new AsyncLocalStorage<BeforeCommit>()

/**
 * Runs `work`; each of its transactions ends with `beforeCommit`, as its last statements. What that
 * writes is committed with the transaction, and what it throws undoes it. A statement that it answers is sent
 * with the `commit`.
 */
export const withBeforeCommit = <Result>(
  beforeCommit: BeforeCommit,
  work: () => Promise<Result>,
): Promise<Result> => current.run(beforeCommit, work)

/** The last statements of a transaction, if its caller set any. */
export const runBeforeCommit = async (tx: Tx): Promise<LastStatement | undefined> =>
  current.getStore()?.(tx)
