/**
 * Files that `npm run test:clock` leaves out: they depend on PostgreSQL's own timers (`lock_timeout`,
 * `statement_timeout`, idle transactions), which do not run under libfaketime.
 */
export const ownTimerTests = [
  'apps/server/src/modules/wallet/archive/beside-posting.db.test.ts',
  'packages/database/src/bounded-pool.db.test.ts',
  'packages/database/src/connect.db.test.ts',
]
