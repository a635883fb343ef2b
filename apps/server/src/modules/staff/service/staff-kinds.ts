import { Refusal } from '@trevo/platform/refusal.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../platform/approvals/change-kind.ts'
import { findGrant } from '../repository/roles.ts'
import { savePersonDisabled } from '../repository/persons.ts'
import type { StaffNeeds } from '../needs.ts'
import { lockPersonOfBrand } from './change-staff.ts'
import { accessKinds } from './access-kinds.ts'
import { grantOrRefuse } from './order-roles.ts'

/** Lets a disabled person in again. */
const enableKind = (needs: StaffNeeds): ChangeKind => {
  const lock = async (
    tx: Parameters<typeof lockPersonOfBrand>[1],
    brandId: number,
    target: string,
  ) => {
    if (!/^[1-9]\d{0,17}$/.test(target)) throw new Refusal('staff.person_unknown')
    return lockPersonOfBrand(needs, tx, brandId, BigInt(target))
  }
  return changeKind({
    kind: 'enableStaffPerson',
    right: 'staff.manage',
    input: z.strictObject({}),
    describe: async (tx, { brandId, target }) => {
      const { name, disabled_at: disabledAt } = await lock(tx, brandId, target)
      const before = { name, disabledAt: disabledAt?.toISOString() ?? null }
      return { before, after: { name, disabledAt: null } }
    },
    execute: async (tx, { brandId, target }, { decided }) => {
      const person = await lock(tx, brandId, target)
      await savePersonDisabled(tx, person.id, null)
      const accounts = person.operatorIds.map((operatorId) => ({ operatorId, brandId }))
      await needs.identity.setDisabled(tx, accounts, false, decided)
    },
  })
}

const requireFuture = (endsAt: string | null, now: Date): void => {
  if (endsAt !== null && new Date(endsAt) <= now) throw new Refusal('staff.end_passed')
}

/** Gives an account a role, or the role another end or ceiling. */
const grantKind = (needs: StaffNeeds): ChangeKind => {
  const { clock, identity } = needs
  const read = async (
    tx: Parameters<typeof lockPersonOfBrand>[1],
    brandId: number,
    target: string,
  ) => {
    const [operator = '', role = ''] = target.split('/')
    const operatorId = await identity.findOperatorId(brandId, operator, tx)
    if (operatorId === undefined) throw new Refusal('staff.person_unknown')
    const found = await findGrant(tx, { brandId, role, operatorId }, clock.now())
    if (!found) throw new Refusal('staff.role_unknown')
    return { operatorId, operator, role, ...found }
  }
  return changeKind({
    kind: 'grantStaffRole',
    right: 'staff.manage',
    input: z.strictObject({
      endsAt: z.iso.datetime().nullable(),
      ceiling: z.string().nullable().default(null),
    }),
    describe: async (tx, { brandId, target, input }) => {
      const { operator, role, isHeld, endsAt, ceilingMinor } = await read(tx, brandId, target)
      requireFuture(input.endsAt, clock.now())
      const common = { operator, role }
      const ceiling = ceilingMinor === null ? null : formatMoney(ceilingMinor)
      const before = { ...common, isHeld, endsAt: endsAt?.toISOString() ?? null, ceiling }
      const { endsAt: end, ceiling: most } = input
      return { before, after: { ...common, isHeld: true, endsAt: end, ceiling: most } }
    },
    execute: async (tx, { brandId, target, input }, { asked, decided }) => {
      const { operatorId, role } = await read(tx, brandId, target)
      const endsAt = input.endsAt === null ? null : new Date(input.endsAt)
      const ceilingMinor = input.ceiling === null ? null : parseMoney(input.ceiling)
      const by = { brandId, orderedBy: `${asked}, ${decided}`, at: clock.now() }
      await grantOrRefuse(tx, { operatorId, role }, { ...by, endsAt, ceilingMinor })
    },
  })
}

/** Acts over staff that need a second person: those that give somebody a right. */
export const staffKinds = (needs: StaffNeeds): readonly ChangeKind[] => [
  enableKind(needs),
  grantKind(needs),
  ...accessKinds(needs),
]
