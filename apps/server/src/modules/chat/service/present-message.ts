import type { ChatMessage } from '@trevo/contract/wps/chat.ts'
import type { MessageRow } from '../repository/tables.ts'

/** A message as visitors read it, without the name of the operator. */
export const presentMessage = (row: MessageRow): ChatMessage => ({
  seq: row.seq,
  author: row.operator === null ? 'visitor' : 'operator',
  text: row.content,
  pictureId: row.picture_id,
  at: row.written_at.toISOString(),
})
