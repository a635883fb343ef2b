import type { OperatorRights } from '../../platform/http/actor.ts'
import { deliveredRights } from './domain/delivered-roles.ts'
import type { StaffNeeds } from './needs.ts'
import { listRightsOf, saveDeliveredRoles } from './repository/roles.ts'
import { createRoleOrders } from './service/order-roles.ts'

/** The rights of operators: the roles of a brand, and their rights. */
export const createStaff = ({ database, clock }: StaffNeeds) => ({
  /** The current rights of an operator. */
  rightsOf: (operatorId: bigint): Promise<OperatorRights> =>
    listRightsOf(database.db, operatorId, clock.now()),

  /** Gives the brands the standard roles, with this version's rights. */
  deliverRoles: (brandIds: readonly number[]): Promise<void> =>
    database.inTx((tx) => saveDeliveredRoles(tx, brandIds, deliveredRights)),

  /** Grants and revokes roles of a brand's operators in the name of `orderedBy`. */
  orderRoles: (brandId: number, orderedBy: string) =>
    createRoleOrders({ database, clock, brandId, orderedBy }),
})
export type Staff = ReturnType<typeof createStaff>
