import { minuteMs } from '@trevo/calendar/durations.ts'
import { rights } from '@trevo/contract/ops/rights.ts'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../platform/approvals/change-kind.ts'
import type { StaffNeeds } from '../needs.ts'
import { lockRole, saveOwnRole } from '../repository/own-roles.ts'
import { listPersonsOf } from '../repository/persons.ts'
import { findGrant } from '../repository/roles.ts'
import type { StaffTables } from '../repository/tables.ts'
import { grantOrRefuse } from './order-roles.ts'

/** How long an access in an emergency lasts. */
const emergencyMs = 30 * minuteMs
const emergencyRole = 'emergency'

/** SQLSTATE of the trigger `separate_duties`. */
const checkViolation = '23514'

const createFindAccount =
  ({ identity }: StaffNeeds) =>
  async (tx: Tx, brandId: number, operator: string): Promise<bigint> => {
    const operatorId = await identity.findOperatorId(brandId, operator, tx)
    if (operatorId === undefined) throw new Refusal('staff.person_unknown')
    return operatorId
  }

/** For a lost phone: the next sign-in can only set up another authenticator. */
const authenticatorKind = (needs: StaffNeeds): ChangeKind => {
  const findAccount = createFindAccount(needs)
  return changeKind({
    kind: 'removeStaffAuthenticator',
    right: 'staff.manage',
    input: z.strictObject({}),
    describe: async (tx, { brandId, target: operator }) => {
      const operatorId = await findAccount(tx, brandId, operator)
      if (!(await needs.identity.hasAuthenticator(tx, operatorId))) {
        throw new Refusal('staff.no_authenticator')
      }
      return {
        before: { operator, hasAuthenticator: true },
        after: { operator, hasAuthenticator: false },
      }
    },
    execute: async (tx, { brandId, target }, { decided }) => {
      const operatorId = await findAccount(tx, brandId, target)
      await needs.identity.removeAuthenticator(tx, { operatorId, brandId }, decided)
    },
  })
}

const RoleRights = z.strictObject({
  rights: z.array(z.strictObject({ right: z.enum(rights), ceiling: z.string().nullable() })),
})
type RoleRights = z.infer<typeof RoleRights>

/** By right, for old beside new: the ceiling, or true where it has none; what the role lacks is false. */
const factsOf = (
  role: string,
  given: ReadonlyMap<string, string | null>,
  named: readonly string[],
) => ({
  role,
  ...Object.fromEntries(
    named.toSorted().map((right) => [right, given.has(right) ? (given.get(right) ?? true) : false]),
  ),
})

/** A role of the brand's own gives other rights from now on. */
const roleKind = (): ChangeKind =>
  changeKind<RoleRights>({
    kind: 'changeStaffRole',
    right: 'staff.manage',
    input: RoleRights,
    describe: async (tx, { brandId, target, input }) => {
      const known = await lockRole(tx, brandId, target)
      if (known?.isDelivered) throw new Refusal('staff.role_delivered')
      const before = new Map(
        known?.given.map(({ right, ceilingMinor }) => [
          right,
          ceilingMinor === null ? null : formatMoney(ceilingMinor),
        ]),
      )
      const after = new Map(input.rights.map(({ right, ceiling }) => [right, ceiling] as const))
      const named = [...new Set([...before.keys(), ...after.keys()])]
      return {
        before: factsOf(target, before, named),
        after: factsOf(target, after, named),
      }
    },
    execute: async (tx, { brandId, target: code, input }) => {
      const given = input.rights.map(({ right, ceiling }) => ({
        right,
        ceilingMinor: ceiling === null ? null : parseMoney(ceiling),
      }))
      try {
        await saveOwnRole(tx, { brandId, code }, given)
      } catch (error) {
        if (errorCodeOf(error) !== checkViolation) throw error
        throw new Refusal('staff.duties_meet')
      }
    },
  })

/** Every right but that over staff, for 30 minutes; an alarm says so at once. */
const emergencyKind = (needs: StaffNeeds): ChangeKind => {
  const { clock, logger, countEmergencyAccess } = needs
  const findAccount = createFindAccount(needs)
  return changeKind({
    kind: 'openEmergencyAccess',
    right: 'staff.manage',
    input: z.strictObject({}),
    describe: async (tx, { brandId, target: operator }) => {
      const operatorId = await findAccount(tx, brandId, operator)
      const grant = { brandId, role: emergencyRole, operatorId }
      if ((await findGrant(tx, grant, clock.now()))?.isHeld) {
        throw new Refusal('staff.emergency_open')
      }
      return {
        before: { operator, isHeld: false },
        after: { operator, isHeld: true, minutes: emergencyMs / minuteMs },
      }
    },
    execute: async (tx, { brandId, target: operator }, { asked, decided, reason }) => {
      const operatorId = await findAccount(tx, brandId, operator)
      const at = clock.now()
      const order = {
        brandId,
        orderedBy: `${asked}, ${decided}`,
        endsAt: new Date(at.getTime() + emergencyMs),
        ceilingMinor: null,
        at,
      }
      await grantOrRefuse(tx, { operatorId, role: emergencyRole }, order)
      const persons = await listPersonsOf(tables<StaffTables>(tx), [operatorId])
      afterCommit(tx, () => {
        countEmergencyAccess()
        logger.error(
          { brandId, operator, person: String(persons.get(operatorId)), asked, decided, reason },
          'emergency access was opened',
        )
      })
    },
  })
}

/** Acts over how accounts are let in, and over what roles give; each needs a second person. */
export const accessKinds = (needs: StaffNeeds): readonly ChangeKind[] => [
  authenticatorKind(needs),
  roleKind(),
  emergencyKind(needs),
]
