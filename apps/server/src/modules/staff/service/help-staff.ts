import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { StaffNeeds } from '../needs.ts'
import { lockPersonOfBrand } from './change-staff.ts'

type By = Pick<Operator, 'username' | 'brandId'>

/** What a colleague does alone for somebody who lost a device or forgot the password. */
export const createHelpStaff = (needs: StaffNeeds) => {
  const { database, identity } = needs
  return {
    /** Answers how many ended. Refuses `staff.person_unknown`. */
    endStaffSessions: (by: By, personId: bigint, sessionId: string | null): Promise<number> =>
      database.inTx(async (tx) => {
        const { brandId, username } = by
        const person = await lockPersonOfBrand(needs, tx, brandId, personId)
        const ofBrand = new Set(await identity.listOperatorIds(tx, brandId))
        const accounts = person.operatorIds
          .filter((operatorId) => ofBrand.has(operatorId))
          .map((operatorId) => ({ operatorId, brandId }))
        const ended = await identity.endSessions(tx, accounts, sessionId, username)
        noteAct({ target: String(personId), after: { sessionsEnded: ended } })
        return ended
      }),

    /** Refuses `staff.person_unknown`, `staff.account_invalid`, `staff.demo_account`. */
    setStaffPassword: async (by: By, operator: string, password: string): Promise<void> => {
      const { brandId, username } = by
      const passwordHash = await identity.hashFirstPassword(operator, password)
      await database.inTx(async (tx) => {
        const operatorId = await identity.findOperatorId(brandId, operator, tx)
        if (operatorId === undefined) throw new Refusal('staff.person_unknown')
        await identity.setPassword(tx, { operatorId, brandId }, passwordHash, username)
        noteAct({ target: operator, after: { operator, hasNewPassword: true } })
      })
    },
  }
}
