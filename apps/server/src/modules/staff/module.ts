import { tables, type Tx } from '@trevo/database/connect.ts'
import type { OperatorRights } from '../../platform/http/actor.ts'
import { deliveredRights } from './domain/delivered-roles.ts'
import type { StaffNeeds } from './needs.ts'
import { listPersonsOf } from './repository/persons.ts'
import { listReadingsOf } from './repository/data-access.ts'
import { listRightsOf, saveDeliveredRoles } from './repository/roles.ts'
import type { StaffTables } from './repository/tables.ts'
import { createAskChange } from './service/ask-change.ts'
import { createCheckChain } from './service/audit/check-chain.ts'
import { createAskStaffChanges, createChangeStaff } from './service/change-staff.ts'
import { createCommentOnChange } from './service/comment-on-change.ts'
import { createCloseHours } from './service/audit/close-hours.ts'
import { createDecideChange } from './service/decide-change.ts'
import { createHelpStaff } from './service/help-staff.ts'
import { createFindAnything } from './service/find-anything.ts'
import { createKeepReadings } from './service/keep-readings.ts'
import { createKinds } from './service/kinds.ts'
import { createListQueues } from './service/list-queues.ts'
import { createRoleOrders } from './service/order-roles.ts'
import { createQueueWork } from './service/queue-work.ts'
import { createSavedViews } from './service/saved-views.ts'
import { createSearchTrail } from './service/search-trail.ts'
import { createShowAccess } from './service/show-access.ts'
import { createShowChanges } from './service/show-changes.ts'
import { createShowStaff } from './service/show-staff.ts'
import { staffKinds } from './service/staff-kinds.ts'
import { createSignHeads } from './service/audit/signed-heads.ts'
import { createVerifyNightly } from './service/audit/verify-audit.ts'
import { createWatchOperators } from './service/watch-operators.ts'

const createApprovals = (needs: StaffNeeds) => {
  const kinds = createKinds()
  kinds.register(staffKinds(needs))
  const parts = { ...needs, kinds }
  return {
    /** Adds the acts of a module; at the start, before any request. */
    register: kinds.register,
    listKinds: kinds.list,
    askChange: createAskChange(parts),
    ...createDecideChange(parts),
    ...createShowChanges(parts),
    commentOnChange: createCommentOnChange(parts),
  }
}

const createAudit = (needs: StaffNeeds) => {
  const readings = createKeepReadings(needs.database.db, needs.logger)
  return {
    /** Serves requests of operators and writes down what they do and read. */
    watch: createWatchOperators(needs, readings),
    ...createSearchTrail(needs),
    ...createCheckChain(needs),
    /** Readings of one person's data, as that person is shown them. */
    listReadingsOf: (asked: Omit<Parameters<typeof listReadingsOf>[1], 'at'>) =>
      listReadingsOf(needs.database.db, { ...asked, at: needs.clock.now() }),
    /** Every hour: chains what was read. */
    closeHours: createCloseHours(needs),
    /** Every hour: signs the ends of the chains, for a folder outside of the database. */
    signHeads: createSignHeads(needs),
    /** Every night: compares everything with its hashes and the signed ends. */
    verifyNightly: createVerifyNightly(needs),
    /** Writes the readings that wait. */
    flushReadings: readings.flush,
  }
}

/**
 * Which operator may do what: persons and their accounts, the roles of a brand and the rights that they
 * give, and what waits for a second person.
 */
export const createStaff = (needs: StaffNeeds) => {
  const approvals = createApprovals(needs)
  return {
    approvals,
    people: {
      ...createShowStaff(needs, approvals),
      ...createShowAccess(needs),
      ...createChangeStaff(needs),
      ...createHelpStaff(needs),
      ...createAskStaffChanges(approvals.askChange),
    },
    audit: createAudit(needs),
    queueWork: createQueueWork(needs),
    views: createSavedViews(needs),
    search: createFindAnything(),
    queues: createListQueues(needs),

    /** The person behind an operator's account. */
    personOf: async (operatorId: bigint, tx?: Tx): Promise<bigint> => {
      const db = tx ? tables<StaffTables>(tx) : needs.database.db
      const personId = (await listPersonsOf(db, [operatorId])).get(operatorId)
      if (personId === undefined) throw new Error(`no person of the account ${operatorId}`)
      return personId
    },

    /** The rights that an operator holds now. */
    rightsOf: (operatorId: bigint): Promise<OperatorRights> =>
      listRightsOf(needs.database.db, operatorId, needs.clock.now()),

    /** Gives the brands the roles that every brand has, with the rights of this version. */
    deliverRoles: (brandIds: readonly number[]): Promise<void> =>
      needs.database.inTx((tx) => saveDeliveredRoles(tx, brandIds, deliveredRights)),

    /** Grants and revokes roles of a brand's operators in the name of `orderedBy`. */
    orderRoles: (brandId: number, orderedBy: string) =>
      createRoleOrders({ ...needs, brandId, orderedBy }),
  }
}
export type Staff = ReturnType<typeof createStaff>
