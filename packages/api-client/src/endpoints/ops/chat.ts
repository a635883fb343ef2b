// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/ops/chat.ts'
import type { Wire } from '../../wire.ts'

export const answerChat: Wire<typeof contract.answerChat> = {
  name: 'answerChat',
  method: 'POST',
  path: '/ops/chats/:chatId/messages',
  auth: 'operator',
}
export const endOperatorChat: Wire<typeof contract.endOperatorChat> = {
  name: 'endOperatorChat',
  method: 'POST',
  path: '/ops/chats/:chatId/end',
  auth: 'operator',
}
export const getOperatorChatPicture: Wire<typeof contract.getOperatorChatPicture> = {
  name: 'getOperatorChatPicture',
  method: 'GET',
  path: '/ops/chats/:chatId/pictures/:pictureId',
  auth: 'operator',
}
export const listOperatorChats: Wire<typeof contract.listOperatorChats> = {
  name: 'listOperatorChats',
  method: 'GET',
  path: '/ops/chats',
  auth: 'operator',
}
export const readOperatorChat: Wire<typeof contract.readOperatorChat> = {
  name: 'readOperatorChat',
  method: 'GET',
  path: '/ops/chats/:chatId',
  auth: 'operator',
}
