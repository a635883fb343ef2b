import { AsyncLocalStorage } from 'node:async_hooks'
import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { LastStatement } from './before-commit.ts'
import type { BoundedPool } from './bounded-pool.ts'

/** What the transaction that is open here ends with. */
type Ending = { client?: PoolClient; last?: LastStatement; committed?: () => void }

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

/**
 * A statement with its values in place, as the simple protocol wants it. @throws Error for a value that is no text:
 * its form would depend on its type
 */
const inPlace = ({ sql, parameters }: CompiledQuery, client: PoolClient): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = parameters[Number(number) - 1]
    if (typeof value !== 'string') throw new Error('a last statement takes texts alone')
    return client.escapeLiteral(value)
  })

class CommitDriver extends PostgresDriver {
  /**
   * Sends the last statement and `commit` as one message: one trip, and locks that the last statement takes are held
   * no longer than the commit itself takes. If it fails, the transaction is undone.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ending = endings.getStore()
    const { last, client } = ending ?? {}
    if (!ending || !last || !client) return super.commitTransaction(connection)
    // Once: what the transaction started and left behind still sees this ending.
    delete ending.last
    // pg answers several statements with a result each, which its types do not tell.
    const answers: unknown = await client.query(`${inPlace(last.query, client)}; commit`)
    const [answer] = answers as readonly QueryResult<unknown>[]
    ending.committed = () => last.committed({ rows: answer?.rows ?? [] })
  }
}

/** The pool, which tells an ending which connection its transaction has. */
const tellingEndings = (pool: BoundedPool) => ({
  options: pool.options,
  connect: async (): Promise<PoolClient> => {
    const client = await pool.connect()
    const ending = endings.getStore()
    if (ending) ending.client ??= client
    return client
  },
  end: () => pool.end(),
})

/** PostgreSQL, with transactions that may end with a last statement (`withEnding`). */
export class CommitDialect extends PostgresDialect {
  readonly #pool: BoundedPool

  constructor(pool: BoundedPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): CommitDriver {
    return new CommitDriver({ pool: tellingEndings(this.#pool) })
  }
}
