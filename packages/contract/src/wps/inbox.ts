import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant } from '../shapes.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'INBOX3' } as const

/** The subject of a message; its text is written in the language of the caller. */
export const messageKinds = [
  'deposit_credited',
  'deposit_late',
  'deposit_failed',
  'deposit_held',
  'deposit_sent_back',
  'deposit_unclaimed',
  'deposit_reversed',
  'deposit_reward_reversed',
  'withdrawal_paid',
  'withdrawal_rejected',
  'withdrawal_failed',
  'withdrawal_returned',
  'withdrawal_question',
  'contract_offered',
  'statement_disputed',
  'dispute_answered',
  'agent_message',
  'team_message',
  'lottery_won',
  'feedback_answered',
  'account_impeded',
  'play_noticed',
  'play_talk',
  'play_reviewed',
] as const
export const MessageKind = z.enum(messageKinds)
export type MessageKind = z.infer<typeof MessageKind>

/** What can be opened from a message. */
export const MessageAbout = z.object({
  what: z.enum([
    'deposit',
    'withdrawal',
    'contract',
    'agent',
    'team',
    'lottery',
    'feedback',
    'account',
    'play',
  ]),
  id: z.string(),
})
export type MessageAbout = z.infer<typeof MessageAbout>

/** Increases with every message of a member. */
export const MessageId = z.string().regex(/^\d{1,18}$/)

export const InboxMessage = z.object({
  messageId: MessageId,
  kind: MessageKind,
  /** In the language of the call, as `content`. */
  subject: z.string(),
  content: z.string(),
  /** The brand's name; for a message from an agent or a member, that person's, masked. */
  sender: z.string(),
  sentDate: Instant,
  readFlag: z.boolean(),
  about: MessageAbout,
})
export type InboxMessage = z.infer<typeof InboxMessage>

/** The number of unread messages of the member. */
const Unread = z.int().min(0)

export const getUnreadCount = endpoint({
  name: 'getUnreadCount',
  summary: 'How many messages the member has not read',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: Unread,
  refusals: [],
})

export const listMessages = endpoint({
  name: 'listMessages',
  summary: "The member's messages, newest first",
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  ...common,
  query: z.object({
    /** Messages older than this one; from the last answer's `next`. */
    before: MessageId.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    _: CacheBuster,
  }),
  response: z.object({
    list: z.array(InboxMessage),
    next: MessageId.nullable(),
    unread: Unread,
  }),
  refusals: [],
})

export const readMessage = endpoint({
  name: 'readMessage',
  summary:
    'Marks a message as read; a repeat changes nothing. Returns the number of unread messages',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  ...common,
  body: z.strictObject({ messageId: MessageId }),
  response: Unread,
  refusals: [],
  rateLimit: { max: 120, windowSec: 60 },
})

export const readAllMessages = endpoint({
  name: 'readAllMessages',
  summary: 'Marks every message up to this one as read. Answers how many are unread',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  ...common,
  /** Later messages have not been seen yet, and stay unread. */
  body: z.strictObject({ upTo: MessageId }),
  response: Unread,
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
})

export const deleteMessages = endpoint({
  name: 'deleteMessages',
  summary:
    'Removes messages from the inbox; a repeat changes nothing. Returns the number of unread messages',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessages',
  ...common,
  body: z.strictObject({ messageIds: z.array(MessageId).min(1).max(100) }),
  response: Unread,
  refusals: [],
  rateLimit: { max: 60, windowSec: 60 },
})
