import {
  changeStaffRole,
  endStaffSessions,
  listStaffHistory,
  listStaffSessions,
  openEmergencyAccess,
  removeStaffAuthenticator,
  setStaffPassword,
} from '@trevo/contract/ops/staff/access.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Staff } from '../module.ts'

/** How a brand's staff are let in, and what the brand's own roles give. */
export const bindStaffAccessRoutes = (route: Route, { people }: Pick<Staff, 'people'>): void => {
  route(listStaffSessions, async ({ actor, params }) => ({
    sessions: await people.listStaffSessions(actor.brandId, params.personId),
  }))
  route(listStaffHistory, async ({ actor, params }) => ({
    events: await people.listStaffHistory(actor.brandId, params.personId),
  }))
  route(endStaffSessions, async ({ actor, params, body }) => ({
    ended: await people.endStaffSessions(actor, BigInt(params.personId), body.sessionId),
  }))
  route(setStaffPassword, async ({ actor, body }) => {
    await people.setStaffPassword(actor, body.operator, body.password)
    return people.showPersonOf(actor.brandId, body.operator)
  })
  route(removeStaffAuthenticator, async ({ actor, body }) => {
    await people.removeStaffAuthenticator(actor, body.operator, body)
    return people.showPersonOf(actor.brandId, body.operator)
  })
  route(changeStaffRole, async ({ actor, body }) => {
    await people.changeStaffRole(actor, body, body)
    return { roles: await people.listStaffRoles(actor.brandId) }
  })
  route(openEmergencyAccess, async ({ actor, body }) => {
    await people.openEmergencyAccess(actor, body.operator, body)
    return people.showPersonOf(actor.brandId, body.operator)
  })
}
