/** Limits of one kind of work. All times in milliseconds. */
export type Bounds = {
  /** Maximum number of connections. */
  readonly max: number
  /** Maximum wait for a free connection, or for a new one. */
  readonly connectMs: number
  /** Maximum wait for somebody else's lock. */
  readonly lockMs: number
  /** Maximum duration of one statement, its waits included. */
  readonly statementMs: number
  /** Maximum idle time in an open transaction. */
  readonly idleInTransactionMs: number
  /** How long a connection may be checked out of the pool; then it is closed. */
  readonly heldMs?: number
  /** Maximum time for an answer of the database: for callers that hang up on a silent connection. */
  readonly answerMs?: number
  /** Plans prepared statements once rather than for the values of each call. */
  readonly isPlannedOnce?: boolean
}

const second = 1_000
const minute = 60 * second

/**
 * What each kind of work may wait for. Work that waits longer fails and releases its place
 * (`isLostWait`), so that after any stall everything continues automatically.
 */
export const kindsOfWork = {
  /** Calls of members, agents, operators and vendors, who are waiting for the answer. */
  requests: {
    max: 20,
    connectMs: 5 * second,
    lockMs: 4 * second,
    statementMs: 10 * second,
    idleInTransactionMs: 10 * second,
    heldMs: 30 * second,
  },
  /**
   * The fast path of the ledger. Each lane keeps its connection, and the values of its few statements
   * never require another plan. A Citus worker would make one for each call.
   */
  lanes: {
    max: 8,
    connectMs: 2 * second,
    lockMs: 2 * second,
    statementMs: 10 * second,
    idleInTransactionMs: 10 * second,
    answerMs: 15 * second,
    isPlannedOnce: true,
  },
  /** Whether this copy can serve: short queries that wait for nobody. */
  readiness: {
    max: 1,
    connectMs: second,
    lockMs: second,
    statementMs: second,
    idleInTransactionMs: second,
    answerMs: second,
  },
  /** Housekeeping and everything else that runs on a schedule. */
  jobs: {
    max: 7,
    connectMs: 15 * second,
    lockMs: 10 * second,
    statementMs: minute,
    idleInTransactionMs: 30 * second,
    heldMs: 3 * minute,
  },
  /** The thread that writes files for operators: one of the connections that jobs would have. */
  exports: {
    max: 1,
    connectMs: 15 * second,
    lockMs: 10 * second,
    statementMs: minute,
    idleInTransactionMs: 30 * second,
    heldMs: 3 * minute,
  },
  /** Long reads: statement files, the proof of the ledger. */
  reports: {
    max: 4,
    connectMs: 10 * second,
    lockMs: 5 * second,
    statementMs: 10 * minute,
    idleInTransactionMs: minute,
    heldMs: 30 * minute,
  },
  /** Waiting for a table lock blocks all later requests, so the wait is short. */
  migrations: {
    max: 1,
    connectMs: 30 * second,
    lockMs: 5 * second,
    statementMs: 30 * minute,
    idleInTransactionMs: 5 * minute,
  },
  /** Months are archived and restored in large pieces; postings wait behind it no longer than it waits. */
  archive: {
    max: 1,
    connectMs: 30 * second,
    lockMs: 100,
    statementMs: 2 * 60 * minute,
    idleInTransactionMs: 30 * minute,
  },
} as const satisfies Record<string, Bounds>

export type KindOfWork = keyof typeof kindsOfWork

/** The limits that the server enforces, as PostgreSQL's startup options. */
export const startupOptions = (bounds: Bounds): string =>
  [
    `-c lock_timeout=${bounds.lockMs}`,
    `-c statement_timeout=${bounds.statementMs}`,
    `-c idle_in_transaction_session_timeout=${bounds.idleInTransactionMs}`,
    ...(bounds.isPlannedOnce === true ? ['-c plan_cache_mode=force_generic_plan'] : []),
  ].join(' ')
