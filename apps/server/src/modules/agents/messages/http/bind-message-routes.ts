import {
  getMessagePeople,
  listSentMessages,
  sendTeamMessage,
} from '@trevo/contract/wps/agents/messages.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Messages } from '../create-messages.ts'
import { callerOf } from '../../tree/http/caller-of.ts'

/** Calls of agents about messages to their team. */
export const bindMessageRoutes = (route: Route, messages: Messages): void => {
  route(getMessagePeople, (request) => messages.getMessagePeople(callerOf(request), request.query))
  route(sendTeamMessage, (request) => messages.sendTeamMessage(callerOf(request), request.body))
  route(listSentMessages, (request) => messages.listSentMessages(callerOf(request), request.query))
}
