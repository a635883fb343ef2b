import { errorCodeOf } from '@trevo/database/error-code.ts'
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

/** The order cannot be carried out; the message gives the reason to the person who gave it. */
export class RoleOrderError extends Error {}

type Dependencies = Pick<StaffNeeds, 'database' | 'clock'> & {
  readonly brandId: number
  /** Who gives the orders, for the trail. */
  readonly orderedBy: string
}

type RoleOrder = { readonly operatorId: bigint; readonly role: string }

/** Grants, revokes and lists roles of the operators of one brand. Every order leaves an event. */
export const createRoleOrders = ({ database, clock, brandId, orderedBy }: Dependencies) => ({
  /** Also gives a role that the operator has another end. Throws `RoleOrderError`. */
  grant: async ({ operatorId, role }: RoleOrder, endsAt: Date | null = null): Promise<void> => {
    const at = clock.now()
    if (endsAt && endsAt <= at) throw new RoleOrderError('The end of a role lies in the future.')
    try {
      await database.inTx(async (tx) => {
        const roleId = await findRoleId(tx, brandId, role)
        if (roleId === undefined) throw new RoleOrderError(`Unknown role ${role}.`)
        await saveGrant(tx, { operatorId, roleId, endsAt, at })
        const event = { operatorId, brandId, role, orderedBy, endsAt, at }
        await insertRoleEvent(tx, { ...event, kind: 'granted' })
      })
    } catch (error) {
      if (errorCodeOf(error) !== checkViolation) throw error
      throw new RoleOrderError(
        `With ${role} the operator would manage staff and hold a right that moves money.`,
        { cause: error },
      )
    }
  },

  /** Throws `RoleOrderError`. */
  revoke: ({ operatorId, role }: RoleOrder): Promise<void> =>
    database.inTx(async (tx) => {
      const roleId = await findRoleId(tx, brandId, role)
      const had = roleId !== undefined && (await deleteGrant(tx, operatorId, roleId))
      if (!had) throw new RoleOrderError(`The operator does not have the role ${role}.`)
      const event = { operatorId, brandId, role, orderedBy, endsAt: null, at: clock.now() }
      await insertRoleEvent(tx, { ...event, kind: 'revoked' })
    }),

  /** The roles of every operator of the brand, now. */
  list: () => listRolesOf(database.db, brandId, clock.now()),
})
export type RoleOrders = ReturnType<typeof createRoleOrders>
