import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pictureBytesMax, pictureTypes } from '../promotion-names.ts'
import { ClientId, Instant } from '../shapes.ts'
import { humanFields } from './session.ts'

const common = { family: 'wps', auth: 'optional', moduleId: 'CBS3', alwaysOpen: true } as const

/** Maximum length of a message, in characters as people count them. */
export const chatTextMax = 1_000

/**
 * A conversation as its page names it: the number and, for a visitor who is not logged in, its secret,
 * which only the browser that started it has.
 */
export const ChatName = z.string().regex(/^\d{1,18}(\.[A-Za-z0-9_-]{43})?$/)

export const ChatText = z
  .string()
  .regex(plainText)
  .regex(/\S/)
  .refine((text) => [...text].length <= chatTextMax)

export const ChatMessage = z.object({
  /** Position in the conversation, from 1 without gaps. */
  seq: z.int(),
  author: z.enum(['visitor', 'operator']),
  /** Empty for a picture. */
  text: z.string(),
  pictureId: z.uuid().nullable(),
  at: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** MODEL-22 */
export const ChatModel = z.object({
  modelId: z.int(),
  title: z.string(),
  about: z.string(),
  /** Conversations currently waiting for an answer. */
  waiting: z.int(),
})
export type ChatModel = z.infer<typeof ChatModel>

export const listChatModels = endpoint({
  name: 'listChatModels',
  summary: 'CALL-68: what a live chat can be about',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  ...common,
  response: z.object({
    list: z.array(ChatModel),
    /** Median answer time today; null until there is one. */
    answerSeconds: z.int().nullable(),
  }),
  refusals: [],
})

export const launchChat = endpoint({
  name: 'launchChat',
  summary:
    'CALL-69: starts a conversation, or continues the one that a member has open about the same subject',
  method: 'POST',
  path: '/wps/relay/CBS_launchChat',
  ...common,
  body: z.strictObject({ modelId: z.int32().min(1) }),
  response: z.object({ chatUrl: z.url() }),
  refusals: ['chat.model_unknown', 'chat.busy', 'chat.too_many_open'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const Chat = z.object({
  chat: ChatName,
  title: z.string(),
  status: z.enum(['open', 'ended']),
  /** Conversations that will be answered before this one; null if it is not waiting. */
  ahead: z.int().nullable(),
  /** Median answer time today; null until there is one. */
  answerSeconds: z.int().nullable(),
  /** Whether its member may have it sent by mail. */
  canMail: z.boolean(),
  /** Messages after the requested position, in order. */
  messages: z.array(ChatMessage),
})
export type Chat = z.infer<typeof Chat>

export const readChat = endpoint({
  name: 'readChat',
  summary: 'The state of a conversation, and what was written after a position',
  // The name may contain a secret, which must not be in an address.
  method: 'POST',
  path: '/wps/relay/CBS_readChat',
  ...common,
  body: z.strictObject({ chat: ChatName, after: z.int32().min(0) }),
  response: Chat,
  refusals: ['chat.unknown'],
  rateLimit: { max: 600, windowSec: 60 },
})

export const sendChatMessage = endpoint({
  name: 'sendChatMessage',
  summary: 'Writes to the people who answer; the same `clientId` once',
  method: 'POST',
  path: '/wps/relay/CBS_sendChatMessage',
  ...common,
  body: z.strictObject({ chat: ChatName, clientId: ClientId, text: ChatText }),
  response: ChatMessage,
  refusals: ['chat.unknown', 'chat.ended', 'chat.full', 'request.id_reused'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const endChat = endpoint({
  name: 'endChat',
  summary: 'Ends a conversation; it can still be read',
  method: 'POST',
  path: '/wps/relay/CBS_endChat',
  ...common,
  body: z.strictObject({ chat: ChatName }),
  response: z.object({ status: z.enum(['open', 'ended']) }),
  refusals: ['chat.unknown'],
  rateLimit: { max: 10, windowSec: 60 },
})

/** A picture in base64, four characters for three bytes, with a margin. */
const pictureBodyMax = Math.ceil((pictureBytesMax * 4) / 3) + 4_096

export const sendChatPicture = endpoint({
  name: 'sendChatPicture',
  summary:
    'Writes a picture, png or jpg of 5 MB at most; decoded and drawn again; the same `clientId` once',
  method: 'POST',
  path: '/wps/relay/CBS_sendChatPicture',
  ...common,
  bodyBytesMax: pictureBodyMax,
  body: z.strictObject({
    chat: ChatName,
    clientId: ClientId,
    content: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
    /** With the first picture in a conversation of a visitor who is not logged in. */
    ...humanFields,
  }),
  response: ChatMessage,
  refusals: [
    'chat.unknown',
    'chat.ended',
    'chat.full',
    'chat.pictures_too_many',
    'chat.guest_pictures_full',
    'chat.picture_type',
    'chat.picture_too_large',
    'picture.too_complex',
    'picture.busy',
    'verify_first',
    'request.id_reused',
  ],
  rateLimit: { max: 10, windowSec: 60 },
})

export const getChatPicture = endpoint({
  name: 'getChatPicture',
  summary: 'A picture of a conversation, for whose it is',
  // The name may contain a secret, which must not be in an address.
  method: 'POST',
  path: '/wps/relay/CBS_getChatPicture',
  ...common,
  body: z.strictObject({ chat: ChatName, pictureId: z.uuid() }),
  response: z.object({ type: z.enum(pictureTypes), content: z.string() }),
  refusals: ['chat.unknown', 'chat.picture_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

export const mailChat = endpoint({
  name: 'mailChat',
  summary: 'Sends everything that was written to the confirmed address of the member',
  method: 'POST',
  path: '/wps/relay/CBS_mailChat',
  ...common,
  body: z.strictObject({ chat: ChatName }),
  response: z.object({ status: z.literal('sent') }),
  refusals: ['chat.unknown', 'chat.no_address', 'chat.mailed'],
  rateLimit: { max: 10, windowSec: 60 },
})
