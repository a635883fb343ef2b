import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from 'kysely'

/** `Tx` of `connect.ts`, which imports this file. */
type Tx = Transaction<Record<never, never>>

type BeforeCommit = (tx: Tx) => Promise<void>

const current = new AsyncLocalStorage<BeforeCommit>()

/**
 * Runs `work`; each of its transactions ends with `beforeCommit`, as its last statements. What that
 * writes is committed with the transaction, and what it throws undoes it.
 */
export const withBeforeCommit = <Result>(
  beforeCommit: BeforeCommit,
  work: () => Promise<Result>,
): Promise<Result> => current.run(beforeCommit, work)

/** The last statements of a transaction, if its caller set any. */
export const runBeforeCommit = async (tx: Tx): Promise<void> => current.getStore()?.(tx)
