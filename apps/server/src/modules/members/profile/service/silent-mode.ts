import { dayMs } from '@trevo/calendar/durations.ts'
import type { SilentMode } from '@trevo/contract/wps/security/silent-mode.ts'
import { isSilent } from '../../common/domain/may-be-offered.ts'
import { findMember } from '../../common/repository/find-member.ts'
import type { MembersNeeds } from '../../needs.ts'
import { saveSilentUntil } from '../repository/save-profile.ts'

/** For as long as a member wants, nothing promotional is shown or sent; it can be ended at any time. */
export const createSilentMode = ({
  database: { db },
  clock,
}: Pick<MembersNeeds, 'database' | 'clock'>) => ({
  getSilentMode: async (memberId: bigint): Promise<SilentMode> => {
    const member = await findMember(db, memberId)
    const silentUntil = member?.silentUntil ?? null
    return {
      until: isSilent({ silentUntil }, clock.now()) ? (silentUntil?.toISOString() ?? null) : null,
    }
  },
  setSilentMode: async (memberId: bigint, days: number | null): Promise<SilentMode> => {
    const until = days === null ? null : new Date(clock.now().getTime() + days * dayMs)
    await saveSilentUntil(db, memberId, until)
    return { until: until?.toISOString() ?? null }
  },
})
