import type { Logger } from '@trevo/platform/logger.ts'
import { listToClear, updateExclusion } from '../repository/exclusions.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'

const clearedAtOnce = 20
const retryMs = 30_000

/** The automatic plays still to be ended for an excluded member. */
export type Clearing = {
  readonly memberId: bigint
  readonly brandId: number
  /** A pause ends by itself; the others end the account. */
  readonly kind: 'pause' | 'exclusion' | 'impediment'
  /** Names the exclusion, so that a retry is the same. */
  readonly clientId: string
}

/**
 * A job, every second: ends the automatic plays of excluded members. Failed ones are retried in half a minute;
 * until then the debit guard refuses every stake.
 */
export const createClearExcluded =
  ({ database: { db }, clock }: MembersNeeds) =>
  async (
    endPlays: (clearing: Clearing) => Promise<void>,
    logger: Pick<Logger, 'warn'>,
  ): Promise<number> => {
    const now = clock.now()
    const latest = new Date(now.getTime() + retryMs)
    const due = await listToClear(db, { now, latest, limit: clearedAtOnce })
    for (const { exclusion_id: id, member_id: memberId, kind } of due) {
      const member = await findMember(db, memberId)
      if (!member) throw new Error(`exclusion without a member: ${id}`)
      try {
        const clientId = `exclusion-${id}`
        await endPlays({ memberId, brandId: member.brandId, kind, clientId })
        await updateExclusion(db, id, { next_clearing_at: null })
      } catch (error) {
        logger.warn(
          { err: error, exclusionId: String(id) },
          'plays of an excluded member not ended',
        )
        const next = new Date(clock.now().getTime() + retryMs)
        await updateExclusion(db, id, { next_clearing_at: next })
      }
    }
    return due.length
  }
