import { isRight } from '@trevo/contract/ops/rights.ts'
import type { StaffPerson, StaffRole } from '@trevo/contract/ops/staff/people.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { ascending } from '@trevo/platform/in-order.ts'
import type { Approvals } from '../../../platform/approvals/change-kind.ts'
import { listPersons } from '../repository/persons.ts'
import { listRoleRights, listRolesOf } from '../repository/roles.ts'
import type { StaffNeeds } from '../needs.ts'

/** Acts on a person or on an account of theirs that take two. */
const kindsOfPersons = [
  'enableStaffPerson',
  'grantStaffRole',
  'openEmergencyAccess',
  'removeStaffAuthenticator',
] as const

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** What waits for a second person, the oldest first. */
const listWaitingOnStaff = async (approvals: Pick<Approvals, 'listWaiting'>, brandId: number) => {
  const lists = await Promise.all(
    kindsOfPersons.map(async (kind) => {
      const waiting = await approvals.listWaiting(brandId, kind)
      return [...waiting].map(([target, { requestId, askedBy, askedAt }]) => ({
        requestId,
        kind,
        target,
        askedBy,
        askedAt: askedAt.toISOString(),
      }))
    }),
  )
  return lists.flat().toSorted(ascending(({ askedAt }) => askedAt))
}

const createListStaff = (
  { database, clock, identity }: StaffNeeds,
  approvals: Pick<Approvals, 'listWaiting'>,
) => {
  const { db } = database
  return async (brandId: number): Promise<StaffPerson[]> => {
    const accounts = await identity.listAccounts(brandId)
    const persons = await listPersons(
      db,
      accounts.map(({ operatorId }) => operatorId),
    )
    const roles = await listRolesOf(db, brandId, clock.now())
    const accountOf = (operatorId: bigint) => {
      const found = accounts.find((one) => one.operatorId === operatorId)
      if (!found) throw new Error(`no account ${operatorId}`)
      const { username: operator, hasAuthenticator, disabledAt, lastLoginAt } = found
      return {
        operator,
        hasAuthenticator,
        disabledAt: disabledAt?.toISOString() ?? null,
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
        roles: roles
          .filter((one) => one.operatorId === operatorId)
          .map(({ code: role, endsAt, ceilingMinor }) => ({
            role,
            endsAt: endsAt?.toISOString() ?? null,
            ceiling: ceilingMinor === null ? null : formatMoney(ceilingMinor),
          })),
      }
    }
    const shown = new Map<bigint, StaffPerson>()
    for (const { personId, name, disabledAt, operatorId } of persons) {
      const person = shown.get(personId) ?? {
        personId: String(personId),
        name,
        isDemo: accounts.find((one) => one.operatorId === operatorId)?.isDemo ?? false,
        disabledAt: disabledAt?.toISOString() ?? null,
        accounts: [],
        waiting: [],
      }
      person.accounts.push(accountOf(operatorId))
      shown.set(personId, person)
    }
    for (const change of await listWaitingOnStaff(approvals, brandId)) {
      const isOf = ({ personId, accounts: own }: StaffPerson) =>
        change.target === personId ||
        own.some(({ operator }) => sameName(operator, change.target.split('/')[0] ?? ''))
      const of = [...shown.values()].find(isOf)
      if (of) of.waiting.push(change)
    }
    return [...shown.values()]
  }
}

/** Who is staff of a brand, and its roles. */
export const createShowStaff = (needs: StaffNeeds, approvals: Pick<Approvals, 'listWaiting'>) => {
  const { db } = needs.database
  const listStaff = createListStaff(needs, approvals)

  return {
    listStaff,

    /** @throws Refusal `staff.person_unknown` for who has no account of the brand */
    showPersonOf: async (brandId: number, operator: string): Promise<StaffPerson> => {
      const key = operator.toLowerCase()
      const found = (await listStaff(brandId)).find(({ accounts }) =>
        accounts.some((one) => one.operator.toLowerCase() === key),
      )
      if (!found) throw new Refusal('staff.person_unknown')
      return found
    },

    showPerson: async (brandId: number, personId: string): Promise<StaffPerson> => {
      const found = (await listStaff(brandId)).find((one) => one.personId === personId)
      if (!found) throw new Refusal('staff.person_unknown')
      return found
    },

    listStaffRoles: async (brandId: number): Promise<StaffRole[]> => {
      const roles = new Map<string, StaffRole>()
      for (const { code, isDelivered, right, ceilingMinor } of await listRoleRights(db, brandId)) {
        const role = roles.get(code) ?? { role: code, isDelivered, rights: [] }
        if (right !== null && isRight(right)) {
          const ceiling = ceilingMinor === null ? null : formatMoney(ceilingMinor)
          role.rights.push({ right, ceiling })
        }
        roles.set(code, role)
      }
      return [...roles.values()]
    },
  }
}
