// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/register.ts'
import type { Wire } from '../../../wire.ts'

export const closeRegisterLink: Wire<typeof contract.closeRegisterLink> = {
  name: 'closeRegisterLink',
  method: 'POST',
  path: '/wps/relay/MCS2_closeRegisterLink',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
export const createDownline: Wire<typeof contract.createDownline> = {
  name: 'createDownline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_createDownline',
  auth: 'agent',
  sealed: true,
  moduleId: 'CREATEAFF3',
}
export const createRegisterLink: Wire<typeof contract.createRegisterLink> = {
  name: 'createRegisterLink',
  method: 'POST',
  path: '/wps/relay/MCS2_createRegisterLink',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
export const listLinkMembers: Wire<typeof contract.listLinkMembers> = {
  name: 'listLinkMembers',
  method: 'GET',
  path: '/wps/relay/MCS2_linkMembers',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
export const listRegisterLinks: Wire<typeof contract.listRegisterLinks> = {
  name: 'listRegisterLinks',
  method: 'GET',
  path: '/wps/relay/MCS2_registerLinks',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
}
