import type { OperatorRights } from '../../platform/http/actor.ts'
import { deliveredRights } from './domain/delivered-roles.ts'
import type { StaffNeeds } from './needs.ts'
import { listRightsOf, saveDeliveredRoles } from './repository/roles.ts'
import { createAskChange } from './service/ask-change.ts'
import { createDecideChange } from './service/decide-change.ts'
import { createKinds } from './service/kinds.ts'
import { createRoleOrders } from './service/order-roles.ts'
import { createShowChanges } from './service/show-changes.ts'

const createApprovals = (needs: StaffNeeds) => {
  const kinds = createKinds()
  const parts = { ...needs, kinds }
  return {
    /** Adds the acts of a module; at the start, before any request. */
    register: kinds.register,
    listKinds: kinds.list,
    ask: createAskChange(parts),
    ...createDecideChange(parts),
    ...createShowChanges(parts),
  }
}

/**
 * Which operator may do what: persons and their accounts, the roles of a brand and the rights that they
 * give, and what waits for a second person.
 */
export const createStaff = (needs: StaffNeeds) => ({
  approvals: createApprovals(needs),

  /** The rights that an operator holds now. */
  rightsOf: (operatorId: bigint): Promise<OperatorRights> =>
    listRightsOf(needs.database.db, operatorId, needs.clock.now()),

  /** Gives the brands the roles that every brand has, with the rights of this version. */
  deliverRoles: (brandIds: readonly number[]): Promise<void> =>
    needs.database.inTx((tx) => saveDeliveredRoles(tx, brandIds, deliveredRights)),

  /** Grants and revokes roles of a brand's operators in the name of `orderedBy`. */
  orderRoles: (brandId: number, orderedBy: string) =>
    createRoleOrders({ ...needs, brandId, orderedBy }),
})
export type Staff = ReturnType<typeof createStaff>
