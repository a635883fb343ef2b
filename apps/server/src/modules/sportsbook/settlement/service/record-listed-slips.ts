import { hasSlipsToRecord, recordListed } from '../../slips/repository/settled-bets.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/** Records decided slips that were not recorded, a thousand per commit. */
export const recordListedSlips = async ({ database, clock }: SportsbookContext): Promise<void> => {
  if (!(await hasSlipsToRecord(database.db))) return
  for (let more = true; more;) more = await database.inTx((tx) => recordListed(tx, clock.now()))
}
