import { insideTransaction } from '@trevo/database/transaction-guard.ts'
import type { PoolClient } from 'pg'
import type { Institution } from './institution.ts'

/** Runs the work in one transaction; any error rolls everything back. */
export const inTx = async <Result>(
  { pool }: Pick<Institution, 'pool'>,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await insideTransaction(() => work(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
