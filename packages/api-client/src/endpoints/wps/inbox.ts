// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/inbox.ts'
import type { Wire } from '../../wire.ts'

export const deleteMessages: Wire<typeof contract.deleteMessages> = {
  name: 'deleteMessages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const getUnreadCount: Wire<typeof contract.getUnreadCount> = {
  name: 'getUnreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const listMessages: Wire<typeof contract.listMessages> = {
  name: 'listMessages',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const readAllMessages: Wire<typeof contract.readAllMessages> = {
  name: 'readAllMessages',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  auth: 'member',
  moduleId: 'INBOX3',
}
export const readMessage: Wire<typeof contract.readMessage> = {
  name: 'readMessage',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  auth: 'member',
  moduleId: 'INBOX3',
}
