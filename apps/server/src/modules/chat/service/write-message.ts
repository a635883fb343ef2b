import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { ChatNeeds } from '../needs.ts'
import { updateConversation } from '../repository/conversations.ts'
import { findMessage, insertMessage } from '../repository/messages.ts'
import type { ConversationRow, MessageRow } from '../repository/tables.ts'

/** The highest number of messages in a conversation; after that a new one is needed. */
const messagesMax = 400

type Writing = {
  /** Locked. */
  readonly conversation: ConversationRow
  readonly clientId: string
  readonly text: string
  /** Undefined when the visitor writes. */
  readonly operator?: string
  /** Stored by now; it has no text. */
  readonly pictureId?: string
}

/** @throws Refusal `chat.ended`, `chat.full` */
export const requireWritable = ({
  state,
  messages,
}: Pick<ConversationRow, 'state' | 'messages'>): void => {
  if (state === 'ended') throw new Refusal('chat.ended')
  if (messages >= messagesMax) throw new Refusal('chat.full')
}

/** Notifies the member's open pages after the commit. */
export const notifyChanged = (
  { listeners }: Pick<ChatNeeds, 'listeners'>,
  tx: Tx,
  { id, member_id: memberId }: ConversationRow,
): void => {
  if (memberId !== null) afterCommit(tx, () => listeners.onChanged(memberId, id))
}

/** Appends a message; the same `clientId` once. @throws Refusal `chat.ended`, `chat.full`, `request.id_reused`. */
export const writeMessage = async (
  needs: Pick<ChatNeeds, 'clock' | 'listeners'>,
  tx: Tx,
  { conversation, clientId, text, operator, pictureId }: Writing,
): Promise<MessageRow> => {
  const { id, messages, waiting_since: waitingSince } = conversation
  const content = text.trim()
  const known = await findMessage(tx, id, clientId)
  if (known) {
    const isSame =
      known.picture_id === null &&
      known.content === content &&
      known.operator === (operator ?? null)
    if (!isSame) throw new Refusal('request.id_reused')
    return known
  }
  requireWritable(conversation)
  const now = needs.clock.now()
  const row: MessageRow = {
    conversation_id: id,
    seq: messages + 1,
    operator: operator ?? null,
    client_id: clientId,
    content,
    picture_id: pictureId ?? null,
    answered_seconds:
      operator !== undefined && waitingSince
        ? Math.max(0, Math.round((now.getTime() - waitingSince.getTime()) / 1_000))
        : null,
    written_at: now,
  }
  await insertMessage(tx, row)
  await updateConversation(tx, id, {
    messages: messages + 1,
    written_at: now,
    waiting_since: operator === undefined ? (waitingSince ?? now) : null,
  })
  notifyChanged(needs, tx, conversation)
  return row
}
