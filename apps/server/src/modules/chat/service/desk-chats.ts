import type { DeskQueue, OperatorChat, OperatorChatWhole } from '@trevo/contract/ops/desk/chat.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSameEvent } from '../domain/is-same-event.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { readNumberedCursor, writeNumberedCursor } from '../../../platform/numbered-cursor.ts'
import type { ChatNeeds } from '../needs.ts'
import { lockConversation, updateConversation } from '../repository/conversations.ts'
import { findDeskEvent, insertDeskEvent, listDeskConversations } from '../repository/desk.ts'
import type { DeskEventRow } from '../repository/tables.ts'
import { presentChats, presentWhole } from './operator-chats.ts'

/** Notes and hand-overs of one conversation. */
const eventsMax = 200

type Order = {
  readonly operator: string
  readonly brandId: number
  readonly chatId: bigint
  /** The operator's, for the subject. */
  readonly language: Language
}

type Asked = {
  readonly state: 'waiting' | 'open' | 'ended'
  readonly language: Language
  readonly queue?: DeskQueue | undefined
  readonly assignee?: string | undefined
  readonly before?: string | undefined
  readonly pageSize: number
}

export type HandOver = {
  readonly clientId: string
  readonly queue: DeskQueue
  readonly operator: string | null
  readonly note: string
}

/** Adds an event once, under the conversation's lock, with what the act changes. */
const createAddEvent = (needs: ChatNeeds) => {
  const { database, clock } = needs
  return async (
    order: Order,
    event: Pick<DeskEventRow, 'client_id' | 'kind' | 'content' | 'to_queue' | 'to_operator'>,
  ): Promise<OperatorChatWhole> => {
    await database.inTx(async (tx) => {
      const { brandId, chatId, operator } = order
      const conversation = await lockConversation(tx, chatId)
      if (conversation?.brand_id !== brandId) throw new Refusal('chat.unknown')
      const row: DeskEventRow = {
        ...event,
        conversation_id: chatId,
        at: clock.now(),
        operator,
        content: event.content.trim(),
      }
      const { known, count } = await findDeskEvent(tx, chatId, row.client_id)
      if (known && isSameEvent(known, row)) return
      if (count >= eventsMax) throw new Refusal('desk.notes_full')
      if (row.to_queue !== null) {
        if (conversation.state === 'ended') throw new Refusal('chat.ended')
        const { queue, assignee } = conversation
        const change = { queue: row.to_queue, assignee: row.to_operator }
        await updateConversation(tx, chatId, change)
        noteAct({ before: { queue, assignee }, after: { ...change, note: row.content } })
      }
      await insertDeskEvent(tx, row)
    })
    return presentWhole(needs, order.chatId, order.language)
  }
}

/** The desk's list of conversations, and what operators write beside them. */
export const createDeskChats = (needs: ChatNeeds) => {
  const { database, staff } = needs
  const add = createAddEvent(needs)
  return {
    listDeskChats: async (
      brandId: number,
      { state, queue, assignee, before, pageSize, language }: Asked,
    ): Promise<{ list: OperatorChat[]; next: string | null }> => {
      const from = readNumberedCursor(before)
      const search = { brandId, state, queue, assignee, from, limit: withExtra(pageSize) }
      const rows = await listDeskConversations(database.db, search)
      const { shown, next } = cutPage(rows, pageSize, (row) =>
        writeNumberedCursor({ at: row.waiting_since ?? row.written_at, id: row.id }),
      )
      return { list: await presentChats(needs, shown, language), next }
    },

    /** Refuses `chat.unknown`, `desk.notes_full`, `request.id_reused`. */
    noteChat: (order: Order, { clientId, text }: { clientId: string; text: string }) =>
      add(order, {
        client_id: clientId,
        kind: 'note',
        content: text,
        to_queue: null,
        to_operator: null,
      }),

    /** Refuses `chat.unknown`, `chat.ended`, `desk.operator_unknown`, `desk.notes_full`, `request.id_reused`. */
    handOverChat: async (order: Order, { clientId, queue, operator, note }: HandOver) => {
      const assignee = operator === null ? null : await staff.findAnswerer(order.brandId, operator)
      if (assignee === undefined) throw new Refusal('desk.operator_unknown')
      return add(order, {
        client_id: clientId,
        kind: 'handover',
        content: note,
        to_queue: queue,
        to_operator: assignee,
      })
    },
  }
}
