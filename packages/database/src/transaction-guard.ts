import { AsyncLocalStorage } from 'node:async_hooks'

/** Closed when its transaction has ended, so that code running after it may use connections again. */
type Mark = { isOpen: boolean }

const marks = new AsyncLocalStorage<Mark>()

/**
 * Thrown when code inside a transaction asks for another connection. Enough such callers at once hold
 * every connection while each waits for one more: a deadlock.
 */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError'
  constructor() {
    super(
      'a transaction is open here, and this asks for a second connection: ' +
        'pass `tx` on, or read before the transaction or after it',
    )
  }
}

/** Runs the body of a transaction; until it ends, nothing it calls may take another connection. */
export const insideTransaction = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mark: Mark = { isOpen: true }
  try {
    return await marks.run(mark, work)
  } finally {
    mark.isOpen = false
  }
}

export const isInsideTransaction = (): boolean => marks.getStore()?.isOpen === true
