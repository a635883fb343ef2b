/** Ids of a round's movements at the platform, fixed by the round: a retry is the same movement. */
export const transactionIds = (roundId: string) => ({
  debit: `${roundId}:debit`,
  credit: `${roundId}:credit`,
  rollback: `${roundId}:rollback`,
})

/** Ids of an action's further stake; every attempt at one is a separate movement. */
export const actionTransactionIds = (roundId: string, attempt: number) => ({
  debit: `${roundId}:debit:${attempt}`,
  rollback: `${roundId}:rollback:${attempt}`,
})

/** Seconds double from 1 to 60, so that a platform that is down is not hammered. */
export const retryDelayMs = (attemptCount: number): number =>
  Math.min(60_000, 1_000 * 2 ** Math.min(attemptCount, 6))
