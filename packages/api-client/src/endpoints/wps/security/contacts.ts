// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/security/contacts.ts'
import type { Wire } from '../../../wire.ts'

export const confirmContact: Wire<typeof contract.confirmContact> = {
  name: 'confirmContact',
  method: 'POST',
  path: '/wps/member/security/contact',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
export const sendContactCode: Wire<typeof contract.sendContactCode> = {
  name: 'sendContactCode',
  method: 'POST',
  path: '/wps/member/security/contact/code',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
}
