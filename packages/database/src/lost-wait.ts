import { errorCodeOf } from './error-code.ts'

/** Thrown when no connection came free, or none was made, within the pool's bound. */
export class ConnectionWaitError extends Error {
  override readonly name = 'ConnectionWaitError'
  constructor(waitedMs: number, cause: unknown) {
    super(`no connection to the database within ${waitedMs} ms`, { cause })
  }
}

/** Thrown when so many questions wait already that one more is not taken. */
export class FullQueueError extends Error {
  override readonly name = 'FullQueueError'
  constructor(waitingMax: number) {
    super(`${waitingMax} questions to the database are waiting`)
  }
}

// pg-pool names its two timeouts by their texts alone.
const poolTimeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

/** The pool's own word for a wait that took too long; any other error as it is. */
export const toConnectionWait = (error: unknown, waitedMs: number): unknown =>
  error instanceof Error && poolTimeouts.includes(error.message)
    ? new ConnectionWaitError(waitedMs, error)
    : error

const lockNotAvailable = '55P03'
// The driver's own bound on an answer (`answerMs`) has a text and no code.
const noAnswer = 'Query read timeout'
/** By `statement_timeout`; nobody here cancels statements otherwise. */
const queryCancelled = '57014'

/**
 * True when somebody waited for a connection, a lock or a statement for longer than its kind of work
 * allows, or was not let wait. What was asked inside a transaction was taken back; the same may be asked again.
 */
export const isLostWait = (error: unknown): boolean =>
  error instanceof ConnectionWaitError ||
  error instanceof FullQueueError ||
  (error instanceof Error && error.message === noAnswer) ||
  [lockNotAvailable, queryCancelled].includes(errorCodeOf(error))
