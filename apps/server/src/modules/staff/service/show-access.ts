import type { StaffSession } from '@trevo/contract/ops/staff/access.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { descending } from '@trevo/platform/in-order.ts'
import type { StaffNeeds } from '../needs.ts'
import { listPersons } from '../repository/persons.ts'
import { listRoleEvents } from '../repository/roles.ts'

/** The most events that are shown of a person. */
const shownMax = 100

/** Where a person is signed in, and what happened to their accounts and roles. */
export const createShowAccess = ({ database, identity }: StaffNeeds) => {
  const { db } = database

  /** The person's accounts at the brand with their names. @throws Refusal `staff.person_unknown` */
  const accountsOf = async (brandId: number, personId: string) => {
    const accounts = await identity.listAccounts(brandId)
    const names = new Map(accounts.map((one) => [one.operatorId, one.username]))
    const all = await listPersons(db, [...names.keys()])
    const ids = all
      .filter((one) => String(one.personId) === personId)
      .map(({ operatorId }) => operatorId)
    if (ids.length === 0) throw new Refusal('staff.person_unknown')
    return { ids, nameOf: (operatorId: bigint) => names.get(operatorId) ?? '' }
  }

  return {
    listStaffSessions: async (brandId: number, personId: string): Promise<StaffSession[]> => {
      const { ids, nameOf } = await accountsOf(brandId, personId)
      return (await identity.listSessions(ids)).map((one) => ({
        sessionId: one.sessionId,
        operator: nameOf(one.operatorId),
        openedAt: one.openedAt.toISOString(),
        lastUsedAt: one.lastUsedAt.toISOString(),
        endsAt: one.endsAt.toISOString(),
        address: one.address,
        userAgent: one.userAgent,
      }))
    },

    listStaffHistory: async (brandId: number, personId: string) => {
      const { ids, nameOf } = await accountsOf(brandId, personId)
      const [ofAccounts, ofRoles] = await Promise.all([
        identity.listEvents(ids),
        listRoleEvents(db, { brandId, operatorIds: ids, max: shownMax }),
      ])
      const events = [
        ...ofAccounts.map(({ at, operatorId, kind, by }) => ({
          at: at.toISOString(),
          operator: nameOf(operatorId),
          kind,
          role: null,
          ceiling: null,
          endsAt: null,
          by,
        })),
        ...ofRoles.map((row) => ({
          at: row.at.toISOString(),
          operator: nameOf(row.operator_id),
          kind: row.kind,
          role: row.role_code,
          ceiling: row.ceiling_minor === null ? null : formatMoney(row.ceiling_minor),
          endsAt: row.ends_at?.toISOString() ?? null,
          by: row.ordered_by,
        })),
      ]
      return events.toSorted(descending(({ at }) => at)).slice(0, shownMax)
    },
  }
}
