import type { Tx } from '@trevo/database/connect.ts'
import { errorCodeOf } from '@trevo/database/error-code.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { StaffNeeds } from '../needs.ts'
import {
  deleteGrant,
  findRoleId,
  insertRoleEvent,
  listRolesOf,
  saveGrant,
} from '../repository/roles.ts'

/** SQLSTATE of the trigger `separate_duties`. */
const checkViolation = '23514'

/** The order cannot be executed; the message gives the reason. */
export class RoleOrderError extends Error {}

type Dependencies = Pick<StaffNeeds, 'database' | 'clock'> & {
  readonly brandId: number
  /** Who gives the orders, for the log. */
  readonly orderedBy: string
}

type RoleOrder = { readonly operatorId: bigint; readonly role: string }

/** A role for an operator in the caller's transaction, with its event. @throws RoleOrderError */
export const grantInTx = async (
  tx: Tx,
  { operatorId, role }: RoleOrder,
  order: {
    readonly brandId: number
    readonly orderedBy: string
    readonly endsAt: Date | null
    readonly ceilingMinor: bigint | null
    readonly at: Date
  },
): Promise<void> => {
  const { brandId, endsAt, ceilingMinor, at } = order
  if (endsAt && endsAt <= at) throw new RoleOrderError('The end of a role lies in the future.')
  const roleId = await findRoleId(tx, brandId, role)
  if (roleId === undefined) throw new RoleOrderError(`Unknown role ${role}.`)
  try {
    await saveGrant(tx, { operatorId, roleId, endsAt, ceilingMinor, at })
  } catch (error) {
    if (errorCodeOf(error) !== checkViolation) throw error
    throw new RoleOrderError(
      `With ${role} the operator would manage staff and hold a right that moves money, or decide identities and approve withdrawals.`,
      { cause: error },
    )
  }
  await insertRoleEvent(tx, { operatorId, role, ...order, kind: 'granted' })
}

/** @throws Refusal `staff.duties_meet` */
export const grantOrRefuse = async (...args: Parameters<typeof grantInTx>): Promise<void> => {
  try {
    await grantInTx(...args)
  } catch (error) {
    if (error instanceof RoleOrderError) throw new Refusal('staff.duties_meet')
    throw error
  }
}

/** Takes a role from an operator in the caller's transaction, with its event. @throws RoleOrderError */
export const revokeInTx = async (
  tx: Tx,
  { operatorId, role }: RoleOrder,
  order: { readonly brandId: number; readonly orderedBy: string; readonly at: Date },
): Promise<void> => {
  const roleId = await findRoleId(tx, order.brandId, role)
  const had = roleId !== undefined && (await deleteGrant(tx, operatorId, roleId))
  if (!had) throw new RoleOrderError(`The operator does not have the role ${role}.`)
  await insertRoleEvent(tx, {
    operatorId,
    role,
    ...order,
    endsAt: null,
    ceilingMinor: null,
    kind: 'revoked',
  })
}

/** Grants, revokes and lists roles of the operators of one brand. Every order leaves an event. */
export const createRoleOrders = ({ database, clock, brandId, orderedBy }: Dependencies) => ({
  /** Also gives a role that the operator has another end. Throws `RoleOrderError`. */
  grant: (order: RoleOrder, endsAt: Date | null = null): Promise<void> =>
    database.inTx((tx) =>
      grantInTx(tx, order, { brandId, orderedBy, endsAt, ceilingMinor: null, at: clock.now() }),
    ),

  /** Throws `RoleOrderError`. */
  revoke: (order: RoleOrder): Promise<void> =>
    database.inTx((tx) => revokeInTx(tx, order, { brandId, orderedBy, at: clock.now() })),

  /** The current roles of every operator of the brand. */
  list: () => listRolesOf(database.db, brandId, clock.now()),
})
export type RoleOrders = ReturnType<typeof createRoleOrders>
