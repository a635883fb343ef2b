import type { Pool } from './connect.ts'

/** Longer than any legitimate wait for a connection: past it requests hang, even if the database answers. */
const stuckForMs = 3_000

type Asked = { readonly readiness: Pool; readonly requests: Pool }

/**
 * Creates the readiness check of a copy: it resolves when the database answers and requests get
 * connections, and rejects otherwise. It has a separate connection, so that many requests neither
 * delay it nor distort its result, and concurrent checks share one query.
 */
export const createReadinessCheck = ({ readiness, requests }: Asked) => {
  let underWay: Promise<unknown> | undefined
  return async (): Promise<void> => {
    if (requests.isStuckFor(stuckForMs)) throw new Error('no request gets a connection')
    underWay ??= readiness.query('select').finally(() => {
      underWay = undefined
    })
    await underWay
  }
}
