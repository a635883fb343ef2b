import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { types as pgTypes, type CustomTypesConfig } from 'pg'
import { runBeforeCommit } from './before-commit.ts'
import { BoundedPool, type OnSecondConnection } from './bounded-pool.ts'
import { CommitDialect, withEnding } from './commit-driver.ts'
import { errorCodeOf } from './error-code.ts'
import { kindsOfWork, startupOptions, type Bounds, type KindOfWork } from './kinds-of-work.ts'
import { insideTransaction } from './transaction-guard.ts'

export type Pool = BoundedPool

const oid = { int8: 20, int8Array: 1016, date: 1082 } as const

// One-dimensional and without nulls, the only arrays our queries return.
const parseBigInts = (text: string): bigint[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)

// Set per pool, never on the driver's global table: another library in this process (the job queue)
// has its own expectations.
const types: CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (id === oid.int8) return (text: string) => BigInt(text)
      if (id === oid.int8Array) return parseBigInts
      // A calendar day has no zone; a Date would give it one.
      if (id === oid.date) return (text: string) => text
    }
    return pgTypes.getTypeParser(id, format)
    // pg declares the function with generic overloads that no plain arrow can satisfy.
  }) as CustomTypesConfig['getTypeParser'],
}

export type PoolOptions = {
  /** Which waits are allowed, and how many connections; requests by default. */
  readonly work?: KindOfWork
  /** Maximum number of connections, if the kind of work does not say. */
  readonly max?: number
  /** The role every connection acts as, with no more rights than its work needs. */
  readonly role?: 'trevo_app' | 'trevo_archive'
  readonly name?: string
  /**
   * Called when code asks for a second connection inside a transaction. Without it such code gets a
   * `SecondConnectionError`, which is right everywhere except where members play.
   */
  readonly onSecondConnection?: OnSecondConnection | undefined
}

/** The same database with the same user on another server of its cluster, `host:port`. */
export const urlAt = (url: string, node: string): string => {
  const changed = new URL(url)
  changed.host = node
  changed.searchParams.delete('host')
  changed.searchParams.delete('port')
  return changed.href
}

/** Connections to one database: int8 arrives as bigint, date as text, timestamptz as Date. */
export const createPool = (url: string, options: PoolOptions = {}): Pool => {
  const { work = 'requests', role, onSecondConnection } = options
  const bounds: Bounds = kindsOfWork[work]
  return new BoundedPool(
    {
      connectionString: url,
      max: options.max ?? bounds.max,
      application_name: options.name ?? 'trevo',
      types,
      connectionTimeoutMillis: bounds.connectMs,
      // Some work runs every quarter of a minute: opening connections for it each time costs more than
      // keeping them.
      idleTimeoutMillis: 60_000,
      options: [startupOptions(bounds), ...(role ? [`-c role=${role}`] : [])].join(' '),
      ...(bounds.answerMs !== undefined && { query_timeout: bounds.answerMs }),
    },
    { bounds, onSecondConnection, mayDivert: work === 'requests' },
  )
}

/** An open transaction that names no tables: `tables<…>(tx)` gives a repository its own. */
export type Tx = Transaction<Record<never, never>>

export type Database<Tables> = {
  /** For reads outside a transaction. */
  readonly db: Kysely<Tables>
  /**
   * Runs `work` in one transaction (read committed). The loser of a unique key, a deadlock or a
   * serialization failure runs again (after a deadlock some milliseconds later), and then finds what
   * the winner wrote; so `work` must contain nothing but database calls, all of them on `tx`: another
   * connection is refused inside it (`SecondConnectionError`). A transaction that writes two keys may
   * lose twice. Anything else that is thrown, or a third loss, rolls back and reaches the caller.
   */
  inTx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
}

const afterCommits = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs `work` once the transaction of `inTx` has committed, and never when it rolled back. For
 * notifying others (live balance, wake-ups), not for anything that must happen: a crash skips it.
 */
export const afterCommit = (tx: Tx, work: () => void): void => {
  const list = afterCommits.get(tx)
  if (list) list.push(work)
  else afterCommits.set(tx, [work])
}

const attemptsMax = 3
const uniqueViolation = '23505'
const deadlock = '40P01'
const serializationFailure = '40001'
// If retried at once, a victim retakes what it had to release before the survivor gets it.
const afterDeadlockMs = 10

const isWorthAnotherTry = (code: string): boolean =>
  [uniqueViolation, deadlock, serializationFailure].includes(code)

export const createDatabase = <Tables>(pool: Pool): Database<Tables> => {
  const db = new Kysely<Tables>({ dialect: new CommitDialect(pool) })
  const once = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    let used: Tx | undefined
    const result = await withEnding((ending) =>
      db.transaction().execute((tx) => {
        // The transaction is the same object whichever tables its type lists.
        const own = tx as unknown as Tx
        used = own
        return insideTransaction(async () => {
          const answer = await work(own)
          const last = await runBeforeCommit(own)
          if (last) ending.last = last
          return answer
        })
      }),
    )
    if (used) for (const run of afterCommits.get(used) ?? []) run()
    return result
  }
  return {
    db,
    inTx: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work)
        } catch (error) {
          const code = errorCodeOf(error)
          if (attempt === attemptsMax || !isWorthAnotherTry(code)) throw error
          if (code === deadlock) await pause(attempt * afterDeadlockMs)
        }
      }
    },
  }
}

/** A repository's view of a transaction: its own tables and no others. */
export const tables = <Tables>(tx: Tx): Transaction<Tables> =>
  // The type narrows what may be named; the object is unchanged.
  tx as unknown as Transaction<Tables>
