import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant } from '../../shapes.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import { feedbackTypes } from '../../wps/feedback.ts'
import { typed } from '../../wps/session.ts'
import { DeskEvent, DeskQueue, OperatorChat, OperatorChatWhole } from './chat.ts'

const chatParams = z.object({ chatId: z.string().regex(/^\d{1,18}$/) })
const Operator = typed(64).min(3)
const Text = typed(1_000).regex(/\S/)

/** A hand-over names a queue, or an operator, who also has the conversation from then on. */
const HandOver = z.strictObject({
  clientId: ClientId,
  queue: DeskQueue,
  operator: Operator.nullable().default(null),
  note: typed(500).regex(/\S.*\S/),
})

const paging = {
  before: z.string().max(60).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
}

export const listDeskChats = operatorEndpoint({
  name: 'listDeskChats',
  summary:
    'Conversations of the desk: those that wait, the longest wait first, or open and ended ones, the newest first',
  method: 'GET',
  path: '/ops/desk/chats',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  query: z.object({
    state: z.enum(['waiting', 'open', 'ended']).default('waiting'),
    queue: DeskQueue.optional(),
    /** Only those of this operator. */
    assignee: Operator.optional(),
    ...paging,
  }),
  response: z.object({ list: z.array(OperatorChat), next: z.string().nullable() }),
  refusals: [],
})

export const noteChat = operatorEndpoint({
  name: 'noteChat',
  summary: 'A note beside a conversation, for operators alone; the same `clientId` once',
  method: 'POST',
  path: '/ops/chats/:chatId/notes',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params: chatParams,
  body: z.strictObject({ clientId: ClientId, text: Text }),
  response: OperatorChatWhole,
  refusals: ['chat.unknown', 'desk.notes_full', 'request.id_reused'],
})

export const handOverChat = operatorEndpoint({
  name: 'handOverChat',
  summary:
    'Hands a conversation to another queue or operator, with a note; the same `clientId` once',
  method: 'POST',
  path: '/ops/chats/:chatId/hand-over',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params: chatParams,
  body: HandOver,
  response: OperatorChatWhole,
  refusals: [
    'chat.unknown',
    'chat.ended',
    'desk.operator_unknown',
    'desk.notes_full',
    'request.id_reused',
  ],
})

/** What a macro may contain in braces; filled from the conversation or ticket that is answered. */
export const macroVariables = ['username', 'brand', 'operator', 'number'] as const

export const Macro = z.object({
  code: z.string(),
  name: z.string(),
  texts: z.record(z.enum(languageCodes), z.string()),
  changedBy: z.string(),
  changedAt: Instant,
})
export type Macro = z.infer<typeof Macro>

export const listMacros = operatorEndpoint({
  name: 'listMacros',
  summary: 'The prepared answers of the brand, by name',
  method: 'GET',
  path: '/ops/desk/macros',
  right: 'desk.read',
  approval: 'none',
  personal: 'none',
  response: z.object({ macros: z.array(Macro) }),
  refusals: [],
})

const macroParams = z.object({ code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) })

export const saveMacro = operatorEndpoint({
  name: 'saveMacro',
  summary: 'Writes a prepared answer, or a new one',
  method: 'PUT',
  path: '/ops/desk/macros/:code',
  right: 'desk.answer',
  approval: 'none',
  personal: 'none',
  params: macroParams,
  body: z.strictObject({
    name: typed(60).regex(/\S.*\S/),
    texts: z.record(z.enum(languageCodes), Text),
  }),
  response: z.object({ macros: z.array(Macro) }),
  refusals: ['desk.macro_variable', 'desk.macros_full'],
})

export const deleteMacro = operatorEndpoint({
  name: 'deleteMacro',
  summary: 'Takes a prepared answer out; what was sent with it stays',
  method: 'DELETE',
  path: '/ops/desk/macros/:code',
  right: 'desk.answer',
  approval: 'none',
  personal: 'none',
  params: macroParams,
  response: z.object({ macros: z.array(Macro) }),
  refusals: ['desk.macro_unknown'],
})

/** Feedback of the site as a ticket. */
export const Ticket = z.object({
  referenceNumber: z.string(),
  type: z.literal(feedbackTypes),
  /** As typed by the sender. */
  sender: z.string(),
  /** `<merchant>@<username>` of who was signed in; null for a guest, whom no answer reaches in an inbox. */
  account: z.string().nullable(),
  content: z.string(),
  language: z.string(),
  sentAt: Instant,
  /** By when it has to be answered. */
  dueAt: Instant,
  answeredAt: Instant.nullable(),
  status: z.enum(['open', 'answered']),
  queue: DeskQueue,
  assignee: z.string().nullable(),
})
export type Ticket = z.infer<typeof Ticket>

export const TicketWhole = Ticket.extend({
  answers: z.array(z.object({ at: Instant, operator: z.string(), text: z.string() })),
  /** Notes and hand-overs, oldest first. */
  events: z.array(DeskEvent),
})
export type TicketWhole = z.infer<typeof TicketWhole>

export const listFeedbackTickets = operatorEndpoint({
  name: 'listFeedbackTickets',
  summary:
    'Feedback as tickets: open ones, the nearest deadline first, or answered ones, the latest first',
  method: 'GET',
  path: '/ops/desk/tickets',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  query: z.object({
    status: z.enum(['open', 'answered']).default('open'),
    type: z.coerce.number().pipe(z.literal(feedbackTypes)).optional(),
    queue: DeskQueue.optional(),
    ...paging,
  }),
  response: z.object({ list: z.array(Ticket), next: z.string().nullable() }),
  refusals: [],
})

const ticketParams = z.object({ referenceNumber: typed(40).regex(/^[A-Za-z0-9-]+$/) })

export const readTicket = operatorEndpoint({
  name: 'readTicket',
  summary: 'One ticket by its reference number, with answers, notes and hand-overs',
  method: 'GET',
  path: '/ops/desk/tickets/:referenceNumber',
  right: 'desk.read',
  approval: 'none',
  personal: 'clear',
  params: ticketParams,
  response: TicketWhole,
  refusals: ['desk.ticket_unknown'],
})

export const answerTicket = operatorEndpoint({
  name: 'answerTicket',
  summary: "Answers into the sender's inbox; the same `clientId` once",
  method: 'POST',
  path: '/ops/desk/tickets/:referenceNumber/answers',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params: ticketParams,
  body: z.strictObject({ clientId: ClientId, text: Text }),
  response: TicketWhole,
  refusals: ['desk.ticket_unknown', 'desk.notes_full', 'request.id_reused'],
})

export const noteTicket = operatorEndpoint({
  name: 'noteTicket',
  summary: 'A note beside a ticket, for operators alone; the same `clientId` once',
  method: 'POST',
  path: '/ops/desk/tickets/:referenceNumber/notes',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params: ticketParams,
  body: z.strictObject({ clientId: ClientId, text: Text }),
  response: TicketWhole,
  refusals: ['desk.ticket_unknown', 'desk.notes_full', 'request.id_reused'],
})

export const handOverTicket = operatorEndpoint({
  name: 'handOverTicket',
  summary: 'Hands a ticket to another queue or operator, with a note; the same `clientId` once',
  method: 'POST',
  path: '/ops/desk/tickets/:referenceNumber/hand-over',
  right: 'desk.answer',
  approval: 'none',
  personal: 'clear',
  params: ticketParams,
  body: HandOver,
  response: TicketWhole,
  refusals: [
    'desk.ticket_unknown',
    'desk.operator_unknown',
    'desk.notes_full',
    'request.id_reused',
  ],
})
