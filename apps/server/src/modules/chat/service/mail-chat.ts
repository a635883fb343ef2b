import { minuteMs } from '@trevo/calendar/durations.ts'
import { textIn } from '@trevo/languages/texts.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { transcriptMail } from '../domain/transcript.ts'
import type { ChatNeeds, MailReader } from '../needs.ts'
import { updateConversation } from '../repository/conversations.ts'
import { listMessages } from '../repository/messages.ts'
import { findModel } from '../repository/models.ts'
import type { ChatTables, ConversationRow } from '../repository/tables.ts'

/** How long until the same conversation may be mailed again. */
const againMs = 10 * minuteMs

/**
 * Mails the locked conversation to its member's confirmed address, once in ten minutes.
 * @throws Refusal `chat.no_address`, `chat.mailed`.
 */
export const createMailChat =
  ({ clock }: Pick<ChatNeeds, 'clock'>) =>
  async (tx: Tx, conversation: ConversationRow, reader: MailReader | undefined): Promise<void> => {
    const { id, model_id: modelId, mailed_at: mailedAt } = conversation
    if (!reader) throw new Refusal('chat.no_address')
    const now = clock.now()
    if (mailedAt && now.getTime() - mailedAt.getTime() < againMs) throw new Refusal('chat.mailed')
    const own = tables<ChatTables>(tx)
    const [rows, model] = [await listMessages(own, id, 0), await findModel(own, modelId)]
    const title = model ? textIn(model.titles, reader.language) : ''
    const lines = rows.map((row) => ({
      author: row.operator === null ? ('visitor' as const) : ('operator' as const),
      text: row.content,
      isPicture: row.picture_id !== null,
      at: row.written_at,
    }))
    await reader.send(tx, transcriptMail(reader, { title, lines }))
    await updateConversation(tx, id, { mailed_at: now })
  }
