// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/chat.ts'
import type { Wire } from '../../wire.ts'

export const endChat: Wire<typeof contract.endChat> = {
  name: 'endChat',
  method: 'POST',
  path: '/wps/relay/CBS_endChat',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const getChatPicture: Wire<typeof contract.getChatPicture> = {
  name: 'getChatPicture',
  method: 'POST',
  path: '/wps/relay/CBS_getChatPicture',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const launchChat: Wire<typeof contract.launchChat> = {
  name: 'launchChat',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const listChatModels: Wire<typeof contract.listChatModels> = {
  name: 'listChatModels',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const mailChat: Wire<typeof contract.mailChat> = {
  name: 'mailChat',
  method: 'POST',
  path: '/wps/relay/CBS_mailChat',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const readChat: Wire<typeof contract.readChat> = {
  name: 'readChat',
  method: 'POST',
  path: '/wps/relay/CBS_readChat',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const sendChatMessage: Wire<typeof contract.sendChatMessage> = {
  name: 'sendChatMessage',
  method: 'POST',
  path: '/wps/relay/CBS_sendChatMessage',
  auth: 'optional',
  moduleId: 'CBS3',
}
export const sendChatPicture: Wire<typeof contract.sendChatPicture> = {
  name: 'sendChatPicture',
  method: 'POST',
  path: '/wps/relay/CBS_sendChatPicture',
  auth: 'optional',
  moduleId: 'CBS3',
}
