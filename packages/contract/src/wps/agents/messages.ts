import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Instant, keyset } from '../../shapes.ts'
import { typed } from '../session.ts'

/** Characters of one message. */
export const teamMessageMax = 500
/** How many people one message is sent to, and all messages of a day together. */
export const teamMessageReach = { each: 500, day: 1_000 } as const
/** How many people may be selected one by one. */
export const teamMessageChosenMax = 50

/** The agent above, selected direct downlines, or all direct downlines. */
const MessageTo = z.enum(['upline', 'chosen', 'all'])

/** A recipient, with the name masked as everywhere. */
export const MessagePerson = z.object({
  memberId: z.string(),
  name: z.string(),
  isAgent: z.boolean(),
})
export type MessagePerson = z.infer<typeof MessagePerson>

export const SentMessage = z.object({
  messageId: z.string(),
  to: MessageTo,
  /** Names of the first ones; `reached` is the number of all. */
  names: z.array(z.string()),
  reached: z.int(),
  text: z.string(),
  sentAt: Instant,
})
export type SentMessage = z.infer<typeof SentMessage>

const calling = { family: 'wps', auth: 'agent', moduleId: 'INBOX3' } as const

export const getMessagePeople = endpoint({
  ...calling,
  name: 'getMessagePeople',
  summary: 'To whom the agent may write: the agent above, and members directly below by page',
  method: 'GET',
  path: '/wps/relay/MCS2_messagePeople',
  query: z.object(keyset({ beforeMax: 30, sizeMax: 100, size: 50 })),
  response: z.object({
    upline: MessagePerson.nullable(),
    list: z.array(MessagePerson),
    next: z.string().nullable(),
    /** How many people can still be reached today. */
    leftToday: z.int(),
  }),
  refusals: [],
})

export const sendTeamMessage = endpoint({
  ...calling,
  name: 'sendTeamMessage',
  summary: 'Writes to the agent above, to members directly below, or to all of them',
  method: 'POST',
  path: '/wps/relay/MCS2_sendMessage',
  body: z.strictObject({
    /** Chosen by the client: a retry after a lost answer sends nothing again. */
    clientId: ClientId,
    to: MessageTo,
    /** Only for `chosen`. */
    memberIds: z.array(z.string().min(1).max(64)).max(teamMessageChosenMax).default([]),
    text: typed(teamMessageMax).regex(/\S/),
  }),
  response: SentMessage,
  refusals: [
    'agent.not_below',
    'agent.nobody_to_write_to',
    'agent.messages_over_limit',
    'request.id_reused',
  ],
  rateLimit: { max: 30, windowSec: 60 },
})

export const listSentMessages = endpoint({
  ...calling,
  name: 'listSentMessages',
  summary: 'What the agent wrote, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_sentMessages',
  query: z.object(keyset({ beforeMax: 30, sizeMax: 50, size: 10 })),
  response: z.object({ list: z.array(SentMessage), next: z.string().nullable() }),
  refusals: [],
})
