// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/sessions.ts'
import type { Wire } from '../../../wire.ts'

export const endOtherSessions: Wire<typeof contract.endOtherSessions> = {
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/wps/member/security/sessions',
  auth: 'member',
  moduleId: 'COMM3',
}
export const endSession: Wire<typeof contract.endSession> = {
  name: 'endSession',
  method: 'DELETE',
  path: '/wps/member/security/sessions/:sessionId',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listSecurityEvents: Wire<typeof contract.listSecurityEvents> = {
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/wps/member/security/events',
  auth: 'member',
  moduleId: 'COMM3',
}
export const listSessions: Wire<typeof contract.listSessions> = {
  name: 'listSessions',
  method: 'GET',
  path: '/wps/member/security/sessions',
  auth: 'member',
  moduleId: 'COMM3',
}
