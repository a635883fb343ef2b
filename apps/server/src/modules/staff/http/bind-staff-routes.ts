import {
  addStaffAccount,
  addStaffPerson,
  disableStaffPerson,
  enableStaffPerson,
  grantStaffRole,
  linkStaffPersons,
  listStaff,
  listStaffRoles,
  revokeStaffRole,
} from '@trevo/contract/ops/staff/people.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Staff } from '../module.ts'

/** Persons, accounts and roles of a brand's staff. */
export const bindStaffRoutes = (route: Route, { people }: Pick<Staff, 'people'>): void => {
  route(listStaff, async ({ actor }) => ({ persons: await people.listStaff(actor.brandId) }))
  route(listStaffRoles, async ({ actor }) => ({
    roles: await people.listStaffRoles(actor.brandId),
  }))
  route(addStaffPerson, async ({ actor, body }) => {
    await people.addStaffPerson(actor, body)
    return people.showPersonOf(actor.brandId, body.operator)
  })
  route(addStaffAccount, async ({ actor, params, body }) => {
    await people.addStaffAccount(actor, BigInt(params.personId), body)
    return people.showPerson(actor.brandId, params.personId)
  })
  route(linkStaffPersons, async ({ actor, params, body }) => {
    const [a, b] = [BigInt(params.personId), BigInt(body.otherPersonId)]
    return people.showPerson(actor.brandId, String(await people.linkStaffPersons(actor, a, b)))
  })
  route(disableStaffPerson, async ({ actor, params }) => {
    await people.disableStaffPerson(actor, BigInt(params.personId))
    return people.showPerson(actor.brandId, params.personId)
  })
  route(enableStaffPerson, async ({ actor, params, body }) => {
    await people.enableStaffPerson(actor, params.personId, body)
    return people.showPerson(actor.brandId, params.personId)
  })
  route(grantStaffRole, async ({ actor, body }) => {
    await people.grantStaffRole(actor, body, body)
    return people.showPersonOf(actor.brandId, body.operator)
  })
  route(revokeStaffRole, async ({ actor, body }) => {
    await people.revokeStaffRole(actor, body.operator, body.role)
    return people.showPersonOf(actor.brandId, body.operator)
  })
}
