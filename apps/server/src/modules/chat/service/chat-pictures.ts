import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import { pictureBytesMax } from '@trevo/contract/promotion-names.ts'
import type * as endpoints from '@trevo/contract/wps/chat.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { judgeSentPicture, redrawPicture } from '../../../platform/pictures/redraw-picture.ts'
import type { ChatNeeds } from '../needs.ts'
import { updateConversation } from '../repository/conversations.ts'
import { findMessage } from '../repository/messages.ts'
import {
  countPictures,
  findPicture,
  insertPicture,
  measureGuestPictures,
} from '../repository/pictures.ts'
import type { ChatTables, ConversationRow, MessageRow } from '../repository/tables.ts'
import { requireWritable, writeMessage } from './write-message.ts'

/** Pictures per conversation. */
const picturesMax = 10
/** Stored pictures of guests per network, and bytes of all guests. */
const guestPicturesMax = 20
const guestBytesMax = 2_000_000_000

type Sending = {
  readonly clientId: string
  readonly content: string
  readonly humanProof?: string | undefined
  /** A sender has one picture in progress. */
  readonly sender: string
  readonly isHumanCheckOn: boolean
  /** Locks the sender's conversation; throws for everybody else. */
  lock(tx: Tx): Promise<ConversationRow>
}

type Sent = { readonly clientId: string; readonly sha256: Buffer }

/** The message of an earlier try; another picture under the same id is refused. */
const findSent = async (
  tx: Tx,
  { id }: ConversationRow,
  { clientId, sha256 }: Sent,
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

/** @throws Refusal of the first quota without space for another picture. */
const requireQuota = async (tx: Tx, conversation: ConversationRow): Promise<void> => {
  requireWritable(conversation)
  if ((await countPictures(tx, conversation.id)) >= picturesMax) {
    throw new Refusal('chat.pictures_too_many')
  }
  const { network } = conversation
  if (network === null) return
  const { count, totalBytes } = await measureGuestPictures(tx, network)
  if (count >= guestPicturesMax || totalBytes >= guestBytesMax) {
    throw new Refusal('chat.guest_pictures_full')
  }
}

/** Once per guest conversation. @throws Refusal `verify_first` */
const requireHuman = async (
  { database, clock, identity }: ChatNeeds,
  { id, member_id: memberId, proved_human_at: provedAt }: ConversationRow,
  { humanProof, isHumanCheckOn }: Sending,
): Promise<void> => {
  if (!isHumanCheckOn || memberId !== null || provedAt !== null) return
  if (!(await identity.isHuman(humanProof))) throw new Refusal('verify_first')
  await database.inTx((tx) => updateConversation(tx, id, { proved_human_at: clock.now() }))
}

/** Off the main thread: a large picture takes some milliseconds. */
const sha256Of = async (bytes: Buffer<ArrayBuffer>): Promise<Buffer> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes))

/**
 * Writes a picture: its header, its sender and every quota are checked before it is decoded; it is re-encoded and
 * stored before its message is written. @throws Refusal `chat.picture_type`, `.picture_too_large`,
 * `.pictures_too_many`, `.guest_pictures_full`, `picture.too_complex`, `.busy`, `verify_first`, and those of a
 * message.
 */
export const createSendPicture =
  (needs: ChatNeeds) =>
  async (sending: Sending): Promise<MessageRow> => {
    const { database, clock, pictures } = needs
    const { clientId, content, sender, lock } = sending
    const bytes = Buffer.from(content, 'base64')
    if (bytes.length > pictureBytesMax) throw new Refusal('chat.picture_too_large')
    if (!judgeSentPicture(bytes)) throw new Refusal('chat.picture_type')
    const sha256 = await sha256Of(bytes)
    const { known, conversation } = await database.inTx(async (tx) => {
      const locked = await lock(tx)
      const sent = await findSent(tx, locked, { clientId, sha256 })
      if (!sent) await requireQuota(tx, locked)
      return { known: sent, conversation: locked }
    })
    if (known) return known
    await requireHuman(needs, conversation, sending)
    const drawn = await redrawPicture(bytes, sender)
    if (!drawn) throw new Refusal('chat.picture_type')
    const id = randomUUID()
    await pictures.write(id, drawn.content)
    const drop = () => pictures.remove(id)
    try {
      const row = await database.inTx(async (tx) => {
        const locked = await lock(tx)
        const sent = await findSent(tx, locked, { clientId, sha256 })
        if (sent) return sent
        await requireQuota(tx, locked)
        await insertPicture(tx, {
          id,
          conversation_id: locked.id,
          type: drawn.type,
          byte_count: drawn.content.length,
          sha256,
          created_at: clock.now(),
          network: locked.network,
          deleted_at: null,
        })
        return writeMessage(needs, tx, { conversation: locked, clientId, text: '', pictureId: id })
      })
      if (row.picture_id !== id) await drop()
      return row
    } catch (error) {
      await drop()
      throw error
    }
  }

/** @throws Refusal `chat.picture_unknown` unless it belongs to this conversation and is still stored. */
export const createReadPicture =
  ({ database, pictures }: Pick<ChatNeeds, 'database' | 'pictures'>) =>
  async (
    conversationId: bigint,
    pictureId: string,
  ): Promise<Value<typeof endpoints.getChatPicture>> => {
    const row = await findPicture(database.db, pictureId)
    const isOf = row?.conversation_id === conversationId && row.deleted_at === null
    const content = isOf ? await pictures.read(pictureId) : undefined
    if (!row || !content) throw new Refusal('chat.picture_unknown')
    return { type: row.type, content: Buffer.from(content).toString('base64') }
  }
