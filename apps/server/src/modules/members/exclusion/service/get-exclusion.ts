import type { Exclusion } from '@trevo/contract/wps/security/exclusion.ts'
import { findMember } from '../../common/repository/find-member.ts'
import { choicesAt } from '../domain/exclusion-terms.ts'
import { findRunning } from '../repository/exclusions.ts'
import type { MembersNeeds } from '../../needs.ts'

/** The member's view of it. */
export const createGetExclusion =
  ({ database: { db }, clock, settings }: Pick<MembersNeeds, 'database' | 'clock' | 'settings'>) =>
  async (memberId: bigint): Promise<Exclusion> => {
    const row = await findRunning(db, memberId)
    const member = await findMember(db, memberId)
    const pauseMaxDays = member ? settings.memberBrandOf(member.brandId).pauseTermMaxDays : 0
    const running = row && { kind: row.kind, endsAt: row.ends_at }
    return {
      running: row
        ? {
            kind: row.kind,
            term: row.term,
            beganAt: row.began_at.toISOString(),
            endsAt: row.ends_at?.toISOString() ?? null,
          }
        : null,
      choices: choicesAt(clock.now(), running, pauseMaxDays).map(({ kind, term, endsAt }) => ({
        kind,
        term,
        endsAt: endsAt?.toISOString() ?? null,
      })),
    }
  }
