import { createHash, randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import { pictureBytesMax } from '@trevo/contract/promotion-names.ts'
import type * as endpoints from '@trevo/contract/wps/chat.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { redrawPicture } from '../../../platform/pictures/redraw-picture.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ChatNeeds } from '../needs.ts'
import { findMessage } from '../repository/messages.ts'
import { countPictures, findPicture, insertPicture } from '../repository/pictures.ts'
import type { ChatTables, ConversationRow, MessageRow } from '../repository/tables.ts'
import { writeMessage } from './write-message.ts'

/** Pictures of one conversation. */
const picturesMax = 10

type Sending = {
  readonly clientId: string
  readonly content: string
  /** Locks the conversation of who sends; throws for everybody else. */
  lock(tx: Tx): Promise<ConversationRow>
}

/** The message of an earlier try; another picture under the same id is refused. */
const findSent = async (
  tx: Tx,
  { id }: ConversationRow,
  { clientId, sha256 }: { readonly clientId: string; readonly sha256: Buffer },
): Promise<MessageRow | undefined> => {
  const known = await findMessage(tx, id, clientId)
  if (!known) return undefined
  const picture =
    known.picture_id === null
      ? undefined
      : await findPicture(tables<ChatTables>(tx), known.picture_id)
  if (!picture?.sha256.equals(sha256)) throw new Refusal('request.id_reused')
  return known
}

/**
 * Writes a picture: decoded, drawn anew and in the store before the message that shows it stands.
 * @throws Refusal `chat.picture_type`, `.picture_too_large`, `.pictures_too_many`, and those of a message.
 */
export const createSendPicture =
  (needs: ChatNeeds) =>
  async ({ clientId, content, lock }: Sending): Promise<MessageRow> => {
    const { database, clock, pictures } = needs
    const bytes = Buffer.from(content, 'base64')
    if (bytes.length > pictureBytesMax) throw new Refusal('chat.picture_too_large')
    // Whoever may not write here is told so before anything is decoded.
    await database.inTx(lock)
    const drawn = await redrawPicture(bytes)
    if (!drawn) throw new Refusal('chat.picture_type')
    const sha256 = createHash('sha256').update(bytes).digest()
    const id = randomUUID()
    await pictures.write(id, drawn.content)
    const drop = () => pictures.remove(id)
    try {
      const row = await database.inTx(async (tx) => {
        const conversation = await lock(tx)
        const known = await findSent(tx, conversation, { clientId, sha256 })
        if (known) return known
        if ((await countPictures(tx, conversation.id)) >= picturesMax) {
          throw new Refusal('chat.pictures_too_many')
        }
        await insertPicture(tx, {
          id,
          conversation_id: conversation.id,
          type: drawn.type,
          byte_count: drawn.content.length,
          sha256,
          created_at: clock.now(),
        })
        return writeMessage(needs, tx, { conversation, clientId, text: '', pictureId: id })
      })
      if (row.picture_id !== id) await drop()
      return row
    } catch (error) {
      await drop()
      throw error
    }
  }

/** @throws Refusal `chat.picture_unknown` unless it is of this conversation. */
export const createReadPicture =
  ({ database, pictures }: Pick<ChatNeeds, 'database' | 'pictures'>) =>
  async (
    conversationId: bigint,
    pictureId: string,
  ): Promise<Value<typeof endpoints.getChatPicture>> => {
    const row = await findPicture(database.db, pictureId)
    const isOf = row?.conversation_id === conversationId
    const content = isOf ? await pictures.read(pictureId) : undefined
    if (!row || !content) throw new Refusal('chat.picture_unknown')
    return { type: row.type, content: Buffer.from(content).toString('base64') }
  }
