import type { OperatorChat, OperatorChatWhole } from '@trevo/contract/ops/desk/chat.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { ChatNeeds } from '../needs.ts'
import {
  findConversation,
  listWaiting,
  lockConversation,
  updateConversation,
} from '../repository/conversations.ts'
import { listDeskEvents, listExcerpts } from '../repository/desk.ts'
import { listMessages } from '../repository/messages.ts'
import { findModel } from '../repository/models.ts'
import type { ConversationRow } from '../repository/tables.ts'
import { createReadPicture } from './chat-pictures.ts'
import { presentMessage } from './present-message.ts'
import { notifyChanged, writeMessage } from './write-message.ts'

/** Per queue. */
const listedMax = 100

type Order = {
  readonly operator: string
  readonly brandId: number
  readonly chatId: bigint
  /** The operator's, for the subject. */
  readonly language: Language
}

/** Conversations as the desk lists them, with their subjects in the operator's language. */
export const presentChats = async (
  { database, members }: ChatNeeds,
  rows: readonly ConversationRow[],
  language: Language,
): Promise<OperatorChat[]> => {
  const memberIds = rows.flatMap(({ member_id: id }) => id ?? [])
  const accounts = await members.accountsOf(memberIds)
  const modelIds = [...new Set(rows.map(({ model_id: id }) => id))]
  const models = await Promise.all(modelIds.map((id) => findModel(database.db, id)))
  const excerpts = await listExcerpts(
    database.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const model = models.find((one) => one?.id === row.model_id)
    return {
      chatId: String(row.id),
      about: model ? textIn(model.titles, language) : '',
      account: row.member_id === null ? null : (accounts.get(row.member_id) ?? null),
      language: row.language,
      status: row.state,
      openedAt: row.opened_at.toISOString(),
      waitingSince: row.waiting_since?.toISOString() ?? null,
      messages: row.messages,
      queue: row.queue,
      assignee: row.assignee,
      excerpt: excerpts.get(row.id) ?? null,
    }
  })
}

/** A conversation with all that was written. @throws Refusal `chat.unknown` */
export const presentWhole = async (
  needs: ChatNeeds,
  chatId: bigint,
  language: Language,
): Promise<OperatorChatWhole> => {
  const { db } = needs.database
  const found = await findConversation(db, chatId)
  const [shown] = found ? await presentChats(needs, [found], language) : []
  if (!shown) throw new Refusal('chat.unknown')
  const rows = await listMessages(db, chatId, 0)
  return {
    ...shown,
    lines: rows.map((row) => ({ ...presentMessage(row), operator: row.operator })),
    events: (await listDeskEvents(db, chatId)).map((row) => ({
      at: row.at.toISOString(),
      operator: row.operator,
      kind: row.kind,
      text: row.content,
      toQueue: row.to_queue,
      toOperator: row.to_operator,
    })),
  }
}

const lockOf = async (tx: Tx, { brandId, chatId }: Order): Promise<ConversationRow> => {
  const found = await lockConversation(tx, chatId)
  if (found?.brand_id !== brandId) throw new Refusal('chat.unknown')
  return found
}

/** The operators' use cases: waiting conversations, messages, answers and the end. */
export const createOperatorChats = (needs: ChatNeeds) => ({
  /** Members before guests: many guests do not delay a member's answer. */
  listOperatorChats: async (brandId: number, language: Language) => {
    const rows = [
      ...(await listWaiting(needs.database.db, { brandId, isGuest: false }, listedMax)),
      ...(await listWaiting(needs.database.db, { brandId, isGuest: true }, listedMax)),
    ]
    return { chats: await presentChats(needs, rows, language) }
  },
  readOperatorChat: async (
    brandId: number,
    chatId: bigint,
    language: Language,
  ): Promise<OperatorChatWhole> => {
    const found = await findConversation(needs.database.db, chatId)
    if (found?.brand_id !== brandId) throw new Refusal('chat.unknown')
    return presentWhole(needs, chatId, language)
  },
  getOperatorChatPicture: async (brandId: number, chatId: bigint, pictureId: string) => {
    const found = await findConversation(needs.database.db, chatId)
    if (found?.brand_id !== brandId) throw new Refusal('chat.unknown')
    return createReadPicture(needs)(chatId, pictureId)
  },
  answerChat: async (
    order: Order & { readonly clientId: string; readonly text: string },
  ): Promise<OperatorChatWhole> => {
    await needs.database.inTx(async (tx) => {
      const conversation = await lockOf(tx, order)
      const { clientId, text, operator } = order
      await writeMessage(needs, tx, { conversation, clientId, text, operator })
    })
    return presentWhole(needs, order.chatId, order.language)
  },
  endOperatorChat: async (order: Order): Promise<OperatorChatWhole> => {
    await needs.database.inTx(async (tx) => {
      const conversation = await lockOf(tx, order)
      if (conversation.state === 'ended') return
      noteAct({ before: { state: conversation.state }, after: { state: 'ended' } })
      await updateConversation(tx, conversation.id, {
        state: 'ended',
        ended_at: needs.clock.now(),
        ended_by: order.operator,
        waiting_since: null,
      })
      notifyChanged(needs, tx, conversation)
    })
    return presentWhole(needs, order.chatId, order.language)
  },
})
