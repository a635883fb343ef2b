import { errorCodeOf } from './error-code.ts'

/** Thrown when no connection became free, or could be opened, within the pool's limit. */
export class ConnectionWaitError extends Error {
  override readonly name = 'ConnectionWaitError'
  constructor(waitedMs: number, cause: unknown) {
    super(`no connection to the database within ${waitedMs} ms`, { cause })
  }
}

/** Thrown when too many requests are already waiting. */
export class FullQueueError extends Error {
  override readonly name = 'FullQueueError'
  constructor(waitingMax: number) {
    super(`${waitingMax} questions to the database are waiting`)
  }
}

// pg-pool distinguishes its two timeouts only by their texts.
const poolTimeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

/** Converts the pool's error for a wait that took too long; any other error is unchanged. */
export const toConnectionWait = (error: unknown, waitedMs: number): unknown =>
  error instanceof Error && poolTimeouts.includes(error.message)
    ? new ConnectionWaitError(waitedMs, error)
    : error

const lockNotAvailable = '55P03'
// The driver's own limit for an answer (`answerMs`) has a text and no code.
const noAnswer = 'Query read timeout'
/** By `statement_timeout`; nothing else here cancels statements. */
const queryCancelled = '57014'

/**
 * True if a caller waited for a connection, a lock or a statement for longer than its kind of work
 * allows, or was refused the wait. Anything in a transaction was rolled back; the same may be tried
 * again.
 */
export const isLostWait = (error: unknown): boolean =>
  error instanceof ConnectionWaitError ||
  error instanceof FullQueueError ||
  (error instanceof Error && error.message === noAnswer) ||
  [lockNotAvailable, queryCancelled].includes(errorCodeOf(error))
