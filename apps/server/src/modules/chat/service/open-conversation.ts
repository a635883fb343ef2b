import type { Language } from '@trevo/contract/shapes.ts'
import type { DeskQueue } from '@trevo/contract/ops/desk/chat.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { ChatNeeds } from '../needs.ts'
import { findOpenOf, insertConversation, updateConversation } from '../repository/conversations.ts'
import { listModels } from '../repository/models.ts'
import type { ChatTables } from '../repository/tables.ts'
import { writeMessage } from './write-message.ts'

/** What the desk has to say to a member. */
export type DeskOpening = {
  readonly brandId: number
  readonly memberId: bigint
  readonly language: Language
  readonly queue: DeskQueue
  /** The subject, if the brand offers it; the first one otherwise. */
  readonly subject: string
  /** Makes the first message the only one, however often it is sent. */
  readonly clientId: string
  readonly text: string
  /** As operators see who wrote it. */
  readonly operator: string
}

/**
 * Opens a conversation from the desk's side, in the caller's transaction: the first message is written, and it waits
 * in the queue for a person to go on. One about the same subject that is open is gone on with. @returns whether it
 * was opened: a brand without subjects has no desk
 */
export const createOpenConversation =
  (needs: ChatNeeds) =>
  async (tx: Tx, opening: DeskOpening): Promise<boolean> => {
    const { brandId, memberId, language, queue, subject, clientId, text, operator } = opening
    const models = await listModels(tables<ChatTables>(tx), brandId)
    const model = models.find(({ code }) => code === subject) ?? models[0]
    if (!model) return false
    const at = needs.clock.now()
    const asked = { memberId, modelId: model.id }
    const conversation =
      (await insertConversation(tx, {
        brand_id: brandId,
        model_id: model.id,
        member_id: memberId,
        key_hash: null,
        language,
        opened_at: at,
        written_at: at,
        waiting_since: null,
        ended_at: null,
        ended_by: null,
        mailed_at: null,
        network: null,
        proved_human_at: null,
      })) ?? (await findOpenOf(tx, asked))
    if (!conversation) return false
    await writeMessage(needs, tx, { conversation, clientId, text, operator })
    await updateConversation(tx, conversation.id, { queue, waiting_since: at })
    return true
  }
