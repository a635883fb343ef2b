import { hasSlipsToRecord, recordListed } from '../../slips/repository/settled-bets.ts'
import type { SportsbookContext } from '../../common/service/context.ts'

/** Records slips that were decided without being recorded, a thousand in each commit. */
export const recordListedSlips = async ({ database, clock }: SportsbookContext): Promise<void> => {
  if (!(await hasSlipsToRecord(database.db))) return
  for (let more = true; more;) more = await database.inTx((tx) => recordListed(tx, clock.now()))
}
