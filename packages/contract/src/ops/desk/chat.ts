import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { pictureTypes } from '../../promotion-names.ts'
import { ChatMessage, ChatText } from '../../wps/chat.ts'

/** Who answers a conversation: the desk itself, or those it was handed to. */
export const deskQueues = ['support', 'payments', 'kyc', 'risk'] as const
export const DeskQueue = z.enum(deskQueues)
export type DeskQueue = z.infer<typeof DeskQueue>

/** What operators wrote beside a conversation or a ticket; its sender never sees it. */
export const DeskEvent = z.object({
  at: Instant,
  operator: z.string(),
  kind: z.enum(['note', 'handover']),
  text: z.string(),
  /** Of a hand-over: to whom. */
  toQueue: DeskQueue.nullable(),
  toOperator: z.string().nullable(),
})
export type DeskEvent = z.infer<typeof DeskEvent>

/** A conversation as operators see it. */
export const OperatorChat = z.object({
  chatId: z.string(),
  about: z.string(),
  /** `<merchant>@<username>`; null for someone who is not logged in. */
  account: z.string().nullable(),
  language: z.string(),
  status: z.enum(['open', 'ended']),
  openedAt: Instant,
  /** Since when it has been waiting for an answer. */
  waitingSince: Instant.nullable(),
  messages: z.int(),
  queue: DeskQueue,
  /** The operator who has it; null while anybody of the queue may take it. */
  assignee: z.string().nullable(),
  /** The latest words of the visitor, shortened; null before the first. */
  excerpt: z.string().nullable(),
})
export type OperatorChat = z.infer<typeof OperatorChat>

/** The same with all its messages. */
export const OperatorChatWhole = OperatorChat.extend({
  lines: z.array(ChatMessage.extend({ operator: z.string().nullable() })),
  /** Notes and hand-overs, oldest first. */
  events: z.array(DeskEvent),
})
export type OperatorChatWhole = z.infer<typeof OperatorChatWhole>

export const listOperatorChats = operatorEndpoint({
  name: 'listOperatorChats',
  summary: 'Conversations that wait for an answer, the longest wait first',
  method: 'GET',
  path: '/ops/chats',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  response: z.object({ chats: z.array(OperatorChat) }),
  refusals: [],
})

const params = z.object({ chatId: z.string().regex(/^\d{1,18}$/) })

export const readOperatorChat = operatorEndpoint({
  name: 'readOperatorChat',
  summary: 'One conversation with everything that was written',
  method: 'GET',
  path: '/ops/chats/:chatId',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  params,
  response: OperatorChatWhole,
  refusals: ['chat.unknown'],
})

export const answerChat = operatorEndpoint({
  name: 'answerChat',
  summary: 'Answers; the same `clientId` once',
  method: 'POST',
  path: '/ops/chats/:chatId/messages',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params,
  body: z.strictObject({ clientId: ClientId, text: ChatText }),
  response: OperatorChatWhole,
  refusals: ['chat.unknown', 'chat.ended', 'chat.full', 'request.id_reused'],
})

export const endOperatorChat = operatorEndpoint({
  name: 'endOperatorChat',
  summary: 'Ends a conversation; it can still be read',
  method: 'POST',
  path: '/ops/chats/:chatId/end',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params,
  body: z.strictObject({}),
  response: OperatorChatWhole,
  refusals: ['chat.unknown'],
})

export const getOperatorChatPicture = operatorEndpoint({
  name: 'getOperatorChatPicture',
  summary: 'A picture of a conversation',
  method: 'GET',
  path: '/ops/chats/:chatId/pictures/:pictureId',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  params: params.extend({ pictureId: z.uuid() }),
  response: z.object({ type: z.enum(pictureTypes), content: z.string() }),
  refusals: ['chat.unknown', 'chat.picture_unknown'],
})
