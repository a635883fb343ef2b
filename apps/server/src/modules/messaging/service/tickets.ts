import type { DeskQueue } from '@trevo/contract/ops/desk/chat.ts'
import type { Ticket, TicketWhole } from '@trevo/contract/ops/desk/desk.ts'
import { feedbackTypes, type FeedbackType } from '@trevo/contract/wps/feedback.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { MessagingNeeds } from '../needs.ts'
import {
  findFeedback,
  insertTicketEvent,
  listFeedback,
  listTicketEvents,
  lockFeedback,
  updateFeedback,
  type FeedbackRow,
} from '../repository/tickets.ts'
import type { MessagingTables, TicketEventRow } from '../repository/tables.ts'

/** Answers, notes and hand-overs of one ticket. */
const eventsMax = 200

export type TicketOrder = {
  readonly operator: string
  readonly brandId: number
  readonly referenceNumber: string
}

type Asked = {
  readonly status: 'open' | 'answered'
  readonly type?: FeedbackType | undefined
  readonly queue?: DeskQueue | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

type HandOver = {
  readonly clientId: string
  readonly queue: DeskQueue
  readonly operator: string | null
  readonly note: string
}

const typeOf = (type: number): FeedbackType => {
  const known = feedbackTypes.find((one) => one === type)
  if (known === undefined) throw new Error(`unknown type of feedback ${type}`)
  return known
}

const createPresent =
  ({ members }: Pick<MessagingNeeds, 'members'>) =>
  async (rows: readonly FeedbackRow[]): Promise<Ticket[]> => {
    const accounts = await members.accountsOf(rows.flatMap(({ member_id: id }) => id ?? []))
    return rows.map((row) => ({
      referenceNumber: row.reference_number,
      type: typeOf(row.type),
      sender: row.sender,
      account: row.member_id === null ? null : (accounts.get(row.member_id) ?? null),
      content: row.content,
      language: row.language,
      sentAt: row.sent_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      status: row.status,
      queue: row.queue,
      assignee: row.assignee,
    }))
  }

/** Adds an event once, under the ticket's lock; false where it was there. */
const createAddEvent =
  ({ clock }: Pick<MessagingNeeds, 'clock'>) =>
  async (
    tx: Tx,
    { feedback_id: feedbackId }: FeedbackRow,
    event: Omit<TicketEventRow, 'feedback_id' | 'at'>,
  ): Promise<boolean> => {
    const row = {
      ...event,
      content: event.content.trim(),
      feedback_id: feedbackId,
      at: clock.now(),
    }
    const rows = await listTicketEvents(tables<MessagingTables>(tx), feedbackId)
    const known = rows.find((one) => one.client_id === row.client_id)
    if (known) {
      const isSame =
        known.kind === row.kind &&
        known.content === row.content &&
        known.operator === row.operator &&
        known.to_queue === row.to_queue &&
        known.to_operator === row.to_operator
      if (!isSame) throw new Refusal('request.id_reused')
      return false
    }
    if (rows.length >= eventsMax) throw new Refusal('desk.notes_full')
    await insertTicketEvent(tx, row)
    return true
  }

const createShow = (needs: MessagingNeeds) => {
  const { database } = needs
  const present = createPresent(needs)
  return {
    listFeedbackTickets: async (
      brandId: number,
      { status, type, queue, before, pageSize }: Asked,
    ): Promise<{ list: Ticket[]; next: string | null }> => {
      const from = readNumberedCursor(before)
      const search = { brandId, status, type, queue, from, limit: withExtra(pageSize) }
      const { shown, next } = cutPage(await listFeedback(database.db, search), pageSize, (row) =>
        writeNumberedCursor({ at: row.answered_at ?? row.due_at, id: row.feedback_id }),
      )
      return { list: await present(shown), next }
    },

    /** Refuses `desk.ticket_unknown`. */
    readTicket: async (brandId: number, referenceNumber: string): Promise<TicketWhole> => {
      const row = await findFeedback(database.db, brandId, referenceNumber)
      const [shown] = row ? await present([row]) : []
      if (!row || !shown) throw new Refusal('desk.ticket_unknown')
      const events = await listTicketEvents(database.db, row.feedback_id)
      return {
        ...shown,
        answers: events
          .filter(({ kind }) => kind === 'answer')
          .map(({ at, operator, content }) => ({ at: at.toISOString(), operator, text: content })),
        events: events.flatMap(({ kind, ...one }) =>
          kind === 'answer'
            ? []
            : {
                kind,
                at: one.at.toISOString(),
                operator: one.operator,
                text: one.content,
                toQueue: one.to_queue,
                toOperator: one.to_operator,
              },
        ),
      }
    },
  }
}

const lockTicket = async (
  tx: Tx,
  { brandId, referenceNumber }: TicketOrder,
): Promise<FeedbackRow> => {
  const row = await lockFeedback(tx, brandId, referenceNumber)
  if (!row) throw new Refusal('desk.ticket_unknown')
  return row
}

/** An answer reaches the sender's inbox in the transaction that keeps it. */
const createAnswer = (needs: MessagingNeeds) => {
  const { database, clock, inbox } = needs
  const addEvent = createAddEvent(needs)
  return (order: TicketOrder, { clientId, text }: { clientId: string; text: string }) =>
    database.inTx(async (tx) => {
      const row = await lockTicket(tx, order)
      const { operator, referenceNumber } = order
      const event = { client_id: clientId, operator, to_queue: null, to_operator: null }
      const isNew = await addEvent(tx, row, { ...event, kind: 'answer', content: text })
      if (!isNew) return
      const at = clock.now()
      await updateFeedback(tx, row.feedback_id, { status: 'answered', answered_at: at })
      noteAct({
        target: referenceNumber,
        before: { status: row.status },
        after: { status: 'answered', answer: text.trim() },
      })
      if (row.member_id === null) return
      await inbox.sendAnswer(tx, row.member_id, {
        source: `feedback ${referenceNumber} ${clientId}`,
        referenceNumber,
        text: text.trim(),
        sentAt: at,
      })
    })
}

/** Feedback as tickets of the desk: found, answered, noted and handed over. */
export const createTickets = (needs: MessagingNeeds) => {
  const { database, staff } = needs
  const shown = createShow(needs)
  const addEvent = createAddEvent(needs)
  const answer = createAnswer(needs)
  const readAgain = ({ brandId, referenceNumber }: TicketOrder) =>
    shown.readTicket(brandId, referenceNumber)

  return {
    ...shown,

    /** Refuses `desk.ticket_unknown`, `desk.notes_full`, `request.id_reused`. */
    answerTicket: async (
      order: TicketOrder,
      body: { clientId: string; text: string },
    ): Promise<TicketWhole> => {
      await answer(order, body)
      return readAgain(order)
    },

    /** Refuses `desk.ticket_unknown`, `desk.notes_full`, `request.id_reused`. */
    noteTicket: async (
      order: TicketOrder,
      { clientId, text }: { clientId: string; text: string },
    ): Promise<TicketWhole> => {
      await database.inTx(async (tx) => {
        const row = await lockTicket(tx, order)
        const { operator } = order
        const event = { client_id: clientId, operator, to_queue: null, to_operator: null }
        await addEvent(tx, row, { ...event, kind: 'note', content: text })
      })
      return readAgain(order)
    },

    /** Refuses `desk.ticket_unknown`, `desk.operator_unknown`, `desk.notes_full`, `request.id_reused`. */
    handOverTicket: async (
      order: TicketOrder,
      { clientId, queue, operator: to, note }: HandOver,
    ): Promise<TicketWhole> => {
      const assignee = to === null ? null : await staff.findAnswerer(order.brandId, to)
      if (assignee === undefined) throw new Refusal('desk.operator_unknown')
      await database.inTx(async (tx) => {
        const row = await lockTicket(tx, order)
        const { operator } = order
        const event = { client_id: clientId, operator, to_queue: queue, to_operator: assignee }
        const isNew = await addEvent(tx, row, { ...event, kind: 'handover', content: note })
        if (!isNew) return
        await updateFeedback(tx, row.feedback_id, { queue, assignee })
        noteAct({
          target: order.referenceNumber,
          before: { queue: row.queue, assignee: row.assignee },
          after: { queue, assignee, note: note.trim() },
        })
      })
      return readAgain(order)
    },
  }
}
