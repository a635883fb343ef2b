import { tables } from '@trevo/database/connect.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import { maskAddress } from '../../common/domain/mask.ts'
import { addOfficeEvent } from '../../common/repository/office-events.ts'
import { getOfficeMember, getOwnedMember } from '../../common/service/get-office-member.ts'
import type { MemberTables } from '../../tables.ts'
import type { OfficeNeeds } from '../needs.ts'

type Order = {
  readonly brandId: number
  readonly operator: string
  readonly key: string
  readonly reason: string
  readonly requireSecondFactor: boolean
}

/** Where a member is logged in, and the end of all of it, as for a stolen phone. */
export const createMemberSessions = (needs: OfficeNeeds) => {
  const { database, identity, clock } = needs
  return {
    listMemberSessions: async (brandId: number, key: string) => {
      const { memberId } = await getOfficeMember(database.db, brandId, key)
      const sessions = await identity.ownSessions.listSessions({ memberId, sessionId: '' })
      return {
        list: sessions.map(({ sessionId, address, userAgent, device, createdAt, seenAt }) => ({
          sessionId,
          address: maskAddress(address),
          userAgent,
          device,
          createdAt,
          seenAt,
        })),
      }
    },

    endMemberSessions: async ({ brandId, operator, key, reason, requireSecondFactor }: Order) => {
      const { memberId } = await getOwnedMember(needs, database.db, brandId, key)
      const wasDue = await identity.isSecondFactorDue(memberId)
      const endedCount = await database.inTx(async (tx) => {
        if (requireSecondFactor) await identity.takeFactorsAway(tx, memberId)
        const count = await identity.endSessionsInTx(tx, memberId)
        const at = clock.now()
        const detail = { endedCount: count, secondFactorDue: requireSecondFactor }
        const event = {
          memberId,
          at,
          kind: 'sessions_ended',
          operator,
          reason: reason.trim(),
        } as const
        await addOfficeEvent(tables<MemberTables>(tx), { ...event, detail })
        noteAct({
          before: { sessions: count, secondFactorDue: wasDue },
          after: { sessions: 0, secondFactorDue: requireSecondFactor || wasDue },
        })
        return count
      })
      return { endedCount, secondFactorDue: requireSecondFactor || wasDue }
    },
  }
}
