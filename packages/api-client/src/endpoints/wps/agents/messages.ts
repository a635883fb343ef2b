// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.
import type * as contract from '@trevo/contract/wps/agents/messages.ts'
import type { Wire } from '../../../wire.ts'

export const getMessagePeople: Wire<typeof contract.getMessagePeople> = {
  name: 'getMessagePeople',
  method: 'GET',
  path: '/wps/relay/MCS2_messagePeople',
  auth: 'agent',
  moduleId: 'INBOX3',
}
export const listSentMessages: Wire<typeof contract.listSentMessages> = {
  name: 'listSentMessages',
  method: 'GET',
  path: '/wps/relay/MCS2_sentMessages',
  auth: 'agent',
  moduleId: 'INBOX3',
}
export const sendTeamMessage: Wire<typeof contract.sendTeamMessage> = {
  name: 'sendTeamMessage',
  method: 'POST',
  path: '/wps/relay/MCS2_sendMessage',
  auth: 'agent',
  moduleId: 'INBOX3',
}
