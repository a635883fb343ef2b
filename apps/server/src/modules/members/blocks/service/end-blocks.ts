import type { MembersNeeds } from '../../needs.ts'
import { listOverdueBlocks } from '../repository/blocks.ts'
import { endOverdueInTx } from './block-in-tx.ts'

const endedAtOnce = 100

/**
 * A job, every second: blocks that have reached their end. Returns for how many members; one that cannot be ended
 * does not hold up the others.
 */
export const createEndBlocks = (needs: MembersNeeds) => async (): Promise<number> => {
  const { database, clock } = needs
  const over = await listOverdueBlocks(database.db, clock.now(), endedAtOnce)
  const failures: unknown[] = []
  const memberIds = [...new Set(over.map(({ member_id: memberId }) => memberId))]
  for (const memberId of memberIds) {
    await database
      .inTx((tx) => endOverdueInTx(needs, tx, memberId))
      .catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'blocks not ended')
  return memberIds.length
}
