/** Bounds of one kind of work. All times in milliseconds. */
export type Bounds = {
  /** Connections at most. */
  readonly max: number
  /** Waiting for a free connection, or for a new one. */
  readonly connectMs: number
  /** Waiting for somebody else's lock. */
  readonly lockMs: number
  /** One statement, its waits included. */
  readonly statementMs: number
  /** An open transaction in which nothing is asked. */
  readonly idleInTransactionMs: number
  /** How long a connection may be out of the pool; then it is closed. */
  readonly heldMs?: number
  /** An answer of the database, however long it takes: for those who hang up on a silent line. */
  readonly answerMs?: number
  /** Plans what is prepared once, not for the values of each call. */
  readonly isPlannedOnce?: boolean
}

const second = 1_000
const minute = 60 * second

/**
 * What each kind of work may wait for. Work that waits for longer fails and gives its place back
 * (`isLostWait`), so that after any stall everything continues by itself.
 */
export const kindsOfWork = {
  /** Calls of members, agents, operators and vendors: somebody is waiting for the answer. */
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
   * never ask for another plan. A worker of Citus would make one for each call.
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
  /** Whether this copy can serve: asks little and waits for nobody. */
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
    max: 8,
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
  /** A wait for a table's lock blocks all later requests, so it is short. */
  migrations: {
    max: 1,
    connectMs: 30 * second,
    lockMs: 5 * second,
    statementMs: 30 * minute,
    idleInTransactionMs: 5 * minute,
  },
  /** Months leave and come back in big pieces; postings wait behind it no longer than it waits. */
  archive: {
    max: 1,
    connectMs: 30 * second,
    lockMs: 100,
    statementMs: 2 * 60 * minute,
    idleInTransactionMs: 30 * minute,
  },
} as const satisfies Record<string, Bounds>

export type KindOfWork = keyof typeof kindsOfWork

/** The part of the bounds that the server keeps, as PostgreSQL's startup options. */
export const startupOptions = (bounds: Bounds): string =>
  [
    `-c lock_timeout=${bounds.lockMs}`,
    `-c statement_timeout=${bounds.statementMs}`,
    `-c idle_in_transaction_session_timeout=${bounds.idleInTransactionMs}`,
    ...(bounds.isPlannedOnce === true ? ['-c plan_cache_mode=force_generic_plan'] : []),
  ].join(' ')
