import type { Pool } from '@trevo/database/connect.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { ShareLimit } from '../../../../platform/http/bind-route.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'

/**
 * Enforces the endpoints' declared limits across all copies, which count in one table. Each copy also counts by
 * itself, before this and without the database (`create-app.ts`): an address beyond its limit costs no statement,
 * and while the database does not answer that count still applies.
 */
export const createShareLimit =
  (pool: Pool, logger: Pick<Logger, 'warn'>): ShareLimit =>
  ({ family, name }, { max, windowSec }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'request_limit',
      tableCreated: true,
      // `purge.ts` does.
      clearExpiredByTimeout: false,
      keyPrefix: `${family}/${name}`,
      points: max,
      duration: windowSec,
      inMemoryBlockOnConsumed: max + 1,
    })
    return async (address) => {
      try {
        await limiter.consume(addressKey(address))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal('too_many_requests')
        logger.warn({ err: error, endpoint: name }, 'rate limit counted by this copy only')
      }
    }
  }
