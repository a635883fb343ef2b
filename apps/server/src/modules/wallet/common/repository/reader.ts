import type { Tx } from '@trevo/database/connect.ts'
import { CompiledQuery, type QueryResult } from 'kysely'

/** What runs a query: the pool, or an open transaction. */
export type Reader = {
  query<Row extends object>(
    text: string,
    values: readonly unknown[],
  ): Promise<{ readonly rows: Row[] }>
}

/** The same queries on the connection of a transaction. */
export const readerOf = (tx: Tx): Reader => ({
  query: async <Row extends object>(text: string, values: readonly unknown[]) => {
    const { rows }: QueryResult<Row> = await tx.executeQuery<Row>(
      CompiledQuery.raw(text, [...values]),
    )
    return { rows }
  },
})
