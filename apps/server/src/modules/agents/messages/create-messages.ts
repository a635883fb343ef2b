import type { AgentsNeeds } from '../needs.ts'
import { createGetMessagePeople } from './service/get-message-people.ts'
import { createListSentMessages } from './service/list-sent-messages.ts'
import { createSendTeamMessage } from './service/send-team-message.ts'
import { createDeliverMessages } from './service/deliver-messages.ts'

/** Messages between an agent and the people directly below. */
export const createMessages = (needs: AgentsNeeds) => ({
  getMessagePeople: createGetMessagePeople(needs),
  sendTeamMessage: createSendTeamMessage(needs),
  listSentMessages: createListSentMessages(needs),
  /** Delivers agents' messages to inboxes; a job, every second. */
  deliverMessages: createDeliverMessages(needs),
})

export type Messages = ReturnType<typeof createMessages>
