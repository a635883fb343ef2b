import { AsyncLocalStorage } from 'node:async_hooks'
import { PostgresDialect, PostgresDriver, type DatabaseConnection } from 'kysely'
import type { LastStatement } from './before-commit.ts'
import type { BoundedPool } from './bounded-pool.ts'

/** What the transaction that is open here ends with. */
type Ending = { last?: LastStatement; committed?: () => void }

const endings = new AsyncLocalStorage<Ending>()

/** Opens a transaction, by `open`, that may end with a last statement. */
export const withEnding = async <Result>(
  open: (ending: Ending) => Promise<Result>,
): Promise<Result> => {
  const ending: Ending = {}
  const result = await endings.run(ending, () => open(ending))
  ending.committed?.()
  return result
}

class CommitDriver extends PostgresDriver {
  /**
   * Hands the last statement and `commit` to the connection at once, in this order, so that the program's other work
   * does not come between them while the last statement's locks are held. If it fails, the server answers the
   * `commit` with a rollback.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ending = endings.getStore()
    const last = ending?.last
    if (!ending || !last) return super.commitTransaction(connection)
    // Once: what the transaction started and left behind still sees this ending.
    delete ending.last
    const [answer, committed] = await Promise.allSettled([
      connection.executeQuery(last.query),
      super.commitTransaction(connection),
    ])
    if (answer.status === 'rejected') throw answer.reason
    if (committed.status === 'rejected') throw committed.reason
    ending.committed = () => last.committed(answer.value)
  }
}

/** PostgreSQL, with transactions that may end with a last statement (`withEnding`). */
export class CommitDialect extends PostgresDialect {
  readonly #pool: BoundedPool

  constructor(pool: BoundedPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): CommitDriver {
    return new CommitDriver({ pool: this.#pool })
  }
}
